import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { MailBadge } from '@/components/admin/message/inbox-tables';
import { adminRecordPage } from '@/components/admin/record-page';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import { readRequestFacts } from '@/lib/admin/contact-request/queries';
import { contactMethods } from '@/lib/contact/rules';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Request to a therapist' };

export default async function RequestPage({ params }: PageProps<'/admin/requests/[id]'>) {
  const { id } = await params;
  const path = `/admin/requests/${id}`;
  return adminRecordPage(
    path,
    async (viewer) => readRequestFacts(viewer, id, await readRequest()),
    (found) => {
      const {
        answeredAt,
        closedAt,
        closeReason,
        notifiedAt,
        userPhone,
        preferredContactMethod: wants,
      } = found;
      return (
        <AdminPage
          title={`${found.sender} to ${found.therapist}`}
          back={{ href: '/admin/requests', label: 'All requests' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <Panel id="facts" title="Details">
              <Facts
                facts={[
                  ['State', <MailBadge key="state" state={found.state} />],
                  ['Sent', <When key="at" at={found.sentAt} />],
                  ['Therapist notified by email', notifiedAt ? <When key="at" at={notifiedAt} /> : 'Not yet'],
                  ['Email', found.userEmail],
                  ['Phone', userPhone ? spacedPhone(userPhone) : '–'],
                  ['Preferred contact', contactMethods.find(({ value }) => value === wants)?.label ?? wants],
                  ...(answeredAt ? ([['Answered', <When key="at" at={answeredAt} />]] as const) : []),
                  ...(closedAt ? ([['Closed', <When key="at" at={closedAt} />]] as const) : []),
                  ...(closeReason ? ([['Reason', closeReason]] as const) : []),
                ]}
              />
            </Panel>
            <Panel id="words" title="Message">
              <p className="max-w-measure">
                This message is for {found.therapist}. Read it only if you must help, for example in danger.
                We record that you read it, and the sender can see that.
              </p>
              <Button asChild variant="outline" className="justify-self-start">
                <a href={`${path}/message`}>Read the message</a>
              </Button>
            </Panel>
          </div>
        </AdminPage>
      );
    },
  );
}
