'use client';

import { MailSwitch } from '@/components/account/private/notification/mail-switch';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import type { Role } from '@/lib/account/session/roles';
import { savePreferences } from '@/lib/notification/preferences/actions';
import {
  closingMinutes,
  type MailPreferences,
  mailChoices,
  minuteInWords,
  openingMinutes,
} from '@/lib/notification/preferences/rules';
import type { Option } from '@/lib/server/action/form-result';

const formId = 'notification-preferences';

const times = (minutes: readonly number[]): readonly Option[] =>
  minutes.map((minute) => ({ value: String(minute), label: minuteInWords(minute) }));

type PreferencesFormProps = {
  readonly role: Role;
  readonly preferences: MailPreferences;
  /** Every zone by its city. */
  readonly zones: readonly Option[];
};

/** Which mails somebody wants, in which hours, and in which zone. */
export function PreferencesForm({ role, preferences, zones }: PreferencesFormProps) {
  const { mails, fromMinute, untilMinute, timeZone } = preferences;
  const form = useFormAction({
    id: formId,
    action: savePreferences,
    postTo: '/account/notifications',
    defaults: {
      mailReminders: mails.reminder ? 'on' : '',
      mailQuotations: mails.quotation ? 'on' : '',
      mailRequests: mails.request ? 'on' : '',
      contactFrom: String(fromMinute),
      contactUntil: String(untilMinute),
      timeZone,
    },
  });
  const { field, result } = form;
  return (
    <form {...form.formProps} aria-label="Mails and hours" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {/* A new key when the saved values change, so that the fields show them. */}
      <div key={JSON.stringify(preferences)} className="grid gap-6">
        {mailChoices[role].length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">Send me mails about</legend>
            {mailChoices[role].map(({ field: name, label, hint }) => (
              <MailSwitch key={name} field={field(name)} label={label} hint={hint} />
            ))}
          </fieldset>
        )}
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">Hours in which they may come</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField field={field('contactFrom')} label="From" options={times(openingMinutes)} />
            <SelectField field={field('contactUntil')} label="Until" options={times(closingMinutes)} />
          </div>
          <p className="max-w-measure text-muted-foreground text-small">
            What happens outside of them is sent when they begin. Appointments you book, move or cancel are
            confirmed at once.
          </p>
        </fieldset>
        <SelectField
          field={field('timeZone')}
          label="Your time zone"
          hint="Choose the nearest big city. We show times on its clock beside Indian time."
          options={zones}
        />
      </div>
      <SubmitButton sending={form.sending}>Save</SubmitButton>
    </form>
  );
}
