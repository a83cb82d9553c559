'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { refuseWaitingReview } from '@/lib/therapist/review/actions';
import { reviewRefusalSchema } from '@/lib/therapist/review/schema';

export const ReviewRefusalForm = reasonForm(refuseWaitingReview, reviewRefusalSchema);
