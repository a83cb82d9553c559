'use client';

import { LegalLink } from '@/components/account/sign-in/legal-link';
import { NewPasswordField } from '@/components/account/sign-in/new-password-field';
import { EmailField } from '@/components/forms/contact-fields';
import { ErrorSummary } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import type { useFormAction } from '@/components/forms/use-form-action';
import type { RedirectTo } from '@/lib/server/action/form-result';

type CreateAccountFormProps = {
  readonly id: string;
  /** The page holds this, because it shows the answer in its other mode. */
  readonly form: ReturnType<typeof useFormAction<RedirectTo | null>>;
  /** Page to go on to; empty for the start page. */
  readonly next: string;
  /** The next page is on its way. */
  readonly leaving: boolean;
};

/** Create-account mode of /login (product.md §2 and §5). */
export function CreateAccountForm({ id, form, next, leaving }: CreateAccountFormProps) {
  const { field } = form;
  return (
    <form {...form.formProps} aria-label="Create account" className="grid gap-6">
      <ErrorSummary formId={id} result={form.result} focusRef={form.focusRef} />
      <input type="hidden" name="next" value={next} />
      <TextField field={field('fullName')} label="Full Name" autoComplete="name" required />
      <EmailField field={field('email')} autoComplete="username" />
      <NewPasswordField field={field('password')} label="Password" />
      <p className="text-muted-foreground text-small">
        By creating an account you agree to the <LegalLink href="/terms">terms of use</LegalLink>. We say what
        we keep of you, and why, in the <LegalLink href="/privacy">privacy notice</LegalLink>.
      </p>
      <SubmitButton sending={form.sending || leaving}>Create Account</SubmitButton>
    </form>
  );
}
