import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ExternalLink, Inbox } from '@/components/ui/icons';
import type { OpenRequests } from '@/lib/contact/inbox/queries';
import type { OwnPractice } from '@/lib/therapist/practice/queries';
import { feeLabel } from '@/lib/therapist/rules';
import { formatDay, indianDay } from '@/lib/time';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-line border-t py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Requests({ count, oldestAt }: OpenRequests) {
  return (
    <section
      aria-labelledby="requests"
      className="flex flex-col items-start gap-4 rounded-card bg-primary-soft p-6 sm:p-8"
    >
      <span className="grid size-11 place-items-center rounded-full bg-paper-2 text-primary">
        <Inbox aria-hidden="true" className="size-5" />
      </span>
      <h2 id="requests">
        {count === 0 ? 'Nobody is waiting' : count === 1 ? '1 open request' : `${count} open requests`}
      </h2>
      {oldestAt ? (
        <p className="text-lead">
          {count === 1 ? 'It came' : 'The oldest came'} on {formatDay(indianDay(oldestAt))}. Each was sent to
          you by e-mail, with a link to the message and how the person would like to be reached.
        </p>
      ) : (
        <p className="text-lead">
          When somebody writes to you from your profile, you get an e-mail with a link to the message, and it
          is counted here.
        </p>
      )}
    </section>
  );
}

/** What waits for a therapist, and how they stand in the directory. */
export function PracticeOverview({ practice, requests }: { practice: OwnPractice; requests: OpenRequests }) {
  const { slug, name, title, active, accepting, feePaise } = practice;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Requests {...requests} />
      <section
        aria-labelledby="public-profile"
        className="flex flex-col rounded-card border border-line bg-paper-2 p-6 shadow-card sm:p-8"
      >
        <h2 id="public-profile" className="text-h3">
          Your public profile
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">
          {name}, {title}
        </p>
        <dl className="mb-5">
          <Fact label="In the directory">{active ? 'Shown' : 'Hidden'}</Fact>
          <Fact label="New clients">{accepting ? 'Welcome' : 'Not at the moment'}</Fact>
          <Fact label="Fee">{feeLabel(feePaise)}</Fact>
        </dl>
        {active ? (
          <ButtonLink href={`/professionals/${slug}`} look="secondary" className="mt-auto self-start">
            See it as visitors do
            <ExternalLink aria-hidden="true" className="size-4" />
          </ButtonLink>
        ) : (
          <p className="mt-auto">
            It is hidden for now.{' '}
            <a href="/contact?topic=general-support" className="text-link">
              Ask us why
            </a>
            .
          </p>
        )}
      </section>
    </div>
  );
}
