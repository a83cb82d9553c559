import type { ReactNode } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { TextField } from '@/components/forms/text-field';

/** The address an account is known by; password managers keep it beside the password. */
export function EmailField({ field, hint }: { readonly field: FieldState; readonly hint?: ReactNode }) {
  return (
    <TextField
      field={field}
      label="Email"
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck={false}
      required
    />
  );
}
