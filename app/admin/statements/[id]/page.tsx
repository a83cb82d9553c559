import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { Facts } from '@/components/admin/facts';
import { ImportSaid } from '@/components/admin/statement/import-said';
import { Panel } from '@/components/layout/panel';
import { requireRole } from '@/lib/account/session/guard';
import { readImport } from '@/lib/admin/statement/queries';
import { formatCount } from '@/lib/format/count';
import { formatMoment } from '@/lib/format/time';
import { isImportOutcome, statementsPage } from '@/lib/payment/statement/outcomes';

export const metadata: Metadata = { title: 'Imported statement' };

export default async function ImportPage({ params, searchParams }: PageProps<'/admin/statements/[id]'>) {
  const { id } = await params;
  return guarded(
    () => requireRole('admin', `${statementsPage}/${id}`),
    async (viewer) => {
      const report = await readImport(viewer, id);
      if (!report) notFound();
      const { import: outcome } = await searchParams;
      const { faults, unreadableCount } = report;
      return (
        <AdminPage title={report.fileName} back={{ href: statementsPage, label: 'All statements' }}>
          {isImportOutcome(outcome) && <ImportSaid outcome={outcome} />}
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <Panel id="counts" title="What was in it">
              <Facts
                facts={[
                  ['Imported', formatMoment(report.importedAt)],
                  ['By', report.by ?? '–'],
                  ['Lines with money', formatCount(report.rowCount)],
                  ['New credits', formatCount(report.newCount)],
                  ['Credits known before', formatCount(report.knownCount)],
                  ['Debits, left out', formatCount(report.debitCount)],
                  ['Lines that could not be read', formatCount(unreadableCount)],
                ]}
              />
            </Panel>
            <Panel id="unreadable" title="Lines that could not be read">
              {unreadableCount === 0 && (
                <p className="text-muted-foreground">None: every line was understood.</p>
              )}
              {unreadableCount > 0 && (
                <p className="max-w-measure">
                  They were left out, and nothing was guessed. Look them up in the file, and match by hand
                  what belongs to a payment.
                </p>
              )}
              <ul className="divide-y divide-border">
                {faults.map(({ line, why }) => (
                  <li key={line} className="py-2">
                    Line {formatCount(line)} {why}.
                  </li>
                ))}
              </ul>
              {unreadableCount > faults.length && (
                <p className="text-muted-foreground">
                  And {formatCount(unreadableCount - faults.length)} more.
                </p>
              )}
            </Panel>
          </div>
        </AdminPage>
      );
    },
  );
}
