'use client';

import { Notice } from '@/components/account/sign-in/notice';
import { Form, FormAnswer } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { verifyEmail } from '@/lib/account/email-confirmation/actions';
import { confirmationMessages } from '@/lib/account/email-confirmation/rules';

type VerifyEmailFormProps = {
  readonly token: string;
  /** Needed from the reader: nothing besides the link when this browser is signed in to the account. */
  readonly asks: 'nothing' | 'password' | 'new-link';
  /** Address of the account; empty when the link does not work. */
  readonly email: string;
};

const formId = 'verify-email';

/** Mail programs open links by themselves, so opening the link confirms nothing; this button does. */
export function VerifyEmailForm({ token, asks, email }: VerifyEmailFormProps) {
  const form = useFormAction({ id: formId, action: verifyEmail, postTo: `/verify-email/${token}` });
  const { field, result } = form;
  if (result?.ok || asks === 'new-link') {
    return (
      <>
        <FormAnswer form={form} />
        {!result && <Notice kind="bad">{confirmationMessages.spent}</Notice>}
        {result?.ok ? (
          <Button asChild>
            <a href={result.data.next}>
              {result.data.next === '/' ? 'Continue' : 'Continue where you left off'}
            </a>
          </Button>
        ) : (
          <Button asChild>
            <a href="/verify-email">Ask for a new link</a>
          </Button>
        )}
      </>
    );
  }
  return (
    <Form form={form} label="Confirm your email" className="grid gap-6">
      <input type="hidden" name="token" value={token} />
      {asks === 'password' && (
        <>
          {/* Tells a password manager whose password is needed. It has no name, so the form does not send it. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField field={field('password')} label="Password" autoComplete="current-password" />
        </>
      )}
      <SubmitButton sending={form.sending}>Yes, this is my email</SubmitButton>
    </Form>
  );
}
