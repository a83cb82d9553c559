import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { Section } from '@/components/layout/private/section';
import { ReviewForm } from '@/components/therapist/private/review/review-form';
import { ReviewRules } from '@/components/therapist/review/review-rules';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { type OwnReview, ownReviews } from '@/lib/therapist/review/queries';
import { ownReviewsPath } from '@/lib/therapist/review/rules';

export const metadata: Metadata = { title: 'Reviews' };

const states = {
  waits: 'We are checking your review.',
  published: 'Your review is published, without your name.',
  declined: 'We could not publish your review.',
} as const;

function Standing({ review }: { readonly review: NonNullable<OwnReview['review']> }) {
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
function Written({ review: { rating, comment } }: { readonly review: NonNullable<OwnReview['review']> }) {
  return (
    <blockquote className="grid max-w-measure gap-1 border-border border-l-4 pl-4">
      <p className="font-semibold">{rating} of 5</p>
      <p className="whitespace-pre-line break-words">{comment}</p>
    </blockquote>
  );
}

export default function ReviewsPage() {
  const lead =
    'Your review helps the next person to choose. We publish it without your name, after we check it.';
  return clientPage({ from: ownReviewsPath, title: 'Reviews', lead }, (viewer) => (
    <Section id="reviews" title="Your therapists">
      {async () => {
        const therapists = await ownReviews(viewer);
        if (therapists.length === 0) {
          return (
            <EmptyNote>You can review a therapist after your first completed session with them.</EmptyNote>
          );
        }
        return (
          <div className="grid gap-6">
            <ReviewRules />
            {therapists.map(({ therapist, review }) => (
              <Card key={therapist.slug} asChild className="grid gap-5">
                <section aria-labelledby={`with-${therapist.slug}`}>
                  <h3 id={`with-${therapist.slug}`} className="text-h4">
                    {therapist.name}
                  </h3>
                  {review && <Standing review={review} />}
                  {review?.changeableUntil === null ? (
                    <Written review={review} />
                  ) : (
                    <ReviewForm therapist={therapist} review={review} />
                  )}
                </section>
              </Card>
            ))}
          </div>
        );
      }}
    </Section>
  ));
}
