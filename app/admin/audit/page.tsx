import type { Metadata } from 'next';
import { AuditTable } from '@/components/admin/list/audit-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listAudit } from '@/lib/admin/audit/queries';

export const metadata: Metadata = { title: 'Audit log' };

export default adminListPage('/admin/audit', {
  title: 'Audit log',
  lead: 'A record of every action. It cannot be edited, and it contains IDs and field names, never the content of a record.',
  list: listAudit,
  Table: AuditTable,
});
