import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import type { CreditRow } from '@/lib/admin/statement/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { formatRupees } from '@/lib/format/money';
import { formatDay, indianDay } from '@/lib/format/time';
import { statementsPage } from '@/lib/payment/statement/outcomes';

const columns: readonly Column<CreditRow>[] = [
  {
    header: 'Narration',
    kind: 'title',
    cell: ({ narration }) => (
      <span className="break-words font-mono font-normal text-small">{narration || 'No narration'}</span>
    ),
  },
  { header: 'Credited', cell: ({ creditedAt }) => formatDay(indianDay(creditedAt)) },
  { header: 'Amount', kind: 'number', cell: ({ amountPaise }) => formatRupees(amountPaise) },
  { header: 'Reference', cell: ({ reference }) => reference ?? '–' },
  {
    header: 'Payment',
    cell: ({ match, amountPaise }) =>
      match ? (
        <>
          <a href={`/admin/payments/${match.paymentId}`} className="tap text-link">
            {match.payerName}
          </a>
          <span className="block text-muted-foreground text-small">{match.evidence.why}</span>
        </>
      ) : (
        <span className="text-muted-foreground">None found for {formatRupees(amountPaise)}</span>
      ),
  },
];

/** Credits of all statements; by default only those without a payment. */
export function CreditTable(list: ListPart<CreditRow>) {
  return (
    <AdminTable
      {...list}
      path={statementsPage}
      caption="Bank credits"
      columns={columns}
      csv={`${statementsPage}/csv`}
      empty="Every credit has its payment, or no statement has been imported yet."
    />
  );
}
