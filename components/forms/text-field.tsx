import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { useEarlyWords } from '@/components/forms/use-early-words';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';

type Labelled = { readonly field: FieldState; readonly label: ReactNode; readonly hint?: ReactNode };

type TextFieldProps = Labelled &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'required' | 'pattern' | 'spellCheck' | 'min' | 'max' | 'step'
  >;

export function TextField({ field, label, hint, ...attributes }: TextFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Input {...fieldAttributes({ field, hint })} {...attributes} />
    </FieldFrame>
  );
}

type TextAreaProps = Labelled & Pick<ComponentProps<'textarea'>, 'rows' | 'required' | 'autoComplete'>;

export function TextArea({ field, label, hint, rows = 6, ...attributes }: TextAreaProps) {
  useEarlyWords(field.id);
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Textarea {...fieldAttributes({ field, hint })} {...attributes} rows={rows} />
    </FieldFrame>
  );
}
