import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { RequestTable } from '@/components/admin-nouns/inbox-tables';
import { guarded } from '@/components/member/guarded';
import { listRequests } from '@/lib/admin/contact-request/queries';
import { numberedPaging } from '@/lib/admin/table/paging';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Requests to therapists' };

export default function RequestsPage({ searchParams }: PageProps<'/admin/requests'>) {
  return guarded(
    () => requireRole('admin', '/admin/requests'),
    async (viewer) => {
      const { rows, asked, page, total } = await listRequests(viewer, await searchParams);
      return (
        <AdminPage
          title="Requests to therapists"
          lead="Who wrote to whom, and whether there is an answer. The words are between the two of them."
        >
          <RequestTable rows={rows} asked={asked} paging={numberedPaging(page, total)} />
        </AdminPage>
      );
    },
  );
}
