import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { RunReport } from '@/components/admin/bulk/run-report';
import { adminRecordPage } from '@/components/admin/record-page';
import { When } from '@/components/ui/format';
import { readRun } from '@/lib/admin/bulk/queries';
import { bulkAct } from '@/lib/admin/bulk/rules';

export const metadata: Metadata = { title: 'Bulk change' };

export default async function BulkRunPage({ params }: PageProps<'/admin/bulk/[id]'>) {
  const { id } = await params;
  return adminRecordPage(
    `/admin/bulk/${id}`,
    (viewer) => readRun(viewer, id),
    (run) => {
      const { label, list } = bulkAct(run.act);
      return (
        <AdminPage
          title={label}
          lead={
            <>
              Bulk change, started <When at={run.startedAt} />
              {run.by && ` by ${run.by}`}.
            </>
          }
          back={{ href: list, label: 'Back to the list' }}
        >
          <RunReport run={run} />
        </AdminPage>
      );
    },
  );
}
