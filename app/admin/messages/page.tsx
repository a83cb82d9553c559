import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { MessageTable } from '@/components/admin-nouns/inbox-tables';
import { guarded } from '@/components/member/guarded';
import { listMessages } from '@/lib/admin/message/queries';
import { numberedPaging } from '@/lib/admin/table/paging';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Messages' };

export default function MessagesPage({ searchParams }: PageProps<'/admin/messages'>) {
  return guarded(
    () => requireRole('admin', '/admin/messages'),
    async (viewer) => {
      const { rows, asked, page, total } = await listMessages(viewer, await searchParams);
      return (
        <AdminPage
          title="Messages"
          lead="What came in through the contact form. We promise an answer within 24 hours."
        >
          <MessageTable rows={rows} asked={asked} paging={numberedPaging(page, total)} />
        </AdminPage>
      );
    },
  );
}
