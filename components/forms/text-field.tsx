import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { controlBorder, controlStyle } from '@/components/forms/styles';

type Labelled = { readonly field: FieldState; readonly label: ReactNode; readonly hint?: ReactNode };

type TextFieldProps = Labelled &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'required' | 'spellCheck' | 'min' | 'max' | 'step'
  >;

export function TextField({ field, label, hint, type = 'text', ...attributes }: TextFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input
        {...fieldAttributes({ field, hint })}
        {...attributes}
        type={type}
        className={`${controlStyle} ${controlBorder(field.error)}`}
      />
    </FieldFrame>
  );
}

type TextAreaProps = Labelled & Pick<ComponentProps<'textarea'>, 'rows' | 'required' | 'autoComplete'>;

export function TextArea({ field, label, hint, rows = 6, ...attributes }: TextAreaProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <textarea
        {...fieldAttributes({ field, hint })}
        {...attributes}
        rows={rows}
        className={`${controlStyle} ${controlBorder(field.error)} resize-y leading-relaxed`}
      />
    </FieldFrame>
  );
}
