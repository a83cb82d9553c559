'use client';

import { InsteadChoices } from '@/components/booking/change/instead-choices';
import { ModeChoice } from '@/components/booking/mode-choice';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { EmailField, PhoneField } from '@/components/forms/contact-fields';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { bookingConsent } from '@/content/booking';
import { bookAsClient, bookAsGuest } from '@/lib/booking/confirm/actions';
import type { Option } from '@/lib/server/action/form-result';

type DetailsFormProps = {
  /** The signed name of the hold. */
  readonly hold: string;
  readonly modes: readonly { readonly value: string; readonly label: string }[];
  /** The signed-in client; a guest gives their details. */
  readonly client: { readonly name: string; readonly email: string } | null;
  /** Set for a signed-in person before onboarding, who books as themselves. */
  readonly ownEmail: string | null;
  /** Times to choose from because somebody took the held one; null while the hold stands. */
  readonly instead: readonly Option[] | null;
};

const formId = 'details';

/** The last step: who comes and how, and if needed another time in place of a lost one. */
export function DetailsForm({ hold, modes, client, ownEmail, instead }: DetailsFormProps) {
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
