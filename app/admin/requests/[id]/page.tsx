import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminPage } from '@/components/admin/admin-page';
import { Facts, Panel } from '@/components/admin/panel';
import { MailBadge } from '@/components/admin-nouns/inbox-tables';
import { guarded } from '@/components/member/guarded';
import { ButtonLink } from '@/components/ui/button';
import { readRequestFacts } from '@/lib/admin/contact-request/queries';
import { requireRole } from '@/lib/auth/guard';
import { contactMethods } from '@/lib/contact/rules';
import { readRequest } from '@/lib/request/read-request';
import { formatMoment } from '@/lib/time';

export const metadata: Metadata = { title: 'Request to a therapist' };

export default async function RequestPage({ params }: PageProps<'/admin/requests/[id]'>) {
  const { id } = await params;
  const path = `/admin/requests/${id}`;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const found = await readRequestFacts(viewer, id, await readRequest());
      if (!found) notFound();
      const { answeredAt, closedAt, closeReason, notifiedAt, wants } = found;
      return (
        <AdminPage
          title={`${found.sender} to ${found.therapist}`}
          back={{ href: '/admin/requests', label: 'All requests' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <Panel id="facts" title="What is known">
              <Facts
                facts={[
                  ['State', <MailBadge key="state" state={found.state} />],
                  ['Sent', formatMoment(found.sentAt)],
                  ['Therapist told by mail', notifiedAt ? formatMoment(notifiedAt) : 'Not yet'],
                  ['Email', found.email],
                  ['Phone', found.phone ?? '–'],
                  [
                    'Wants to be reached by',
                    contactMethods.find(({ value }) => value === wants)?.label ?? wants,
                  ],
                  ...(answeredAt ? ([['Answered', formatMoment(answeredAt)]] as const) : []),
                  ...(closedAt ? ([['Closed', formatMoment(closedAt)]] as const) : []),
                  ...(closeReason ? ([['Reason', closeReason]] as const) : []),
                ]}
              />
            </Panel>
            <Panel id="words" title="The words">
              <p className="max-w-measure">
                They are meant for {found.therapist}. Read them only if you must help, for instance when there
                is danger. That you read them is written down, and the sender can see it.
              </p>
              <ButtonLink href={`${path}/message`} look="secondary" className="justify-self-start">
                Read the message
              </ButtonLink>
            </Panel>
          </div>
        </AdminPage>
      );
    },
  );
}
