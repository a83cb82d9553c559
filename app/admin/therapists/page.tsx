import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { TherapistTable } from '@/components/admin-therapist/therapist-table';
import { guarded } from '@/components/member/guarded';
import { ButtonLink } from '@/components/ui/button';
import { numberedPaging } from '@/lib/admin/table/paging';
import { listTherapists } from '@/lib/admin/therapist/listing/queries';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Therapists' };

export default function TherapistsPage({ searchParams }: PageProps<'/admin/therapists'>) {
  return guarded(
    () => requireRole('admin', '/admin/therapists'),
    async (viewer) => {
      const { rows, asked, page, total } = await listTherapists(viewer, await searchParams);
      return (
        <AdminPage
          title="Therapists"
          lead="Everybody in the directory, public or not, in the order in which visitors see them."
        >
          <ButtonLink href="/admin/therapists/new" className="justify-self-start">
            New therapist
          </ButtonLink>
          <TherapistTable rows={rows} asked={asked} paging={numberedPaging(page, total)} page={page} />
        </AdminPage>
      );
    },
  );
}
