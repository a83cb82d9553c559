'use client';

import type { FocusEvent, ReactNode } from 'react';
import { FieldFrame, type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { fill } from '@/components/forms/fill';
import { Input } from '@/components/ui/input';

type TypedInputProps = {
  readonly field: FieldState;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly inputMode?: 'decimal';
  readonly placeholder?: string;
  /** The text as the field shows it: what was understood in one form, anything else unchanged. */
  readonly shown: (text: string) => string;
  /** A button inside the field, at its end. */
  readonly picker?: ReactNode;
};

/**
 * A field for something that people write in many ways. The server reads the same text, so it works without scripts;
 * with them the field shows how it was read when the person leaves it.
 */
export function TypedInput({ field, label, hint, required, shown, picker, ...more }: TypedInputProps) {
  const attributes = fieldAttributes({ field, hint });

  function show(event: FocusEvent<HTMLInputElement>) {
    const control = event.currentTarget;
    const read = shown(control.value);
    if (read !== control.value) fill(control, read);
    field.watch?.onBlur(event);
  }

  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="relative min-w-0">
        <Input
          {...attributes}
          defaultValue={shown(field.defaultValue)}
          onBlur={show}
          {...more}
          autoComplete="off"
          spellCheck={false}
          required={required}
          className={picker ? 'min-w-0 pr-12' : 'min-w-0'}
        />
        {picker}
      </div>
    </FieldFrame>
  );
}
