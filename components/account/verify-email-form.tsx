'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { ButtonLink } from '@/components/ui/button';
import { verifyEmail } from '@/lib/account/verification/actions';

type VerifyEmailFormProps = { readonly token: string; readonly signedIn: boolean };

const formId = 'verify-email';

/** Opening a link from a mail confirms nothing, since mail programs open links by themselves; this button does. */
export function VerifyEmailForm({ token, signedIn }: VerifyEmailFormProps) {
  const form = useFormAction({ id: formId, action: verifyEmail, postTo: `/verify-email/${token}` });
  const { result } = form;

  return (
    <form {...form.formProps} aria-label="Confirm your email" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <input type="hidden" name="token" value={token} />
      {result ? (
        <ButtonLink href={result.ok ? (signedIn ? '/' : '/login') : '/verify-email'}>
          {result.ok ? (signedIn ? 'Continue' : 'Go to sign in') : 'Ask for a new link'}
        </ButtonLink>
      ) : (
        <SubmitButton sending={form.sending}>Yes, this is my email</SubmitButton>
      )}
    </form>
  );
}
