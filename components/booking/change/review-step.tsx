import { ReviewForm } from '@/components/booking/change/review-form';
import { TitledSection } from '@/components/layout/titled-section';
import { ReviewRules } from '@/components/therapist/review/review-rules';
import { StandingReview, WrittenReview } from '@/components/therapist/review/standing-review';
import type { OwnReview } from '@/lib/therapist/review/queries';

type ReviewStepProps = Pick<OwnReview, 'review'> & { readonly therapist: string; readonly token: string };

/** After a completed session a guest reviews the therapist here; a client does in the account. */
export function ReviewStep({ review, therapist, token }: ReviewStepProps) {
  return (
    <TitledSection id="your-review" title={`Review ${therapist}`} className="grid max-w-3xl gap-5">
      <p className="max-w-measure">
        Your review helps the next person to choose. We publish it without your name, after we check it.
      </p>
      <ReviewRules />
      {review && <StandingReview review={review} />}
      {review?.changeableUntil === null ? (
        <WrittenReview review={review} />
      ) : (
        <ReviewForm token={token} therapist={therapist} review={review} />
      )}
    </TitledSection>
  );
}
