'use client';

import { InsteadChoices } from '@/components/booking/change/instead-choices';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { EmailField, PhoneField } from '@/components/forms/contact-fields';
import type { FieldState } from '@/components/forms/field-frame';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { ChoiceCard } from '@/components/ui/choice-card';
import { FieldError } from '@/components/ui/field';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { bookingConsent } from '@/content/booking';
import { bookAsClient, bookAsGuest } from '@/lib/booking/confirm/actions';
import type { Option } from '@/lib/server/action/form-result';

type ModeChoiceProps = {
  readonly field: FieldState;
  readonly modes: readonly { readonly value: string; readonly label: string }[];
};

/** How to meet. The first way is ticked already. */
function ModeChoice({ field, modes }: ModeChoiceProps) {
  return (
    <RadioGroup id={field.id} aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">How would you like to meet?</legend>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
      <div className="flex flex-wrap gap-3">
        {modes.map(({ value, label }, index) => (
          <ChoiceCard key={value}>
            <RadioGroupItem
              name={field.name}
              value={value}
              defaultChecked={field.defaultValue ? field.defaultValue === value : index === 0}
              required
            />
            {label}
          </ChoiceCard>
        ))}
      </div>
    </RadioGroup>
  );
}

type DetailsFormProps = {
  /** The signed name of the hold. */
  readonly hold: string;
  readonly modes: readonly { readonly value: string; readonly label: string }[];
  /** The signed-in client; a guest gives their details. */
  readonly client: { readonly name: string; readonly email: string } | null;
  /** Set for a signed-in person before onboarding, who books as themselves. */
  readonly ownEmail: string | null;
  /** Times to choose from because somebody took the held one; null while the hold is valid. */
  readonly instead: readonly Option[] | null;
  /** The word for what pays, as the page shows it. */
  readonly shown: string;
};

const formId = 'details';

/** The last step: who comes and how, and if needed another time in place of a lost one. */
export function DetailsForm({ hold, modes, client, ownEmail, instead, shown }: DetailsFormProps) {
  const form = useFormAction({
    id: formId,
    action: client ? bookAsClient : bookAsGuest,
    postTo: `/book/details/${hold}`,
  });
  const { field, result } = form;
  const leaving = useRedirectAfterAction(result);
  const times = (result && !result.ok && result.options?.slot) || instead;
  return (
    <Form form={form} label="Your details" className="grid gap-6">
      <input type="hidden" name="booking" value={hold} />
      <input type="hidden" name="shown" value={shown} />
      {times && <InsteadChoices id={`${formId}-slot`} options={times} />}
      {client ? (
        <p>
          You are signed in as <strong>{client.name}</strong>. We will email {client.email}.
        </p>
      ) : (
        <>
          <TextField field={field('fullName')} label="Full name" autoComplete="name" required />
          {ownEmail ? (
            <>
              <input type="hidden" name="email" value={ownEmail} />
              <p>
                You are signed in as <strong className="wrap-anywhere">{ownEmail}</strong>. We will email you
                there, and you will see the appointment on your dashboard after you complete your profile.
              </p>
            </>
          ) : (
            <EmailField
              field={field('email')}
              hint="For the confirmation and reminders. The subject line gives only the time."
            />
          )}
          <PhoneField
            field={field('phone')}
            label="Phone number (optional)"
            hint="Needed only for a phone call. Add the country code if it is not an Indian number."
          />
        </>
      )}
      <ModeChoice field={field('mode')} modes={modes} />
      {!client && (
        <CheckboxField
          field={field('consent')}
          label={bookingConsent.agreement}
          hint={bookingConsent.use}
          required
        />
      )}
      <SubmitButton sending={form.sending || leaving}>Book this appointment</SubmitButton>
    </Form>
  );
}
