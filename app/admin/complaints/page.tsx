import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { ComplaintTable } from '@/components/admin/complaint/complaint-table';
import { guarded } from '@/components/member/guarded';
import { listComplaints } from '@/lib/admin/complaint/queries';
import { complaintFilters } from '@/lib/admin/complaint/rules';
import { readFilters } from '@/lib/admin/table/filters';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Complaints' };

export default function ComplaintsPage({ searchParams }: PageProps<'/admin/complaints'>) {
  return guarded(
    () => requireRole('admin', '/admin/complaints'),
    async (viewer) => {
      const asked = await searchParams;
      return (
        <AdminPage
          title="Complaints"
          lead="Each is acknowledged within 48 hours, which our mail does by itself, and answered within a month."
        >
          <ComplaintTable
            {...(await listComplaints(viewer, asked))}
            asked={readFilters(asked, complaintFilters)}
          />
        </AdminPage>
      );
    },
  );
}
