'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { Form } from '@/components/forms/form';
import { VersionField } from '@/components/forms/private/version-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { FieldDescription } from '@/components/ui/field';
import { Switch } from '@/components/ui/private/switch';
import type { Role } from '@/lib/account/session/roles';
import { minuteInWords } from '@/lib/format/time';
import { savePreferences } from '@/lib/notification/preferences/actions';
import {
  closingMinutes,
  type MailPreferences,
  mailChoices,
  openingMinutes,
  preferenceLabels,
  preferencesShown,
  type ReminderTime,
  reminderFields,
  reminderTimes,
} from '@/lib/notification/preferences/rules';
import { preferencesSchema } from '@/lib/notification/preferences/schema';
import type { Option } from '@/lib/server/action/form-result';

type MailSwitchProps = { readonly field: FieldState; readonly label: string; readonly hint: string };

/** Switches mails of one kind on or off. Sends `on`, or nothing at all, like any checkbox. */
function MailSwitch({ field, label, hint }: MailSwitchProps) {
  const { defaultValue, ...attributes } = fieldAttributes({ field, hint });
  return (
    <div className="flex items-start gap-3 py-1.5">
      <Switch {...attributes} defaultChecked={defaultValue === 'on'} className="my-1" />
      <div className="grid min-h-11 content-center">
        <label htmlFor={field.id}>{label}</label>
        <FieldDescription id={`${field.id}-hint`}>{hint}</FieldDescription>
      </div>
    </div>
  );
}

const formId = 'notification-preferences';

const times = (minutes: readonly number[]): readonly Option[] =>
  minutes.map((minute) => ({ value: String(minute), label: minuteInWords(minute) }));

const everyReminder = Object.keys(reminderTimes) as ReminderTime[];

type PreferencesFormProps = {
  readonly role: Role;
  readonly pushes: boolean;
  readonly preferences: MailPreferences;
  readonly version: string;
  /** Every zone by its city. */
  readonly zones: readonly Option[];
};

/** Which mails somebody wants, in which hours, and in which zone. */
export function PreferencesForm({ role, pushes, preferences, version, zones }: PreferencesFormProps) {
  const shown = preferencesShown(preferences);
  const [reminder, ...choices] = mailChoices[role];
  const form = useValidatedForm({
    id: formId,
    schema: preferencesSchema,
    action: savePreferences,
    postTo: '/account/notifications',
    defaults: shown,
  });
  const { field } = form;
  return (
    <Form form={form} label="Email settings" className="grid gap-6">
      <VersionField form={form} version={version} />
      {/* A new key when the saved values change, so that the fields show them. */}
      <div key={version} className="grid gap-6">
        {reminder && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">Remind me of my appointments</legend>
            <div className="grid">
              {everyReminder.map((time) => (
                <CheckboxField key={time} field={field(reminderFields[time])} label={reminderTimes[time]} />
              ))}
            </div>
            <MailSwitch field={field(reminder.field)} label={reminder.label} hint={reminder.hint} />
            {pushes ? (
              <MailSwitch
                field={field('remindByPush')}
                label="On my devices"
                hint="Devices with notifications turned on. The text says only that I have an appointment soon."
              />
            ) : (
              <input type="hidden" name="remindByPush" value={shown.remindByPush} />
            )}
          </fieldset>
        )}
        {choices.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">Send me emails about</legend>
            {choices.map(({ field: name, label, hint }) => (
              <MailSwitch key={name} field={field(name)} label={label} hint={hint} />
            ))}
          </fieldset>
        )}
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">When we may email you</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              field={field('contactFrom', { alsoChecks: ['contactUntil'] })}
              label={preferenceLabels.contactFrom}
              options={times(openingMinutes)}
            />
            <SelectField
              field={field('contactUntil')}
              label={preferenceLabels.contactUntil}
              options={times(closingMinutes)}
            />
          </div>
          <FieldDescription>
            Other emails wait until these hours begin. Reminders are always sent on time, and appointments you
            book, move or cancel are confirmed at once.
          </FieldDescription>
        </fieldset>
        <SelectField
          field={field('timeZone')}
          label={preferenceLabels.timeZone}
          hint="Choose the nearest big city. We show its time next to Indian time."
          options={zones}
        />
      </div>
      <SubmitButton sending={form.sending}>Save</SubmitButton>
    </Form>
  );
}
