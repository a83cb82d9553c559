import type { Metadata } from 'next';
import { ComplaintTable } from '@/components/admin/complaint/complaint-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listComplaints } from '@/lib/admin/complaint/queries';
import { acknowledgeHours } from '@/lib/privacy/grievance/rules';

export const metadata: Metadata = { title: 'Complaints' };

export default adminListPage('/admin/complaints', {
  title: 'Complaints',
  lead: `Each is acknowledged within ${acknowledgeHours} hours, which our mail does by itself, and answered within a month.`,
  list: listComplaints,
  Table: ComplaintTable,
});
