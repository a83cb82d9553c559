import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { RunReport } from '@/components/admin/bulk/run-report';
import { requireRole } from '@/lib/account/session/guard';
import { readRun } from '@/lib/admin/bulk/queries';
import { bulkAct } from '@/lib/admin/bulk/rules';
import { formatMoment } from '@/lib/format/time';

export const metadata: Metadata = { title: 'Bulk change' };

export default async function BulkRunPage({ params }: PageProps<'/admin/bulk/[id]'>) {
  const { id } = await params;
  return guarded(
    () => requireRole('admin', `/admin/bulk/${id}`),
    async (viewer) => {
      const run = await readRun(viewer, id);
      if (!run) notFound();
      const { label, list } = bulkAct(run.act);
      return (
        <AdminPage
          title={`${label}: bulk change`}
          lead={`Started ${formatMoment(run.startedAt)}${run.by ? ` by ${run.by}` : ''}.`}
          back={{ href: list, label: 'Back to the list' }}
        >
          <RunReport run={run} />
        </AdminPage>
      );
    },
  );
}
