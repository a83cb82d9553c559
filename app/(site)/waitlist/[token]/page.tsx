import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnswerForm } from '@/components/booking/waitlist/answer-form';
import { PositionOnWaitlist, positionHeading } from '@/components/booking/waitlist/position';
import { TitledSection } from '@/components/layout/titled-section';
import { FreeOthers } from '@/components/therapist/directory/free-others';
import { positionOfLink } from '@/lib/booking/waitlist/queries';
import { waitlistAnswerKind } from '@/lib/booking/waitlist/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Your place', robots: { index: false, follow: false } };

/** One place on a waitlist, by the link of a mail: confirm it, see it, answer an offer, leave. */
export default async function WaitlistPage({ params }: PageProps<'/waitlist/[token]'>) {
  const { token } = await params;
  const place = await positionOfLink(token);
  if (!place) notFound();
  const { others } = place;
  return (
    <div className="container-page grid gap-10 pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-6">
        <h1>{positionHeading(place)}</h1>
        <PositionOnWaitlist place={place} />
        <AnswerForm token={token} state={place.state} formToken={issueVisitToken(waitlistAnswerKind)} />
      </div>
      {others.length > 0 && (
        <TitledSection
          id="others"
          title={
            place.state === 'waiting' ? 'You need not wait: others who have time' : 'Others who have time'
          }
          className="grid gap-5"
        >
          <FreeOthers others={others} />
        </TitledSection>
      )}
      <p className="max-w-measure text-muted-foreground">
        A waitlist is not for emergencies. In danger, call 112; to talk at once, call Tele-MANAS on 14416.
      </p>
    </div>
  );
}
