'use client';

import { NewPasswordField } from '@/components/account/sign-in/new-password-field';
import { Notice } from '@/components/account/sign-in/notice';
import { Form, FormAnswer } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { resetPassword } from '@/lib/account/recovery/actions';
import { recoveryMessages, recoveryMinutes } from '@/lib/account/recovery/rules';

type ResetPasswordFormProps = {
  /** Secret of a working link; empty without one, and once an answer has used it up. */
  readonly token: string;
  /** Whether this browser came by a link that no longer works. */
  readonly spent: boolean;
};

const formId = 'reset-password';

export function ResetPasswordForm({ token, spent }: ResetPasswordFormProps) {
  const form = useFormAction({ id: formId, action: resetPassword, postTo: '/reset-password' });
  const { field, result } = form;

  if (token === '' || result?.ok) {
    return (
      <>
        <FormAnswer form={form} />
        {!result && (spent ? <Notice kind="bad">{recoveryMessages.spent}</Notice> : <FromTheMail />)}
        {result?.ok ? (
          <Button asChild>
            <a href="/login">Go to sign in</a>
          </Button>
        ) : (
          <Button asChild>
            <a href="/forgot-password">Ask for a new link</a>
          </Button>
        )}
      </>
    );
  }
  return (
    <Form form={form} label="Set a new password" className="grid gap-6">
      <input type="hidden" name="token" value={token} />
      <NewPasswordField field={field('password')} label="New password" />
      <PasswordField
        field={field('confirmPassword')}
        label="New password again"
        autoComplete="new-password"
      />
      <SubmitButton sending={form.sending}>Set new password</SubmitButton>
    </Form>
  );
}

function FromTheMail() {
  return (
    <p>
      Open the link in our email to choose a new password. It works once, for {recoveryMinutes} minutes, on
      the device that opens it.
    </p>
  );
}
