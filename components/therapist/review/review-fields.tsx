import { SelectField } from '@/components/forms/select-field';
import { TextArea } from '@/components/forms/text-field';
import type { useValidatedForm } from '@/components/forms/use-validated-form';

const ratings = [
  { value: '5', label: '5: very helpful' },
  { value: '4', label: '4: helpful' },
  { value: '3', label: '3: in between' },
  { value: '2', label: '2: of little help' },
  { value: '1', label: '1: of no help' },
];

/** The two questions of a review, for a client and for a guest. */
export function ReviewFields({
  form,
}: {
  readonly form: Pick<ReturnType<typeof useValidatedForm>, 'field'>;
}) {
  return (
    <>
      <SelectField
        field={form.field('rating')}
        label="How helpful was it?"
        options={ratings}
        placeholder="Choose"
        required
      />
      <TextArea
        field={form.field('comment')}
        label="In a few words"
        hint="What would you tell someone who is looking for a therapist? Your name is not shown."
        rows={5}
        required
      />
    </>
  );
}
