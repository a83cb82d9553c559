import type { ReactNode } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { TextField } from '@/components/forms/text-field';
import { lastNameHint } from '@/lib/format/person-name';

type ContactFieldProps = {
  readonly field: FieldState;
  readonly label?: string;
  readonly hint?: ReactNode;
  /** Owner of the address, for browsers that fill it in; `username` is the address of an account. */
  readonly autoComplete?: 'email' | 'tel' | 'username' | 'off';
  readonly required?: boolean;
};

export function EmailField({
  label = 'Email',
  autoComplete = 'email',
  required = true,
  ...field
}: ContactFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck={false}
      required={required}
    />
  );
}

export function PhoneField({
  label = 'Phone (optional)',
  autoComplete = 'tel',
  ...field
}: ContactFieldProps) {
  return <TextField {...field} label={label} type="tel" inputMode="tel" autoComplete={autoComplete} />;
}

export function NameFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <div className="field-row grid gap-6 sm:grid-cols-2">
      <TextField field={field('firstName')} label="First name" autoComplete="given-name" required />
      <TextField
        field={field('lastName')}
        label="Last name"
        hint={lastNameHint}
        autoComplete="family-name"
        required
      />
    </div>
  );
}
