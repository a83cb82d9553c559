import { ReviewForm } from '@/components/booking/change/review-form';
import { ReviewRules } from '@/components/therapist/review/review-rules';
import { StandingReview, WrittenReview } from '@/components/therapist/review/standing-review';
import type { BookingView } from '@/lib/booking/queries';
import { guestReview } from '@/lib/booking/review/queries';

type ReviewStepProps = { readonly booking: BookingView; readonly token: string; readonly now: Date };

/** After a completed session a guest reviews the therapist here; a client does in the account. */
export async function ReviewStep({ booking, token, now }: ReviewStepProps) {
  const { id, outcome, therapist, timeZone } = booking;
  const found = outcome === 'completed' && therapist && (await guestReview(id, timeZone, now));
  if (!found || !therapist) return null;
  const { review } = found;
  return (
    <section aria-labelledby="your-review" className="grid max-w-3xl gap-5">
      <h2 id="your-review" className="text-h3">
        Review {therapist.name}
      </h2>
      <p className="max-w-measure">
        Your review helps the next person to choose. We publish it without your name, after we check it.
      </p>
      <ReviewRules />
      {review && <StandingReview review={review} />}
      {review?.changeableUntil === null ? (
        <WrittenReview review={review} />
      ) : (
        <ReviewForm token={token} therapist={therapist.name} review={review} />
      )}
    </section>
  );
}
