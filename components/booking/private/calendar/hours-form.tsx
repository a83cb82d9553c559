'use client';

import { CopyMonday } from '@/components/booking/private/calendar/copy-monday';
import { DayHours } from '@/components/booking/private/calendar/day-hours';
import { Form } from '@/components/forms/form';
import { EnterButton } from '@/components/forms/private/enter-button';
import { Folded } from '@/components/forms/private/folded';
import { VersionField } from '@/components/forms/private/version-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { FieldDescription } from '@/components/ui/field';
import type { AvailabilityView } from '@/lib/booking/calendar/availability/queries';
import {
  availabilityMessages,
  bounds,
  calendarLabels,
  calendarShown,
  type HourField,
  hoursOfSameDay,
  weekdays,
} from '@/lib/booking/calendar/availability/rules';
import { availabilitySchema } from '@/lib/booking/calendar/availability/schema';
import { mostNewClients, newClientsRule } from '@/lib/booking/new-clients/rules';
import { placeRule } from '@/lib/booking/place/rules';
import type { FormAction, Option } from '@/lib/server/action/form-result';

const formId = 'weekly-hours';

const settings = [
  {
    name: 'slotMinutes',
    hint: 'Clients book sessions of this length. If you offer several kinds of session, the first kind has it. You can schedule longer or shorter sessions yourself.',
  },
  {
    name: 'bufferMinutes',
    hint: 'A break after each session, which clients cannot book.',
  },
  {
    name: 'noticeHours',
    hint: 'Prevents last-minute bookings.',
  },
  {
    name: 'horizonDays',
    hint: 'Later days open for booking one by one.',
  },
  {
    name: 'cancelNoticeHours',
    hint: 'Clients see this before they book. Changes apply to new bookings only.',
  },
] as const;

const limits: readonly Option[] = [
  { value: '', label: 'No limit' },
  ...Array.from({ length: mostNewClients }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  })),
];

type HoursFormProps = {
  readonly view: AvailabilityView;
  readonly action: FormAction<null>;
  readonly postTo: string;
  /** Every zone by its city. */
  readonly zones: readonly Option[];
};

/** A week of hours and the booking rules. */
export function HoursForm({ view, action, postTo, zones }: HoursFormProps) {
  const { basis, hours } = view;
  // A consultation of the service has a fixed length.
  const isOwn = view.newClientsAWeek !== undefined;
  const places = view.places.map(({ id, name }) => ({ value: id, label: name }));
  const form = useValidatedForm({
    id: formId,
    schema: availabilitySchema,
    action,
    postTo,
    defaults: calendarShown(hours, view),
  });
  const { field, result } = form;
  const hour = (name: HourField) => field(name, { alsoChecks: hoursOfSameDay(name) });
  // Without scripts the form comes back with the days filled in: no error, and not saved either.
  const onlyCopied = result && !result.ok && result.message === availabilityMessages.copied;
  return (
    <Form
      form={form}
      label="Weekly hours"
      notice={onlyCopied ? result.message : undefined}
      className="grid gap-5 sm:gap-6"
    >
      <VersionField form={form} version={basis} name="basis" />
      {/* A new key for each saved version, so that the fields show it. */}
      <div key={basis} className="grid gap-5 sm:gap-6">
        <EnterButton />
        <SelectField
          field={field('timeZone')}
          label={calendarLabels.timeZone ?? ''}
          hint="Clients see times in their own time zone."
          options={zones}
        />
        {places.length > 0 && <FieldDescription className="max-w-measure">{placeRule}</FieldDescription>}
        <div className="grid gap-3">
          {weekdays.map(({ weekday, name }) => (
            <DayHours
              key={weekday}
              weekday={weekday}
              name={name}
              field={hour}
              places={places}
              placeField={field}
            />
          ))}
        </div>
        <CopyMonday />
        {isOwn && (
          <SelectField
            field={field('newClientsAWeek')}
            label={calendarLabels.newClientsAWeek ?? ''}
            hint={newClientsRule}
            options={limits}
          />
        )}
        <Folded behind="Booking rules" open={settings.some(({ name }) => field(name).error !== undefined)}>
          <div className="grid gap-5 sm:grid-cols-2">
            {settings.map(({ name, hint }) =>
              name === 'slotMinutes' && !isOwn ? (
                <input key={name} type="hidden" name={name} value={view.slotMinutes} />
              ) : (
                <TextField
                  key={name}
                  field={field(name)}
                  label={calendarLabels[name] ?? ''}
                  hint={hint}
                  type="number"
                  inputMode="numeric"
                  min={bounds[name].least}
                  max={bounds[name].most}
                  required
                />
              ),
            )}
          </div>
        </Folded>
      </div>
      <SubmitButton sending={form.sending}>Save</SubmitButton>
    </Form>
  );
}
