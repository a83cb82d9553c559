import type { OwnReview } from '@/lib/therapist/review/queries';

type Props = { readonly review: NonNullable<OwnReview['review']> };

const states = {
  waits: 'We are checking your review.',
  published: 'Your review is published, without your name.',
  declined: 'We could not publish your review.',
} as const;

/** The state of its writer's own review. */
export function StandingReview({ review }: Props) {
  return (
    <div className="grid gap-2">
      <p>
        {states[review.state]}
        {review.state === 'declined' && ` ${review.reason}`}
      </p>
      {review.answer && (
        <p>
          <strong>The therapist answered:</strong> {review.answer}
        </p>
      )}
      <p className="text-muted-foreground text-small">
        {review.changeableUntil
          ? `You can change it until ${review.changeableUntil}. We check each change.`
          : 'You can no longer change it.'}
      </p>
    </div>
  );
}

/** A review that cannot be changed any more. */
export function WrittenReview({ review: { rating, comment } }: Props) {
  return (
    <blockquote className="grid max-w-measure gap-1 border-border border-l-4 pl-4">
      <p className="font-semibold">{rating} of 5</p>
      <p className="whitespace-pre-line break-words">{comment}</p>
    </blockquote>
  );
}
