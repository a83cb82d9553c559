'use client';

import { useState } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { PasswordField } from '@/components/forms/password-field';
import { confirmationMinutes } from '@/lib/admin/therapist/rules';

type ConfirmationFieldProps = {
  readonly field: FieldState;
  /** The person entered the code of the authenticator app so recently that the form asks for nothing more. */
  readonly confirmed: boolean;
  readonly because: string;
};

/**
 * Asks for a code or the password before something that weighs much, unless a code was entered just now. A page that lay
 * open for longer learns from the answer that it has to ask; then it goes on asking, because the error goes with the
 * first letter and the field must not go with it.
 */
export function ConfirmationField({ field, confirmed, because }: ConfirmationFieldProps) {
  const refused = field.error !== undefined;
  const [wasRefused, setWasRefused] = useState(refused);
  if (refused && !wasRefused) setWasRefused(true);
  if (confirmed && !refused && !wasRefused) return <input type="hidden" name={field.name} value="" />;
  return (
    <PasswordField
      field={field}
      label="Code from your app, or your password"
      hint={`We ask again because ${because}. Not needed within ${confirmationMinutes} minutes of entering a code.`}
      autoComplete="current-password"
    />
  );
}
