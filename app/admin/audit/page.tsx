import type { Metadata } from 'next';
import { AuditTable } from '@/components/admin/list/audit-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listAudit } from '@/lib/admin/audit/queries';

export const metadata: Metadata = { title: 'Audit log' };

export default adminListPage('/admin/audit', {
  title: 'Audit log',
  lead: 'Who did or opened what. Nothing in it can be changed or taken out; it holds ids and names of fields, never what a record says.',
  list: listAudit,
  Table: AuditTable,
});
