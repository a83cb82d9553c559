import type { FieldState } from '@/components/forms/field-frame';
import { TextArea, TextField } from '@/components/forms/text-field';

export function ComplaintFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <>
      <TextField
        field={field('subject')}
        label="Subject"
        hint="A few words. We do not include them in any email."
        required
      />
      <TextArea
        field={field('message')}
        label="What happened"
        hint="Also tell us what you would like us to do."
        rows={7}
        required
      />
    </>
  );
}
