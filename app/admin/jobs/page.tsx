import type { Metadata } from 'next';
import { JobTable } from '@/components/admin/list/job-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listJobs } from '@/lib/admin/job/queries';

export const metadata: Metadata = { title: 'Jobs' };

export default adminListPage('/admin/jobs', {
  title: 'Jobs',
  lead: 'Emails and files being processed. A failed job is retried for more than a day, then stays here until you decide.',
  list: listJobs,
  Table: JobTable,
});
