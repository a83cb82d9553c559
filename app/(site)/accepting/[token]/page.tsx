import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AcceptingForm } from '@/components/therapist/accepting-form';
import { countWaiting } from '@/lib/booking/waitlist/queries';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { acceptingOfLink } from '@/lib/therapist/accepting/queries';
import { acceptingFormKind } from '@/lib/therapist/accepting/rules';

export const metadata: Metadata = { title: 'New clients', robots: { index: false, follow: false } };

/** The page to which the monthly question brings a therapist: one press says whether they take new clients. */
export default async function AcceptingPage({ params }: PageProps<'/accepting/[token]'>) {
  const { token } = await params;
  const state = await acceptingOfLink(token);
  if (!state) notFound();
  const { waiting } = await countWaiting(state.id);
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-6">
        <h1>Do you take new clients, {state.name}?</h1>
        <p className="text-lead">
          Your profile says at present:{' '}
          {state.accepting ? 'new clients are welcome' : 'no new clients at the moment'}. People write to you
          because of it.
        </p>
        {waiting > 0 ? (
          <p>
            {waiting === 1 ? 'One person is' : `${waiting} people are`} on your waitlist. While you take new
            clients, your next free times are offered to the first of them, each for a day at most.
          </p>
        ) : null}
        <AcceptingForm token={token} formToken={issueVisitToken(acceptingFormKind)} />
      </div>
    </div>
  );
}
