'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { LegalLink } from '@/components/account/sign-in/legal-link';
import { NewPasswordField } from '@/components/account/sign-in/new-password-field';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { EmailField } from '@/components/forms/contact-fields';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Button } from '@/components/ui/button';
import { signUpWithTerms } from '@/lib/account/sign-up/actions';
import { signUpWithTermsSchema } from '@/lib/account/sign-up/schema';

const formId = 'sign-up';
const terms = (
  <>
    I agree to the <LegalLink href="/terms">terms of use</LegalLink> and have read the{' '}
    <LegalLink href="/privacy">privacy notice</LegalLink>
  </>
);

type SignUpFormProps = {
  /** Page to go on to; empty for the start page. */
  readonly next: string;
  readonly children: ReactNode;
};

/**
 * The separate sign-up page (product.md §2): the button waits for the terms, and without scripts the server requires
 * them. `children` are the other ways to sign up, hidden once an account is made.
 */
export function SignUpForm({ next, children }: SignUpFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: signUpWithTermsSchema,
    action: signUpWithTerms,
    postTo: next ? `/signup?${new URLSearchParams({ next })}` : '/signup',
  });
  const { field, result } = form;
  const made = result?.ok ? result.data : null;
  const leaving = useRedirectAfterAction(made && { ok: true, message: '', data: made });
  const box = field('terms');
  // Unknown until scripts run, and without them the button works. The box may have been ticked before they load.
  const [agreed, setAgreed] = useState<boolean>();
  useEffect(() => {
    const control = document.getElementById(`${formId}-terms`);
    setAgreed(control instanceof HTMLInputElement && control.checked);
  }, []);

  return (
    <>
      <form {...form.formProps} aria-label="Create account" className="grid gap-6">
        <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
        <FormStatus result={result} focusRef={form.focusRef} />
        {result?.ok ? (
          <Button asChild>
            <a href={made?.next ?? '/login'}>{made ? 'Continue' : 'Go to sign in'}</a>
          </Button>
        ) : (
          <>
            <input type="hidden" name="next" value={next} />
            <TextField field={field('fullName')} label="Full Name" autoComplete="name" required />
            <EmailField field={field('email')} autoComplete="username" />
            <NewPasswordField
              field={field('password', { alsoChecks: ['confirmPassword'] })}
              label="Password"
            />
            <PasswordField
              field={field('confirmPassword')}
              label="Confirm Password"
              autoComplete="new-password"
            />
            <CheckboxField field={box} label={terms} onChange={setAgreed} required />
            <SubmitButton sending={form.sending || leaving} disabled={agreed === false}>
              Create Account
            </SubmitButton>
          </>
        )}
      </form>
      {!result?.ok && children}
    </>
  );
}
