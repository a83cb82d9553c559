import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { adminRecordPage } from '@/components/admin/record-page';
import { Panel } from '@/components/layout/panel';
import { When } from '@/components/ui/format';
import { readRequestMessage } from '@/lib/admin/contact-request/queries';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Message of a request' };

export default async function RequestMessagePage({ params }: PageProps<'/admin/requests/[id]/message'>) {
  const { id } = await params;
  return adminRecordPage(
    `/admin/requests/${id}/message`,
    async (viewer) => readRequestMessage(viewer, id, await readRequest()),
    (found) => (
      <AdminPage
        title={`${found.sender} to ${found.therapist}`}
        lead={
          <>
            Sent <When at={found.sentAt} />. We have recorded that you read this.
          </>
        }
        back={{ href: `/admin/requests/${id}`, label: 'Back to details' }}
      >
        <Panel id="words" title="Message">
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">{found.message}</p>
        </Panel>
      </AdminPage>
    ),
  );
}
