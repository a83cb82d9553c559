import type { FieldState } from '@/components/forms/field-frame';
import { TextArea, TextField } from '@/components/forms/text-field';

/** What a complaint says, whoever makes it. */
export function ComplaintFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <>
      <TextField
        field={field('subject')}
        label="What it is about"
        hint="A few words. We do not put them into any email."
        required
      />
      <TextArea
        field={field('message')}
        label="What happened"
        hint="And what you would like us to do about it."
        rows={7}
        required
      />
    </>
  );
}
