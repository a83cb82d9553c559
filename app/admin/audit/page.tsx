import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { AuditTable } from '@/components/admin/audit/audit-table';
import { guarded } from '@/components/member/guarded';
import { listAudit } from '@/lib/admin/audit/queries';
import { auditFilters } from '@/lib/admin/audit/rules';
import { readFilters } from '@/lib/admin/table/filters';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Audit log' };

export default function AuditPage({ searchParams }: PageProps<'/admin/audit'>) {
  return guarded(
    () => requireRole('admin', '/admin/audit'),
    async (viewer) => {
      const asked = await searchParams;
      return (
        <AdminPage
          title="Audit log"
          lead="Who did or opened what. Nothing in it can be changed or taken out; it holds ids and names of fields, never what a record says."
        >
          <AuditTable {...(await listAudit(viewer, asked))} asked={readFilters(asked, auditFilters)} />
        </AdminPage>
      );
    },
  );
}
