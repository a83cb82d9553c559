'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { refuseWaitingReview } from '@/lib/therapist/review/actions';
import { reviewRefusalSchema } from '@/lib/therapist/review/schema';

/** Does not publish a review, and says why. */
export function ReviewRefusalForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={refuseWaitingReview} schema={reviewRefusalSchema} />;
}
