import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { AnswerForm } from '@/components/contact/private/inbox/answer-form';
import { CloseForm } from '@/components/contact/private/inbox/close-form';
import { ReplyGiven } from '@/components/contact/private/inbox/reply-given';
import { RequestLetter } from '@/components/contact/request-letter';
import { zoneOf } from '@/lib/account/session/viewer';
import { openRequest } from '@/lib/contact/inbox/queries';
import { readRequest } from '@/lib/server/request/read-request';

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
