'use client';

import { NewPasswordField } from '@/components/account/sign-in/new-password-field';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { EmailField } from '@/components/forms/contact-fields';
import type { FieldState } from '@/components/forms/field-frame';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { WaitingSubmit } from '@/components/forms/waiting-submit';

type LegalLinkProps = { readonly href: '/terms' | '/privacy'; readonly children: string };

/** A text to read before agreeing: opens beside the form, so that nothing typed is lost. */
function LegalLink({ href, children }: LegalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

const terms = (
  <>
    I agree to the <LegalLink href="/terms">terms of use</LegalLink> and have read the{' '}
    <LegalLink href="/privacy">privacy notice</LegalLink>
  </>
);

type NewAccountFieldsProps = {
  readonly field: (name: string, options?: { readonly alsoChecks?: readonly string[] }) => FieldState;
  /** Page to go on to; empty for the start page. */
  readonly next: string;
  /** The form is being sent, or the next page is on its way. */
  readonly sending: boolean;
};

/**
 * The fields of a new account, the same on both pages that make one (product.md §2): the button waits for the terms,
 * and without scripts words and the server require them.
 */
export function NewAccountFields({ field, next, sending }: NewAccountFieldsProps) {
  return (
    <>
      <input type="hidden" name="next" value={next} />
      <TextField field={field('fullName')} label="Full Name" autoComplete="name" required />
      <EmailField field={field('email')} autoComplete="username" />
      <NewPasswordField field={field('password', { alsoChecks: ['confirmPassword'] })} label="Password" />
      <PasswordField field={field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
      <div className="group/agreed grid gap-6">
        <CheckboxField field={field('terms')} label={terms} required />
        <WaitingSubmit
          sending={sending}
          closed="hidden not-noscript:group-has-[:required:not(:checked)]/agreed:block"
          open="not-noscript:group-has-[:required:not(:checked)]/agreed:hidden"
          missing="hidden group-has-[:required:not(:checked)]/agreed:block"
          words="Tick the box to agree. Then you can create your account."
        >
          Create Account
        </WaitingSubmit>
      </div>
    </>
  );
}
