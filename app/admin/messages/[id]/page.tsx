import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { AnswerForm, ClosingForm } from '@/components/admin/message/closing-form';
import { MailBadge } from '@/components/admin/message/inbox-tables';
import { adminRecordPage } from '@/components/admin/record-page';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { When } from '@/components/ui/format';
import { settleContactMessage } from '@/lib/admin/message/actions';
import { readMessage } from '@/lib/admin/message/queries';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Message' };

export default async function MessagePage({ params }: PageProps<'/admin/messages/[id]'>) {
  const { id } = await params;
  const path = `/admin/messages/${id}`;
  return adminRecordPage(
    path,
    async (viewer) => readMessage(viewer, id, await readRequest()),
    (found) => {
      const { state, message, therapistName, answer, answeredAt, closedAt, closeReason } = found;
      return (
        <AdminPage title={found.subject} back={{ href: '/admin/messages', label: 'All messages' }}>
          <div className="grid items-start gap-6 xl:grid-cols-[1.6fr_1fr]">
            <Panel id="words" title={`From ${found.name}`}>
              {message === null ? (
                <p className="max-w-measure">
                  This message is for {therapistName ?? 'a therapist'} and the team cannot see it. Please
                  check that they are in contact.
                </p>
              ) : (
                <p className="max-w-measure whitespace-pre-line wrap-anywhere">{message}</p>
              )}
              {answer && (
                <div className="grid gap-2 border-border border-t pt-4">
                  <h3 className="font-sans text-h4">Our answer</h3>
                  <p className="max-w-measure whitespace-pre-line wrap-anywhere">{answer}</p>
                </div>
              )}
              {message !== null && (
                <AnswerForm
                  id="answer"
                  label="Answer"
                  postTo={path}
                  hidden={{ message: id }}
                  fields={[
                    {
                      name: 'answer',
                      label: 'Your answer',
                      hint: 'We email it at once and save it here. Replies go to our support mailbox.',
                    },
                  ]}
                  button={state === 'open' ? 'Send the answer' : null}
                  variant="default"
                />
              )}
            </Panel>
            <Panel id="state" title="Outcome">
              <Facts
                facts={[
                  ['State', <MailBadge key="state" state={state} />],
                  ['Sent', <When key="at" at={found.sentAt} />],
                  ['Topic', found.topic],
                  ...(found.company
                    ? ([
                        ['Company', found.company],
                        ['People', found.headcount ?? '–'],
                        ['Times for a talk', found.preferredTimes ?? '–'],
                      ] as const)
                    : []),
                  ['Email', found.email],
                  ['Phone', found.phone ? spacedPhone(found.phone) : '–'],
                  ...(answeredAt ? ([['Answered', <When key="at" at={answeredAt} />]] as const) : []),
                  ...(found.answeredBy ? ([['By', found.answeredBy]] as const) : []),
                  ...(answer
                    ? ([
                        [
                          'Emailed',
                          found.answerMailedAt ? <When key="at" at={found.answerMailedAt} /> : 'Being sent',
                        ],
                      ] as const)
                    : []),
                  ...(closedAt ? ([['Closed', <When key="at" at={closedAt} />]] as const) : []),
                  ...(closeReason ? ([['Reason', closeReason]] as const) : []),
                ]}
              />
              <ButtonForm
                id="settle"
                action={settleContactMessage}
                postTo={path}
                fields={{ message: id, step: state === 'open' ? 'answered' : 'reopened' }}
                label={state === 'open' ? 'Mark as answered' : 'Open again'}
                variant="outline"
              />
              <ClosingForm
                id="close"
                postTo={path}
                hidden={{ message: id }}
                fields={[{ name: 'reason', label: 'Reason', hint: 'For example: sent twice', type: 'text' }]}
                button={state === 'closed' ? null : 'Close message'}
                behind="Close without an answer"
              />
            </Panel>
          </div>
        </AdminPage>
      );
    },
  );
}
