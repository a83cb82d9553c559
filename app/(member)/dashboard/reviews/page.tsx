import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { Section } from '@/components/layout/private/section';
import { ReviewForm } from '@/components/therapist/private/review/review-form';
import { ReviewRules } from '@/components/therapist/review/review-rules';
import { StandingReview, WrittenReview } from '@/components/therapist/review/standing-review';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { ownReviews } from '@/lib/therapist/review/queries';
import { ownReviewsPath } from '@/lib/therapist/review/rules';

export const metadata: Metadata = { title: 'Reviews' };

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
            {therapists.map(({ therapist, review }) => (
              <Card key={therapist.slug} asChild className="grid gap-5">
                <section aria-labelledby={`with-${therapist.slug}`}>
                  <h3 id={`with-${therapist.slug}`} className="text-h4">
                    {therapist.name}
                  </h3>
                  {review && <StandingReview review={review} />}
                  {review?.changeableUntil === null ? (
                    <WrittenReview review={review} />
                  ) : (
                    <ReviewForm therapist={therapist} review={review} />
                  )}
                </section>
              </Card>
            ))}
            <ReviewRules />
          </div>
        );
      }}
    </Section>
  ));
}
