'use client';

import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { writeOwnReview } from '@/lib/therapist/review/actions';
import { ownReviewsPath } from '@/lib/therapist/review/rules';
import { reviewSchema } from '@/lib/therapist/review/schema';

const ratings = [
  { value: '5', label: '5: very helpful' },
  { value: '4', label: '4: helpful' },
  { value: '3', label: '3: in between' },
  { value: '2', label: '2: of little help' },
  { value: '1', label: '1: of no help' },
];

type ReviewFormProps = {
  readonly therapist: { readonly slug: string; readonly name: string };
  readonly review: { readonly rating: number; readonly comment: string } | null;
};

export function ReviewForm({ therapist, review }: ReviewFormProps) {
  const id = `review-${therapist.slug}`;
  const form = useValidatedForm({
    id,
    schema: reviewSchema,
    action: writeOwnReview,
    postTo: `${ownReviewsPath}#${id}`,
    defaults: { rating: review ? String(review.rating) : '', comment: review?.comment ?? '' },
  });
  return (
    <Form form={form} label={`Review ${therapist.name}`} className="grid gap-6">
      <input type="hidden" name="therapist" value={therapist.slug} />
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
      <DangerHelp formId={id} />
      <FormDraft form={form} />
      <SubmitButton sending={form.sending}>{review ? 'Change my review' : 'Send my review'}</SubmitButton>
    </Form>
  );
}
