import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import type { Control } from '@/components/forms/initial-value';
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field';

/** Reports what happens in a field to a form that checks its fields during typing. */
type Watch = {
  readonly ref: (control: Control | null) => void;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent<Control>) => void;
};

/** The identity, value and error of a control, from `useFormAction().field(name)`. */
export type FieldState = {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error?: string;
  readonly watch?: Watch;
};

type FieldFrameProps = {
  readonly field: FieldState;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Attributes that link a control to its hint and its error for screen readers. */
export function fieldAttributes({ field, hint }: { field: FieldState; hint?: ReactNode }) {
  const described = [hint ? `${field.id}-hint` : '', field.error ? `${field.id}-error` : ''];
  return {
    id: field.id,
    name: field.name,
    defaultValue: field.defaultValue,
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    ...field.watch,
  };
}

/** Label, hint above the control, error beside it. */
export function FieldFrame({ field, label, hint, className, children }: FieldFrameProps) {
  return (
    <Field className={className}>
      <FieldLabel htmlFor={field.id}>{label}</FieldLabel>
      {hint && <FieldDescription id={`${field.id}-hint`}>{hint}</FieldDescription>}
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
      {children}
    </Field>
  );
}
