'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useOnward } from '@/components/forms/use-onward';
import { confirmLink } from '@/lib/account/google/actions';

const formId = 'link-account';

/** Asks once for the password of the account that Google's address belongs to already. */
export function LinkAccountForm({ email }: { readonly email: string }) {
  const form = useFormAction({
    id: formId,
    action: confirmLink,
    postTo: '/link-account',
  });
  const { field, result } = form;
  const leaving = useOnward(result);

  return (
    <form {...form.formProps} aria-label="Link your Google account" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {/* Tells a password manager whose password is asked for. Without a name it is not sent. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="grid">
        <PasswordField field={field('password')} label="Password" autoComplete="current-password" />
        <a href="/forgot-password" className="tap text-link justify-self-start">
          Forgot password?
        </a>
      </div>
      <SubmitButton sending={form.sending || leaving}>Link and sign in</SubmitButton>
    </form>
  );
}
