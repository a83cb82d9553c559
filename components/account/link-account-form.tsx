'use client';

import { useEffect } from 'react';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
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
  const leadTo = result?.ok ? result.data.next : undefined;
  // Only once the good news stands on the page.
  useEffect(() => {
    if (leadTo) window.location.assign(leadTo);
  }, [leadTo]);

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
      <SubmitButton sending={form.sending || result?.ok === true}>Link and sign in</SubmitButton>
    </form>
  );
}
