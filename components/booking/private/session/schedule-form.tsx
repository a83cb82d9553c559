'use client';

import { SeriesFields } from '@/components/booking/private/session/series-fields';
import { ClientField, clientsHint, onlyClient } from '@/components/care/private/client-field';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { DateField } from '@/components/forms/private/date-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { scheduleClientSession } from '@/lib/booking/schedule/actions';
import type { ScheduleForm as Offered } from '@/lib/booking/schedule/queries';
import { longestSession, shortestSession } from '@/lib/booking/schedule/rules';
import { scheduleSchema } from '@/lib/booking/schedule/schema';
import { clockInWords } from '@/lib/format/time';
import type { Option } from '@/lib/server/action/form-result';

const formId = 'session';

type ScheduleFormProps = {
  /** The therapist's clients: profile ids and names. */
  readonly clients: readonly Option[];
  /** Their active plans; on one client's page only that client's. */
  readonly plans: readonly Option[];
  readonly offered: Offered;
  readonly formToken: string;
  readonly postTo: string;
  /** First values of day, time and length, such as those chosen in the calendar; without a length, that of the kind. */
  readonly when?: { readonly startsAt: string; readonly durationMinutes: string };
};

/** Arranges a session with a client, or enters one that has taken place. */
export function ScheduleForm({ clients, plans, offered, formToken, postTo, when }: ScheduleFormProps) {
  const { timeZone, modes, kinds, places } = offered;
  const form = useValidatedForm({
    id: formId,
    schema: scheduleSchema,
    action: scheduleClientSession,
    postTo,
    formToken,
    defaults: {
      client: onlyClient(clients),
      ...when,
      kind: kinds[0]?.value ?? '',
      mode: modes[0]?.value ?? '',
    },
  });
  const { field, result } = form;
  return (
    <Form form={form} label="New session" className="grid gap-6">
      <input type="hidden" name="timeZone" value={timeZone} />
      <div key={form.generation} className="field-row grid gap-6 sm:grid-cols-2">
        <ClientField field={field('client')} clients={clients} hint={clientsHint} />
        <DateField
          field={field('startsAt')}
          label="Day and time"
          hint={`For example 24/12/2026, 6:30 pm, in ${clockInWords(timeZone)}.`}
          withTime
          required
        />
        <SelectField
          field={field('kind')}
          label="Kind of session"
          hint="The fee of this kind is saved with the session."
          options={kinds}
          className="sm:col-span-2"
          required
        />
        <TextField
          field={field('durationMinutes')}
          label="Length in minutes (optional)"
          hint="Leave it empty for the length of this kind."
          type="number"
          inputMode="numeric"
          min={shortestSession}
          max={longestSession}
        />
        <SelectField field={field('mode')} label="How you meet" options={modes} required />
        {places.length > 0 && (
          <SelectField
            field={field('place')}
            label="Place, if you meet in person"
            hint="No other therapist who shares this place can be booked there at that time."
            options={places}
            className="sm:col-span-2"
          />
        )}
        {plans.length > 0 && (
          <SelectField
            field={field('plan')}
            label="Plan (optional)"
            hint="A completed session counts towards its plan."
            options={plans}
            placeholder="No plan"
            className="sm:col-span-2"
          />
        )}
        <div className="sm:col-span-2">
          <CheckboxField
            field={field('held')}
            label="This session has already taken place"
            hint="We save it as completed and send no email."
          />
        </div>
        <div className="sm:col-span-2">
          <SeriesFields field={field} open={result?.ok === false} />
        </div>
      </div>
      <SubmitButton sending={form.sending}>Save session</SubmitButton>
    </Form>
  );
}
