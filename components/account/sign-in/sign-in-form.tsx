'use client';

import { EmailField } from '@/components/forms/contact-fields';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { signIn } from '@/lib/account/sign-in/actions';

const formId = 'sign-in';

type SignInFormProps = {
  /** Page to return to; empty for the start page. */
  readonly next: string;
  /** Known from a sign-up on this page. */
  readonly email?: string;
};

/** Sign-in mode of /login (product.md §2). Reloads the signed-in page, so that nothing of the guest's page stays. */
export function SignInForm({ next, email = '' }: SignInFormProps) {
  const form = useFormAction({
    id: formId,
    action: signIn,
    postTo: next ? `/login?${new URLSearchParams({ next })}` : '/login',
    defaults: { email },
  });
  const { field, result } = form;
  const leaving = useRedirectAfterAction(result);

  return (
    <Form form={form} label="Sign in" className="grid gap-6">
      <input type="hidden" name="next" value={next} />
      <EmailField field={field('email')} autoComplete="username" />
      <div className="grid">
        <PasswordField field={field('password')} label="Password" autoComplete="current-password" />
        <a href="/forgot-password" className="tap text-link justify-self-start">
          Forgot password?
        </a>
      </div>
      <SubmitButton sending={form.sending || leaving}>Sign In</SubmitButton>
    </Form>
  );
}
