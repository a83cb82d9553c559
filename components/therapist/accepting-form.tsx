'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { sayAcceptingOfLink } from '@/lib/therapist/accepting/actions';

type AcceptingFormProps = { readonly token: string; readonly formToken: string };

/** One press for each answer. Mail programs open links by themselves, so opening the page says nothing. */
export function AcceptingForm({ token, formToken }: AcceptingFormProps) {
  const id = 'accepting';
  const form = useFormAction({ id, action: sayAcceptingOfLink, postTo: `/accepting/${token}`, formToken });
  const { result, sending } = form;
  return (
    <Form form={form} label="New clients" className="grid gap-6">
      <input type="hidden" name="token" value={token} />
      {!result?.ok && (
        <div className="flex flex-wrap gap-3">
          <SubmitButton pressed={form.pressed} sending={sending} name="accepting" value="yes">
            Yes, I take new clients
          </SubmitButton>
          <SubmitButton
            pressed={form.pressed}
            sending={sending}
            name="accepting"
            value="no"
            variant="outline"
          >
            Not at the moment
          </SubmitButton>
        </div>
      )}
      {result?.ok ? (
        <p>
          <a href={`/accepting/${token}`} className="text-link">
            Change the answer
          </a>
        </p>
      ) : null}
    </Form>
  );
}
