import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { Panel } from '@/components/layout/panel';
import { requireRole } from '@/lib/account/session/guard';
import { readRequestMessage } from '@/lib/admin/contact-request/queries';
import { formatMoment } from '@/lib/format/time';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Message of a request' };

export default async function RequestMessagePage({ params }: PageProps<'/admin/requests/[id]/message'>) {
  const { id } = await params;
  return guarded(
    () => requireRole('admin', `/admin/requests/${id}/message`),
    async (viewer) => {
      const found = await readRequestMessage(viewer, id, await readRequest());
      if (!found) notFound();
      return (
        <AdminPage
          title={`${found.sender} to ${found.therapist}`}
          lead={`Sent ${formatMoment(found.sentAt)}. We have recorded that you read this.`}
          back={{ href: `/admin/requests/${id}`, label: 'Back to details' }}
        >
          <Panel id="words" title="Message">
            <p className="max-w-measure whitespace-pre-line break-words">{found.message}</p>
          </Panel>
        </AdminPage>
      );
    },
  );
}
