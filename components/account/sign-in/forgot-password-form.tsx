'use client';

import { EmailField } from '@/components/forms/contact-fields';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { requestPasswordReset } from '@/lib/account/recovery/actions';

const formId = 'forgot-password';

/** Gives every address the same answer, so that nobody learns who has an account here. */
export function ForgotPasswordForm() {
  const form = useFormAction({ id: formId, action: requestPasswordReset, postTo: '/forgot-password' });
  const { field, result } = form;

  return (
    <Form form={form} label="Reset your password" className="grid gap-6">
      <EmailField field={field('email')} hint="The email address you sign in with." autoComplete="username" />
      <SubmitButton sending={form.sending}>{result?.ok ? 'Send again' : 'Send me a link'}</SubmitButton>
    </Form>
  );
}
