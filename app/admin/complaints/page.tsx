import type { Metadata } from 'next';
import { ComplaintTable } from '@/components/admin/complaint/complaint-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { zoneOf } from '@/lib/account/session/viewer';
import { listComplaints } from '@/lib/admin/complaint/queries';
import { acknowledgeHours } from '@/lib/privacy/grievance/rules';

export const metadata: Metadata = { title: 'Complaints' };

export default adminListPage('/admin/complaints', {
  title: 'Complaints',
  lead: `We acknowledge each complaint by automatic email within ${acknowledgeHours} hours, and answer within a month.`,
  list: async (viewer, searchParams) => ({
    ...(await listComplaints(viewer, searchParams)),
    timeZone: zoneOf(viewer),
  }),
  Table: ComplaintTable,
});
