import 'server-only';
import { reviewableSession, reviewOfGuest } from '@/lib/booking/review/commands';
import { lastDayInWords } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { type OwnReview, stateOf } from '@/lib/therapist/review/queries';
import { changeableUntil } from '@/lib/therapist/review/rules';

/**
 * The review that the guest of a booking has written about its therapist; null where there is nothing to review.
 * @param timeZone of the reader
 */
export async function guestReview(
  bookingId: string,
  timeZone: string,
  now: Date,
): Promise<Pick<OwnReview, 'review'> | null> {
  const session = await reviewableSession(db, bookingId);
  if (!session) return null;
  const found = await db.therapistReview.findFirst(reviewOfGuest(session));
  if (!found) return { review: null };
  const until = changeableUntil(found.createdAt);
  return {
    review: {
      ...{ rating: found.rating, comment: found.comment ?? '', reason: found.reason, answer: found.answer },
      state: stateOf(found),
      changeableUntil: now > until ? null : lastDayInWords(until, timeZone),
    },
  };
}
