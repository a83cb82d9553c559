import { ReviewRules } from '@/components/therapist/review/review-rules';
import { ReviewWords } from '@/components/therapist/review/review-words';
import type { TherapistProfile } from '@/lib/therapist/queries';
import { averageFrom, averageInWords } from '@/lib/therapist/review/rules';

type ReviewsProps = Pick<TherapistProfile, 'reviews' | 'reviewCount' | 'reviewAverage'>;

/** How many were left out, in a sentence. */
function leftInWords(left: number): string {
  if (left === 0) return 'None was left out.';
  return left === 1
    ? 'One review broke a rule and is not shown.'
    : `${left} reviews broke a rule and are not shown.`;
}

/** Reviews of a therapist: only people who had a session write them, under published rules. A phone shows the newest. */
export function Reviews({ reviews, reviewCount, reviewAverage }: ReviewsProps) {
  const [first, ...more] = reviews.latest;
  return (
    <section aria-labelledby="reviews" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="reviews" className="text-h3">
          Reviews
        </h2>
        <p className="max-w-measure text-muted-foreground">
          {reviewCount === 0
            ? 'There is no review yet. '
            : reviewAverage === null
              ? `${reviewCount} verified ${reviewCount === 1 ? 'review' : 'reviews'}. An average is shown from ${averageFrom} on. `
              : `${averageInWords(reviewAverage)} of 5 on average, from ${reviewCount} verified reviews. `}
          Only clients with a completed session can write one. {leftInWords(reviews.left)}
        </p>
      </div>
      {first && <ReviewWords review={first} />}
      {more.length > 0 && (
        <details className="open-wide">
          <summary className="tap text-link">
            {more.length === 1 ? 'Read 1 more review' : `Read ${more.length} more reviews`}
          </summary>
          <ul className="grid gap-6">
            {more.map((review) => (
              <li key={review.id}>
                <ReviewWords review={review} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <ReviewRules />
    </section>
  );
}
