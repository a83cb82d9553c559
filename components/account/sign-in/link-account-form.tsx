'use client';

import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { confirmLink } from '@/lib/account/google/actions';

const formId = 'link-account';

/** Asks once for the password of the existing account with Google's address. */
export function LinkAccountForm({ email }: { readonly email: string }) {
  const form = useFormAction({
    id: formId,
    action: confirmLink,
    postTo: '/link-account',
  });
  const { field, result } = form;
  const leaving = useRedirectAfterAction(result);

  return (
    <Form form={form} label="Link your Google account" className="grid gap-6">
      {/* Tells a password manager whose password is needed. It has no name, so the form does not send it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="grid">
        <PasswordField field={field('password')} label="Password" autoComplete="current-password" />
        <a href="/forgot-password" className="tap text-link justify-self-start">
          Forgot password?
        </a>
      </div>
      <SubmitButton sending={form.sending || leaving}>Link and sign in</SubmitButton>
    </Form>
  );
}
