import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { Section } from '@/components/layout/private/section';
import { AnswerForm } from '@/components/therapist/private/review/answer-form';
import { ReviewRules } from '@/components/therapist/review/review-rules';
import { ReviewWords } from '@/components/therapist/review/review-words';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { receivedReviews } from '@/lib/therapist/review/queries';
import { receivedReviewsPath } from '@/lib/therapist/review/rules';

export const metadata: Metadata = { title: 'Reviews' };

export default function ReceivedReviewsPage() {
  const lead = 'Published reviews of your work. They are anonymous, and you can answer each review once.';
  return practicePage({ from: receivedReviewsPath, title: 'Reviews', lead }, (viewer) => (
    <Section id="reviews" title="Published reviews">
      {async () => {
        const reviews = await receivedReviews(viewer);
        return (
          <div className="grid gap-6">
            {reviews.length === 0 && (
              <EmptyNote>No reviews yet. Clients can write one after a completed session.</EmptyNote>
            )}
            {reviews.map((review) => (
              <Card key={review.id} className="grid gap-5">
                <ReviewWords review={review} />
                <AnswerForm review={review.id} answered={review.answer !== null} />
              </Card>
            ))}
            <ReviewRules />
          </div>
        );
      }}
    </Section>
  ));
}
