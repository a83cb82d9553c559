'use server';

import { refresh } from 'next/cache';
import { guestOfLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { writeGuestReview } from '@/lib/booking/review/commands';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { reviewMessages } from '@/lib/therapist/review/rules';
import { guestReviewSchema } from '@/lib/therapist/review/schema';

const refusals = {
  'own-work': reviewMessages.ownWork,
  'no-session': reviewMessages.noSession,
  'too-late': reviewMessages.tooLate,
} as const;

/** A guest reviews the therapist of a completed session, by the link of the appointment. */
export const reviewByLink = defineAction({
  name: 'review-by-link',
  access: 'public',
  schema: guestReviewSchema,
  triesPerNetwork: 300,
  notSaved: reviewMessages.notSaved,
  handler: async ({ booking: token, ...written }, request): Promise<FormResult<null>> => {
    const found = await guestOfLink(token);
    if (!found) return { ok: false, message: bookingMessages.linkNotFound };
    const outcome = await writeGuestReview(found.bookingId, written, request);
    if (outcome !== 'sent') return { ok: false, message: refusals[outcome] };
    refresh();
    return { ok: true, message: reviewMessages.sent, data: null };
  },
});
