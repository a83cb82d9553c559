'use client';

import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { ReviewFields } from '@/components/therapist/review/review-fields';
import { writeOwnReview } from '@/lib/therapist/review/actions';
import { ownReviewsPath } from '@/lib/therapist/review/rules';
import { reviewSchema } from '@/lib/therapist/review/schema';

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
      <ReviewFields form={form} />
      <DangerHelp formId={id} />
      <FormDraft form={form} />
      <SubmitButton sending={form.sending}>{review ? 'Change my review' : 'Send my review'}</SubmitButton>
    </Form>
  );
}
