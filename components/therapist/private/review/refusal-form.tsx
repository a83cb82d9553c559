'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { refuseWaitingReview } from '@/lib/therapist/review/actions';
import { reviewRefusalSchema } from '@/lib/therapist/review/schema';

export function ReviewRefusalForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={refuseWaitingReview} schema={reviewRefusalSchema} />;
}
