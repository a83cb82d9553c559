'use client';

import { InsteadChoices } from '@/components/booking/instead-choices';
import { ModeChoice } from '@/components/booking/mode-choice';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { useOnward } from '@/components/forms/use-onward';
import { bookingConsent } from '@/content/booking';
import type { Option } from '@/lib/action/form-result';
import { bookAsClient, bookAsGuest } from '@/lib/booking/confirm/actions';

type DetailsFormProps = {
  /** The signed name of the hold. */
  readonly hold: string;
  readonly modes: readonly { readonly value: string; readonly label: string }[];
  /** Who is signed in as a client; a guest gives their details. */
  readonly client: { readonly name: string; readonly email: string } | null;
  /** Times to choose from because the held one is gone already; null while it waits. */
  readonly instead: readonly Option[] | null;
};

const formId = 'details';

/** The last step: who comes and how, and at need another time in place of one that is gone. */
export function DetailsForm({ hold, modes, client, instead }: DetailsFormProps) {
  const form = useFormAction({
    id: formId,
    action: client ? bookAsClient : bookAsGuest,
    postTo: `/book/details/${hold}`,
  });
  const { field, result } = form;
  const leaving = useOnward(result);
  const times = (result && !result.ok && result.options?.slot) || instead;
  return (
    <form {...form.formProps} aria-label="Your details" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <input type="hidden" name="booking" value={hold} />
      {times && <InsteadChoices id={`${formId}-slot`} options={times} />}
      {client ? (
        <p>
          You are signed in as <strong>{client.name}</strong>. We write to {client.email}.
        </p>
      ) : (
        <>
          <TextField field={field('fullName')} label="Full name" autoComplete="name" required />
          <TextField
            field={field('email')}
            label="Email"
            hint="For the confirmation and two reminders. Their subjects say nothing but the time."
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            required
          />
          <TextField
            field={field('phone')}
            label="Phone number"
            hint="With country code if it is not Indian. We call only about this appointment."
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
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
    </form>
  );
}
