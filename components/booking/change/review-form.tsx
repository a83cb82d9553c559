'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { ReviewFields } from '@/components/therapist/review/review-fields';
import { reviewByLink } from '@/lib/booking/review/actions';
import { guestReviewSchema } from '@/lib/therapist/review/schema';

const id = 'review';

type ReviewFormProps = {
  readonly token: string;
  readonly therapist: string;
  readonly review: { readonly rating: number; readonly comment: string } | null;
};

/** A guest's review of the therapist whom the appointment was with. */
export function ReviewForm({ token, therapist, review }: ReviewFormProps) {
  const form = useValidatedForm({
    id,
    schema: guestReviewSchema,
    action: reviewByLink,
    postTo: `/book/appointment/${token}#${id}`,
    asksBeforeLeaving: false,
    defaults: { rating: review ? String(review.rating) : '', comment: review?.comment ?? '' },
  });
  return (
    <Form form={form} label={`Review ${therapist}`} className="grid gap-6">
      <input type="hidden" name="booking" value={token} />
      <ReviewFields form={form} />
      <DangerHelp formId={id} />
      <SubmitButton sending={form.sending} variant="outline">
        {review ? 'Change my review' : 'Send my review'}
      </SubmitButton>
    </Form>
  );
}
