'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { confirmOwnInvitation } from '@/lib/care/client-card/actions';

const formId = 'confirm-invitation';

type ConfirmFormProps = { readonly token: string; readonly formToken: string };

/** Asks the holder of an invitation for the address or number on its card, before the page names anybody. */
export function ConfirmForm({ token, formToken }: ConfirmFormProps) {
  const postTo = `/invitation/${token}`;
  const form = useFormAction({ id: formId, action: confirmOwnInvitation, postTo, formToken });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label="Your invitation" className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <TextField
        key={form.generation}
        field={form.field('contact')}
        label="Your email address or phone number"
        hint="The one that your therapist has for you"
        autoComplete="off"
        required
      />
      <SubmitButton sending={form.sending || leaving}>Continue</SubmitButton>
    </Form>
  );
}
