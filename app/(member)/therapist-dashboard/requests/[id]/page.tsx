import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { AnswerForm } from '@/components/contact/private/inbox/answer-form';
import { CloseForm } from '@/components/contact/private/inbox/close-form';
import { RequestLetter } from '@/components/contact/request-letter';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { zoneOf } from '@/lib/account/session/viewer';
import { type OpenedRequest, openRequest } from '@/lib/contact/inbox/queries';
import { answerWays, waysInWords } from '@/lib/contact/reply/rules';
import { readRequest } from '@/lib/server/request/read-request';

/** "Answered on the phone"; leaves out a way from another release. */
function wayInWords(way: string | null): string {
  const known = answerWays.find(({ value }) => value === way);
  return known ? ` ${waysInWords[known.value]}` : '';
}

/** The outcome of a request; nothing while it still waits. */
function ReplyGiven({ request }: { readonly request: OpenedRequest }) {
  const { state, doneAt, answer, answerWay, closeReason, clientId } = request;
  if (state === 'open' || !doneAt) return null;
  return (
    <Card variant="muted" size="sm" className="grid gap-3">
      <p>
        <strong>
          {state === 'answered' ? `Answered${wayInWords(answerWay)}` : 'Closed without an answer'}
        </strong>
        {' · '}
        <When at={doneAt} />
      </p>
      {answer && <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>}
      {state === 'closed' && closeReason && <p>Reason: {closeReason}</p>}
      {clientId && (
        <p>
          They are now your client.{' '}
          <a href={`/therapist-dashboard/clients/${clientId}`} className="text-link">
            Open their page
          </a>
        </p>
      )}
    </Card>
  );
}

export const metadata: Metadata = { title: 'A message for you' };

export default async function RequestPage({ params }: PageProps<'/therapist-dashboard/requests/[id]'>) {
  const { id } = await params;
  const path = `/therapist-dashboard/requests/${id}` as const;
  const back = { href: '/therapist-dashboard/requests', label: 'All requests' };
  return practicePage({ from: path, title: 'A message for you', back }, async (viewer) => {
    const request = await openRequest(viewer, id, await readRequest());
    if (!request) notFound();
    const open = request.state === 'open';
    return (
      <div className="grid max-w-measure gap-6">
        <RequestLetter request={request} timeZone={zoneOf(viewer)} />
        <ReplyGiven request={request} />
        <section aria-labelledby="reply" className={open ? 'grid gap-6' : 'contents'}>
          <h2 id="reply" className={open ? 'text-h3' : 'sr-only'}>
            {open ? 'Answer' : 'Answer given'}
          </h2>
          <AnswerForm request={id} postTo={path} open={open} />
          <CloseForm request={id} postTo={path} open={open} />
        </section>
      </div>
    );
  });
}
