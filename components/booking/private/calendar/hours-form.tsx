'use client';

import { CopyMonday } from '@/components/booking/private/calendar/copy-monday';
import { DayHours } from '@/components/booking/private/calendar/day-hours';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { Folded } from '@/components/forms/private/folded';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import type { AvailabilityView } from '@/lib/booking/calendar/availability/queries';
import { bounds, hoursAsFields, weekdays } from '@/lib/booking/calendar/availability/rules';
import type { FormAction, Option } from '@/lib/server/action/form-result';

const formId = 'weekly-hours';

const settings = [
  {
    name: 'slotMinutes',
    label: 'Length of an appointment, in minutes',
    hint: 'What people book. You can arrange longer or shorter sessions yourself.',
  },
  {
    name: 'bufferMinutes',
    label: 'Free time after each, in minutes',
    hint: 'For notes and breath. Nobody can book it.',
  },
  {
    name: 'noticeHours',
    label: 'Earliest booking, in hours from now',
    hint: 'So that no appointment surprises you.',
  },
  {
    name: 'horizonDays',
    label: 'How many days ahead can be booked',
    hint: 'Later days open one by one.',
  },
  {
    name: 'cancelNoticeHours',
    label: 'Free moving and cancelling, until so many hours before',
    hint: 'People read this before they book. Booked appointments keep the rule they were booked under.',
  },
] as const;

type HoursFormProps = {
  readonly view: AvailabilityView;
  readonly action: FormAction<null>;
  readonly postTo: string;
  /** Every zone by its city. */
  readonly zones: readonly Option[];
};

/** A week of hours and the booking rules. */
export function HoursForm({ view, action, postTo, zones }: HoursFormProps) {
  const {
    basis,
    hours,
    timeZone,
    preview: _preview,
    outside: _outside,
    exceptions: _exceptions,
    ...numbers
  } = view;
  const form = useFormAction({
    id: formId,
    action,
    postTo,
    defaults: {
      ...hoursAsFields(hours),
      timeZone,
      ...Object.fromEntries(settings.map(({ name }) => [name, String(numbers[name])])),
    },
  });
  const { field, result } = form;
  return (
    <form {...form.formProps} aria-label="Weekly hours" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {/* A new key for each saved version, so that the fields show it. */}
      <div key={basis} className="grid gap-6">
        <input type="hidden" name="basis" value={basis} />
        <SelectField
          field={field('timeZone')}
          label="Time zone of these hours"
          hint="The clock that you work by. People see times on their own clock, and in IST."
          options={zones}
        />
        <div className="grid gap-3">
          {weekdays.map(({ weekday, name }) => (
            <DayHours key={weekday} weekday={weekday} name={name} field={field} />
          ))}
        </div>
        <CopyMonday formId={formId} />
        <Folded
          behind="How it can be booked"
          open={settings.some(({ name }) => field(name).error !== undefined)}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            {settings.map(({ name, label, hint }) => (
              <TextField
                key={name}
                field={field(name)}
                label={label}
                hint={hint}
                type="number"
                inputMode="numeric"
                min={bounds[name].least}
                max={bounds[name].most}
                required
              />
            ))}
          </div>
        </Folded>
      </div>
      <SubmitButton sending={form.sending}>Save</SubmitButton>
    </form>
  );
}
