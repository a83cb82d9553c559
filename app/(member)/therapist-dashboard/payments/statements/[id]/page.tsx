import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { ImportReport } from '@/components/admin/statement/import-report';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import { readImport } from '@/lib/admin/statement/queries';
import { therapistPages } from '@/lib/payment/statement/outcomes';

export const metadata: Metadata = { title: 'Imported statement' };

export default async function ImportPage({
  params,
  searchParams,
}: PageProps<'/therapist-dashboard/payments/statements/[id]'>) {
  const { id } = await params;
  return practicePage(
    {
      from: `${therapistPages.statements}/${id}`,
      title: 'Imported statement',
      back: { href: therapistPages.statements, label: 'All statements' },
      action: <HeadLink href={therapistPages.payments} first="View" rest="payments" />,
      confirmed: true,
    },
    async (viewer) => {
      const report = await readImport(viewer, id);
      if (!report) notFound();
      return (
        <>
          <p className="wrap-anywhere font-semibold">{report.fileName}</p>
          <ImportReport report={report} outcome={(await searchParams).import} />
        </>
      );
    },
  );
}
