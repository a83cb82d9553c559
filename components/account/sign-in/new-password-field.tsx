'use client';

import { useState } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { PasswordField } from '@/components/forms/password-field';
import {
  type PasswordOwner,
  type PasswordStrength,
  passwordStrength,
  shortestPassword,
} from '@/lib/account/password/rules';

const bars = [1, 2, 3] as const;
const colours = ['bg-destructive', 'bg-destructive', 'bg-warm', 'bg-success'] as const;

/** Facts about the owner in the form itself, for forms that ask for them. */
function ownerIn(form: HTMLFormElement | null): PasswordOwner {
  const sent = form ? new FormData(form) : new FormData();
  return { email: String(sent.get('email') ?? ''), name: String(sent.get('fullName') ?? '') };
}

type NewPasswordFieldProps = {
  readonly field: FieldState;
  readonly label: string;
  /** The owner of the password, when the form does not ask for it. */
  readonly owner?: PasswordOwner;
};

/** A new password: the rule is above it, and words below rate it while somebody types. */
export function NewPasswordField({ field, label, owner }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength>();
  const belowId = `${field.id}-strength`;
  const rate = (control: HTMLInputElement) =>
    setStrength(
      control.value === '' ? undefined : passwordStrength(control.value, owner ?? ownerIn(control.form)),
    );

  return (
    <PasswordField
      field={field}
      label={label}
      hint={`${shortestPassword} characters or more. A few words you remember are fine.`}
      autoComplete="new-password"
      onType={rate}
      belowId={belowId}
    >
      <div id={belowId} className="needs-script -mb-4 flex min-h-6 items-center gap-3 text-small">
        {strength && (
          <>
            <span aria-hidden="true" className="flex shrink-0 gap-1">
              {bars.map((bar) => (
                <span
                  key={bar}
                  className={`h-1.5 w-5 rounded-full sm:w-8 ${bar <= strength.level ? colours[strength.level] : 'bg-border'}`}
                />
              ))}
            </span>
            {strength.words}
          </>
        )}
      </div>
      {/* Announced only when it changes for the better or worse, not with each missing character. */}
      <span role="status" className="sr-only">
        {strength && strength.level > 0 ? strength.words : ''}
      </span>
    </PasswordField>
  );
}
