'use client';

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { FieldFrame, type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

type PasswordFieldProps = {
  readonly field: FieldState;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onType?: (control: HTMLInputElement) => void;
  /** Appears below the control; `belowId` makes it part of the control's description for screen readers. */
  readonly children?: ReactNode;
  readonly belowId?: string;
};

/**
 * A password that people can show, paste and fill in from a password manager. Hidden again when the form is sent, so
 * that no browser remembers it as ordinary text.
 */
export function PasswordField({
  field,
  label,
  hint,
  autoComplete,
  onType,
  children,
  belowId,
}: PasswordFieldProps) {
  const attributes = fieldAttributes({ field, hint });
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const control = document.getElementById(field.id);
    const form = control instanceof HTMLInputElement ? control.form : null;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [field.id]);

  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="relative">
        <Input
          {...attributes}
          aria-describedby={[attributes['aria-describedby'], belowId].filter(Boolean).join(' ') || undefined}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          onInput={(event: FormEvent<HTMLInputElement>) => onType?.(event.currentTarget)}
          className="pr-20"
        />
        <Button
          variant="ghost"
          size={null}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
          className="needs-script absolute inset-y-0.5 right-0.5 min-w-16 px-3 text-small"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> what you typed</span>
        </Button>
        <span role="status" className="sr-only">
          {shown ? 'Your password is shown.' : ''}
        </span>
      </div>
      {children}
    </FieldFrame>
  );
}
