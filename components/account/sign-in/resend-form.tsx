'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { resendConfirmation } from '@/lib/account/email-confirmation/actions';
import { confirmationPath } from '@/lib/account/session/return-path';

const formId = 'resend-verification';

/** Asks for the confirmation mail again. @param next the page that the reader came for */
export function ResendForm({ next }: { readonly next: string }) {
  const form = useFormAction({ id: formId, action: resendConfirmation, postTo: confirmationPath(next) });

  return (
    <Form form={form} label="Send the email again" className="grid gap-6">
      <input type="hidden" name="next" value={next} />
      <SubmitButton sending={form.sending}>Send the email again</SubmitButton>
    </Form>
  );
}
