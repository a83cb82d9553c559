'use client';

import { EmailField } from '@/components/account/email-field';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useOnward } from '@/components/forms/use-onward';
import { signIn } from '@/lib/account/sign-in/actions';

const formId = 'sign-in';

type SignInFormProps = {
  /** Page to come back to; empty for the start page. */
  readonly next: string;
  /** Known from a sign-up on this page. */
  readonly email?: string;
};

/** Sign-in mode of /login (spec §2). The signed-in page is loaded anew: nothing of the guest's page is kept. */
export function SignInForm({ next, email = '' }: SignInFormProps) {
  const form = useFormAction({
    id: formId,
    action: signIn,
    postTo: next ? `/login?${new URLSearchParams({ next })}` : '/login',
    defaults: { email },
  });
  const { field, result } = form;
  const leaving = useOnward(result);

  return (
    <form {...form.formProps} aria-label="Sign in" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <input type="hidden" name="next" value={next} />
      <EmailField field={field('email')} />
      <div className="grid">
        <PasswordField field={field('password')} label="Password" autoComplete="current-password" />
        <a href="/forgot-password" className="tap text-link justify-self-start">
          Forgot password?
        </a>
      </div>
      <SubmitButton sending={form.sending || leaving}>Sign In</SubmitButton>
    </form>
  );
}
