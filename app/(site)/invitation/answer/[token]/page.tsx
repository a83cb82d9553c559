import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnswerForm } from '@/components/care/invitation/answer-form';
import { Button } from '@/components/ui/button';
import { loginPath } from '@/lib/account/session/return-path';
import { isConfirmedLink } from '@/lib/care/client-card/link';
import { confirmedInvitation } from '@/lib/care/client-card/queries';

export const metadata: Metadata = { title: 'Your invitation', robots: { index: false, follow: false } };

/** An invitation whose holder has confirmed the address or number: who invites, and the two answers. */
export default async function AnswerPage({ params }: PageProps<'/invitation/answer/[token]'>) {
  const { token } = await params;
  if (!isConfirmedLink(token)) notFound();
  const invitation = await confirmedInvitation(token);
  const open = invitation !== null;
  const here = `/invitation/answer/${token}`;
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-6">
        <h1>{invitation ? `${invitation.therapist} invites you` : 'Your invitation'}</h1>
        {invitation ? (
          <>
            <p className="text-lead">
              {invitation.therapist}, {invitation.title}. With an account you see your appointments, payments
              and receipts in one place, and can write to each other. Your therapist then sees your name, and
              what you share.
            </p>
            <p>
              You need an account with a confirmed email address, and come back to this page.{' '}
              <a href={`/signup?next=${encodeURIComponent(here)}`} className="text-link">
                Create an account
              </a>{' '}
              or{' '}
              <a href={loginPath(here)} className="text-link">
                sign in
              </a>
              .
            </p>
          </>
        ) : (
          <p className="text-lead">This invitation has been answered, or it has ended.</p>
        )}
        <AnswerForm answer="accept" token={token} open={open} />
        {!open && (
          <Button asChild variant="outline" className="justify-self-start">
            <a href="/dashboard">Go to your account</a>
          </Button>
        )}
        <section aria-labelledby={open ? 'refuse' : undefined} className="grid gap-3">
          {open && (
            <>
              <h2 id="refuse" className="text-h4">
                You do not want this?
              </h2>
              <p>
                Your therapist has noted your name and your address or number. We delete them, and your
                therapist cannot add them again. Sessions that have begun, are paid or have a note stay in
                your therapist’s records. You do not need an account.
              </p>
            </>
          )}
          <AnswerForm answer="refuse" token={token} open={open} />
        </section>
      </div>
    </div>
  );
}
