import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import type { CreditRow } from '@/lib/admin/statement/queries';
import { creditFilters, statementsPage } from '@/lib/admin/statement/rules';
import type { Asked } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { formatRupees } from '@/lib/money';
import { formatDay, indianDay } from '@/lib/time';

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
          <span className="block text-ink-soft text-small">{match.evidence.why}</span>
        </>
      ) : (
        <span className="text-ink-soft">None found for {formatRupees(amountPaise)}</span>
      ),
  },
];

type Props = { readonly rows: readonly CreditRow[]; readonly asked: Asked; readonly paging: Paging };

/** Credits of all statements; those that no payment was found for, unless others are asked for. */
export function CreditTable({ rows, asked, paging }: Props) {
  return (
    <AdminTable
      path={statementsPage}
      caption="Bank credits"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={creditFilters}
      asked={asked}
      paging={paging}
      csv={`${statementsPage}/csv`}
      empty="Every credit has its payment, or no statement has been imported yet."
    />
  );
}
