import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { TherapistTable } from '@/components/admin/therapist/therapist-table';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import { requireRole } from '@/lib/account/session/guard';
import { listTherapists } from '@/lib/admin/therapist/list/queries';

export const metadata: Metadata = { title: 'Therapists' };

export default function TherapistsPage({ searchParams }: PageProps<'/admin/therapists'>) {
  return guarded(
    () => requireRole('admin', '/admin/therapists'),
    async (viewer) => {
      const list = await listTherapists(viewer, await searchParams);
      return (
        <AdminPage
          title="Therapists"
          lead="All therapists, public or not, in the order visitors see them."
          action={<HeadLink href="/admin/therapists/new" first="New" rest="therapist" />}
        >
          <TherapistTable {...list} />
        </AdminPage>
      );
    },
  );
}
