import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ImportReport } from '@/components/admin/statement/import-report';
import { requireRole } from '@/lib/account/session/guard';
import { readImport } from '@/lib/admin/statement/queries';
import { officeRoom } from '@/lib/payment/statement/outcomes';

export const metadata: Metadata = { title: 'Imported statement' };

export default async function ImportPage({ params, searchParams }: PageProps<'/admin/statements/[id]'>) {
  const { id } = await params;
  return guarded(
    () => requireRole('admin', `${officeRoom.statements}/${id}`),
    async (viewer) => {
      const report = await readImport(viewer, id);
      if (!report) notFound();
      return (
        <AdminPage title={report.fileName} back={{ href: officeRoom.statements, label: 'All statements' }}>
          <ImportReport report={report} outcome={(await searchParams).import} />
        </AdminPage>
      );
    },
  );
}
