'use client';

import { useEffect, useState } from 'react';
import { LegalLink } from '@/components/account/sign-in/legal-link';
import { NewPasswordField } from '@/components/account/sign-in/new-password-field';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { EmailField } from '@/components/forms/contact-fields';
import type { FieldState } from '@/components/forms/field-frame';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';

const terms = (
  <>
    I agree to the <LegalLink href="/terms">terms of use</LegalLink> and have read the{' '}
    <LegalLink href="/privacy">privacy notice</LegalLink>
  </>
);

type NewAccountFieldsProps = {
  /** Prefix of the ids of the fields. */
  readonly id: string;
  readonly field: (name: string, options?: { readonly alsoChecks?: readonly string[] }) => FieldState;
  /** Page to go on to; empty for the start page. */
  readonly next: string;
  /** The form is being sent, or the next page is on its way. */
  readonly sending: boolean;
};

/**
 * What a new account needs, the same on both pages that make one (product.md §2): the button waits for the terms, and
 * without scripts the server requires them.
 */
export function NewAccountFields({ id, field, next, sending }: NewAccountFieldsProps) {
  // Unknown until scripts run, and without them the button works. The box may have been ticked before they load.
  const [agreed, setAgreed] = useState<boolean>();
  useEffect(() => {
    const control = document.getElementById(`${id}-terms`);
    setAgreed(control instanceof HTMLInputElement && control.checked);
  }, [id]);
  return (
    <>
      <input type="hidden" name="next" value={next} />
      <TextField field={field('fullName')} label="Full Name" autoComplete="name" required />
      <EmailField field={field('email')} autoComplete="username" />
      <NewPasswordField field={field('password', { alsoChecks: ['confirmPassword'] })} label="Password" />
      <PasswordField field={field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
      <CheckboxField field={field('terms')} label={terms} onChange={setAgreed} required />
      <SubmitButton sending={sending} disabled={agreed === false}>
        Create Account
      </SubmitButton>
    </>
  );
}
