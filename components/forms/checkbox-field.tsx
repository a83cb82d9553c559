import type { ReactNode } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { fieldAttributes } from '@/components/forms/field-frame';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldDescription, FieldError } from '@/components/ui/field';

type CheckboxFieldProps = {
  /** Stays ticked when its value was sent before: an unticked box sends nothing at all. */
  readonly field: FieldState;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The value of a ticked box. */
  readonly value?: string;
  readonly required?: boolean;
  readonly onChange?: (checked: boolean) => void;
};

/** One checkbox with its words beside it. The whole line is clickable; links inside it still work. */
export function CheckboxField({ field, label, hint, value = 'on', required, onChange }: CheckboxFieldProps) {
  const { defaultValue, ...attributes } = fieldAttributes({ field, hint });
  return (
    <Field>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
      <div className="flex items-start gap-3">
        <Checkbox
          {...attributes}
          value={value}
          defaultChecked={defaultValue === value}
          required={required}
          onChange={(event) => {
            attributes.onChange?.(event);
            onChange?.(event.currentTarget.checked);
          }}
          className="my-2.5"
        />
        <div className="grid min-h-11 content-center py-1.5">
          <label htmlFor={field.id}>{label}</label>
          {hint && <FieldDescription id={`${field.id}-hint`}>{hint}</FieldDescription>}
        </div>
      </div>
    </Field>
  );
}
