import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';
import { TextField } from '@/components/forms/text-field';

type SignFieldsProps = {
  readonly field: (name: 'name' | 'agreed') => FieldState;
  /** The sentence beside the box, in the first person. */
  readonly agreement: string;
};

export function SignFields({ field, agreement }: SignFieldsProps) {
  return (
    <>
      <CheckboxField field={field('agreed')} label={agreement} value="yes" required />
      <TextField
        field={field('name')}
        label="Your full name"
        hint="Typing your name here is your signature. We add the date and time."
        autoComplete="name"
        required
      />
    </>
  );
}
