import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { adminRecordPage } from '@/components/admin/record-page';
import { ImportReport } from '@/components/admin/statement/import-report';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import { readImport } from '@/lib/admin/statement/queries';
import { officePages } from '@/lib/payment/statement/outcomes';

export const metadata: Metadata = { title: 'Imported statement' };

export default async function ImportPage({ params, searchParams }: PageProps<'/admin/statements/[id]'>) {
  const { id } = await params;
  return adminRecordPage(
    `${officePages.statements}/${id}`,
    (viewer) => readImport(viewer, id),
    async (report) => (
      <AdminPage
        title={report.fileName}
        back={{ href: officePages.statements, label: 'All statements' }}
        action={<HeadLink href={officePages.payments} first="View" rest="payments" />}
      >
        <ImportReport report={report} outcome={(await searchParams).import} />
      </AdminPage>
    ),
  );
}
