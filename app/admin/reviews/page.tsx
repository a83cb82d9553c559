import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { ReviewRefusalForm } from '@/components/therapist/private/review/refusal-form';
import { ReviewRules } from '@/components/therapist/review/review-rules';
import { EmptyNote } from '@/components/ui/empty';
import { requireRole } from '@/lib/account/session/guard';
import { referenceOf } from '@/lib/format/reference';
import { publishWaitingReview } from '@/lib/therapist/review/actions';
import { type ReviewState, reviewsToCheck } from '@/lib/therapist/review/queries';

export const metadata: Metadata = { title: 'Reviews' };

const path = '/admin/reviews';

/** Note below a review that was decided within the last hour. */
const decided: Readonly<Record<ReviewState, string | null>> = {
  waits: null,
  published: 'Published just now.',
  declined: 'Declined just now.',
};

/** Reviews that wait to be checked against the rules; their writers stay unnamed. */
export default function ReviewsPage() {
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const reviews = await reviewsToCheck(viewer);
      return (
        <AdminPage
          title="Reviews"
          lead="Each review was written after a completed session. Publish it if it follows the rules, whatever it says about the therapist."
        >
          <div className="grid gap-6">
            <ReviewRules />
            {!reviews.some(({ state }) => state === 'waits') && <EmptyNote>No reviews to check.</EmptyNote>}
            {reviews.map(({ id, therapist, rating, comment, state, seen }) => (
              <Panel
                key={id}
                id={`review-${id}`}
                title={`${therapist.name}: ${rating} of 5, review ${referenceOf(id)}`}
              >
                <p className="max-w-measure whitespace-pre-line wrap-anywhere">{comment}</p>
                {decided[state] && <p className="text-muted-foreground">{decided[state]}</p>}
                <ButtonForm
                  id={`publish-${id}`}
                  action={publishWaitingReview}
                  postTo={path}
                  fields={{ review: id, seen }}
                  label={state === 'waits' ? 'Publish' : null}
                  about={`the review of ${therapist.name}`}
                  variant="default"
                />
                <ReviewRefusalForm
                  id={`refuse-${id}`}
                  postTo={path}
                  hidden={{ review: id, seen }}
                  fields={[{ name: 'reason', label: 'Rule it breaks', hint: 'The writer can read it.' }]}
                  button={state === 'waits' ? 'Do not publish' : null}
                  about={`the review of ${therapist.name}`}
                  behind="It breaks a rule"
                />
              </Panel>
            ))}
          </div>
        </AdminPage>
      );
    },
  );
}
