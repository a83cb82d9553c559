import { ImportSaid } from '@/components/admin/statement/import-said';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import type { ImportReport as Report } from '@/lib/admin/statement/queries';
import { formatCount } from '@/lib/format/count';
import { formatShown } from '@/lib/format/time';
import { isImportOutcome } from '@/lib/payment/statement/outcomes';

type ImportReportProps = {
  readonly report: Report;
  /** The parameter `import` of the address: what became of the file just sent. */
  readonly outcome: unknown;
};

export function ImportReport({ report, outcome }: ImportReportProps) {
  const { faults, unreadableCount } = report;
  return (
    <>
      {isImportOutcome(outcome) && <ImportSaid outcome={outcome} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Panel id="counts" title="Contents">
          <Facts
            facts={[
              ['New credits', formatCount(report.newCount)],
              ['Lines with amounts', formatCount(report.rowCount)],
              ['Duplicate credits, ignored', formatCount(report.knownCount)],
              ['Debits, ignored', formatCount(report.debitCount)],
              ['Lines without an amount', formatCount(report.withoutMoneyCount)],
              ['Unreadable lines', formatCount(unreadableCount)],
              ['Imported', formatShown(report.importedAt)],
              ['By', report.by ?? '–'],
            ]}
          />
        </Panel>
        <Panel id="unreadable" title="Unreadable lines">
          {unreadableCount === 0 && <p className="text-muted-foreground">None.</p>}
          {unreadableCount > 0 && (
            <p className="max-w-measure">
              These lines were skipped. Check them in the file, and match any payments by hand.
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
            <p className="text-muted-foreground">And {formatCount(unreadableCount - faults.length)} more.</p>
          )}
        </Panel>
      </div>
    </>
  );
}
