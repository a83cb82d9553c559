import type { ChangeEvent, FocusEvent, ReactNode } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How a form that looks at its fields while they are filled in is told of them. */
type Watch = {
  readonly ref: (control: Control | null) => void;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent<Control>) => void;
};

/** What `useFormAction().field(name)` gives a control: its identity, what it keeps and what is wrong with it. */
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

/** Attributes that tie a control to its hint and its error for readers. */
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
export function FieldFrame({ field, label, hint, className = '', children }: FieldFrameProps) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={field.id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${field.id}-hint`} className="max-w-measure text-ink-soft text-small">
          {hint}
        </p>
      )}
      {field.error && (
        <p id={`${field.id}-error`} className="font-semibold text-danger text-small">
          <span className="sr-only">Error: </span>
          {field.error}
        </p>
      )}
      {children}
    </div>
  );
}
