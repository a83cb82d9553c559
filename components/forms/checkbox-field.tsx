import type { ReactNode } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { fieldAttributes } from '@/components/forms/field-frame';

type CheckboxFieldProps = {
  /** Kept ticked when its value was sent before: a box that is not ticked sends nothing at all. */
  readonly field: FieldState;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What a ticked box sends. */
  readonly value?: string;
  readonly required?: boolean;
  readonly onChange?: (checked: boolean) => void;
};

/** One box to tick, its words beside it. The whole line can be pressed; links in it still lead where they lead. */
export function CheckboxField({ field, label, hint, value = 'on', required, onChange }: CheckboxFieldProps) {
  const { defaultValue, ...attributes } = fieldAttributes({ field, hint });
  return (
    <div className="grid gap-1.5">
      {field.error && (
        <p id={`${field.id}-error`} className="font-semibold text-danger text-small">
          <span className="sr-only">Error: </span>
          {field.error}
        </p>
      )}
      <div className="flex items-start gap-3">
        <input
          {...attributes}
          type="checkbox"
          value={value}
          defaultChecked={defaultValue === value}
          required={required}
          onChange={(event) => {
            attributes.onChange?.(event);
            onChange?.(event.currentTarget.checked);
          }}
          className="my-2.5 size-6 shrink-0 cursor-pointer accent-primary"
        />
        <div className="grid min-h-11 content-center py-1.5">
          <label htmlFor={field.id}>{label}</label>
          {hint && (
            <p id={`${field.id}-hint`} className="max-w-measure text-ink-soft text-small">
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
