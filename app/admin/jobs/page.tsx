import type { Metadata } from 'next';
import { JobTable } from '@/components/admin/list/job-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listJobs } from '@/lib/admin/job/queries';

export const metadata: Metadata = { title: 'Jobs' };

export default adminListPage('/admin/jobs', {
  title: 'Jobs',
  lead: 'Mails and files that are on their way. A failed one is tried again by itself for more than a day; then it waits here for a decision.',
  list: listJobs,
  Table: JobTable,
});
