import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import type { CreditRow } from '@/lib/admin/statement/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { formatRupees } from '@/lib/format/money';
import { formatDay, indianDay } from '@/lib/format/time';
import type { PaymentRoom } from '@/lib/payment/statement/outcomes';

const columnsOf = (room: PaymentRoom): readonly Column<CreditRow>[] => [
  {
    header: 'Narration',
    kind: 'title',
    cell: ({ narration }) => (
      <span className="break-words font-mono font-normal text-small">{narration || 'No narration'}</span>
    ),
  },
  { header: 'Credited', sort: 'credited', cell: ({ creditedAt }) => formatDay(indianDay(creditedAt)) },
  { header: 'Amount', sort: 'amount', kind: 'number', cell: ({ amountPaise }) => formatRupees(amountPaise) },
  { header: 'Reference', cell: ({ reference }) => reference ?? '–' },
  {
    header: 'Payment',
    cell: ({ match, amountPaise }) =>
      match ? (
        <>
          <a href={`${room.payments}/${match.paymentId}`} className="tap text-link">
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
export function CreditTable({ room, ...list }: ListPart<CreditRow> & { readonly room: PaymentRoom }) {
  return (
    <AdminTable
      {...list}
      path={room.statements}
      caption="Bank credits"
      columns={columnsOf(room)}
      csv={`${room.statements}/csv`}
      empty="Every credit is matched, or no statement has been imported yet."
    />
  );
}
