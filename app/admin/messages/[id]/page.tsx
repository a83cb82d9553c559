import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminPage } from '@/components/admin/admin-page';
import { Facts, Panel } from '@/components/admin/panel';
import { MailBadge } from '@/components/admin-nouns/inbox-tables';
import { WordsForm } from '@/components/admin-nouns/words-form';
import { PressForm } from '@/components/forms/press-form';
import { guarded } from '@/components/member/guarded';
import { ButtonLink } from '@/components/ui/button';
import { closeContactMessage, settleContactMessage } from '@/lib/admin/message/actions';
import { readMessage } from '@/lib/admin/message/queries';
import { requireRole } from '@/lib/auth/guard';
import { readRequest } from '@/lib/request/read-request';
import { formatMoment } from '@/lib/time';

export const metadata: Metadata = { title: 'Message' };

export default async function MessagePage({ params }: PageProps<'/admin/messages/[id]'>) {
  const { id } = await params;
  const path = `/admin/messages/${id}`;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const found = await readMessage(viewer, id, await readRequest());
      if (!found) notFound();
      const { state, message, therapistName, answeredAt, closedAt, closeReason } = found;
      return (
        <AdminPage title={found.subject} back={{ href: '/admin/messages', label: 'All messages' }}>
          <div className="grid items-start gap-6 xl:grid-cols-[1.6fr_1fr]">
            <Panel id="words" title={`From ${found.name}`}>
              {message === null ? (
                <p className="max-w-measure">
                  The text is meant for {therapistName ?? 'a therapist'} and is not shown to the team. Please
                  check that the two have found each other.
                </p>
              ) : (
                <p className="max-w-measure whitespace-pre-line break-words">{message}</p>
              )}
              <ButtonLink href={`mailto:${found.email}`} look="secondary" className="justify-self-start">
                Answer by email
              </ButtonLink>
            </Panel>
            <Panel id="state" title="What became of it">
              <Facts
                facts={[
                  ['State', <MailBadge key="state" state={state} />],
                  ['Sent', formatMoment(found.sentAt)],
                  ['Topic', found.topic],
                  ['Email', found.email],
                  ['Phone', found.phone ?? '–'],
                  ...(answeredAt ? ([['Answered', formatMoment(answeredAt)]] as const) : []),
                  ...(closedAt ? ([['Closed', formatMoment(closedAt)]] as const) : []),
                  ...(closeReason ? ([['Reason', closeReason]] as const) : []),
                ]}
              />
              <PressForm
                id="settle"
                action={settleContactMessage}
                postTo={path}
                fields={{ message: id, step: state === 'open' ? 'answered' : 'reopened' }}
                label={state === 'open' ? 'Mark as answered' : 'Open again'}
                look={state === 'open' ? 'primary' : 'secondary'}
              />
              <WordsForm
                id="close"
                action={closeContactMessage}
                postTo={path}
                hidden={{ message: id }}
                field={{ name: 'reason', label: 'Reason', hint: 'Such as: sent twice', type: 'text' }}
                button={state === 'closed' ? null : 'Close it'}
                behind="Close without an answer"
              />
            </Panel>
          </div>
        </AdminPage>
      );
    },
  );
}
