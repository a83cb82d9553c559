import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { InternTable } from '@/components/admin-nouns/intern-table';
import { guarded } from '@/components/member/guarded';
import { listInterns } from '@/lib/admin/internship/queries';
import { numberedPaging } from '@/lib/admin/table/paging';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Internships' };

export default function InternshipsPage({ searchParams }: PageProps<'/admin/internships'>) {
  return guarded(
    () => requireRole('admin', '/admin/internships'),
    async (viewer) => {
      const { page, total, ...list } = await listInterns(viewer, await searchParams);
      return (
        <AdminPage
          title="Internships"
          lead="Who applied. Applicants were promised an answer within ten days."
        >
          <InternTable {...list} paging={numberedPaging(page, total)} />
        </AdminPage>
      );
    },
  );
}
