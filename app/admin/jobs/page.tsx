import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { JobTable } from '@/components/admin/job/job-table';
import { guarded } from '@/components/member/guarded';
import { listJobs } from '@/lib/admin/job/queries';
import { jobFilters } from '@/lib/admin/job/rules';
import { readFilters } from '@/lib/admin/table/filters';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Jobs' };

export default function JobsPage({ searchParams }: PageProps<'/admin/jobs'>) {
  return guarded(
    () => requireRole('admin', '/admin/jobs'),
    async (viewer) => {
      const asked = await searchParams;
      return (
        <AdminPage
          title="Jobs"
          lead="Mails and files that are on their way. A failed one is tried again by itself for more than a day; then it waits here for a decision."
        >
          <JobTable {...(await listJobs(viewer, asked))} asked={readFilters(asked, jobFilters)} />
        </AdminPage>
      );
    },
  );
}
