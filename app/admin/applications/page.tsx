import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { ApplicationTable, WaitingChanges } from '@/components/admin-nouns/application-tables';
import { guarded } from '@/components/member/guarded';
import { listApplications } from '@/lib/admin/application/queries';
import { numberedPaging } from '@/lib/admin/table/paging';
import { requireRole } from '@/lib/auth/guard';
import { listWaitingProposals } from '@/lib/therapist/proposal/queries';

export const metadata: Metadata = { title: 'Applications' };

export default function ApplicationsPage({ searchParams }: PageProps<'/admin/applications'>) {
  return guarded(
    () => requireRole('admin', '/admin/applications'),
    async (viewer) => {
      const [{ rows, asked, page, total }, changes] = await Promise.all([
        listApplications(viewer, await searchParams),
        listWaitingProposals(viewer),
      ]);
      return (
        <AdminPage
          title="Applications"
          lead="People who want to work here, and therapists who want their public profile changed."
        >
          <section aria-labelledby="changes" className="grid gap-4">
            <h2 id="changes" className="text-h3">
              Changes of public profiles
            </h2>
            <WaitingChanges rows={changes} />
          </section>
          <section aria-labelledby="applications" className="grid gap-4">
            <h2 id="applications" className="text-h3">
              Applications
            </h2>
            <ApplicationTable rows={rows} asked={asked} paging={numberedPaging(page, total)} />
          </section>
        </AdminPage>
      );
    },
  );
}
