import { AdminTable } from '@/components/admin/table/admin-table';
import { type Column, none } from '@/components/admin/table/columns';
import { SecondLine } from '@/components/admin/table/second-line';
import { When } from '@/components/ui/format';
import type { CreditRow } from '@/lib/admin/statement/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { formatRupees } from '@/lib/format/money';
import type { PaymentPages } from '@/lib/payment/statement/outcomes';

const columnsOf = (pages: PaymentPages): readonly Column<CreditRow>[] => [
  {
    header: 'Narration',
    kind: 'title',
    cell: ({ narration }) => (
      <span
        className="font-normal text-small lg:line-clamp-1 lg:max-w-96 lg:whitespace-normal"
        title={narration}
      >
        {narration || 'No narration'}
      </span>
    ),
  },
  { header: 'Credited', sort: 'credited', cell: ({ creditedAt }) => <When at={creditedAt} as="day" /> },
  { header: 'Amount', sort: 'amount', kind: 'number', cell: ({ amountPaise }) => formatRupees(amountPaise) },
  { header: 'Reference', cell: ({ reference }) => reference ?? none() },
  {
    header: 'Payment',
    kind: 'text',
    cell: ({ match, amountPaise }) =>
      match ? (
        <>
          <a href={`${pages.payments}/${match.paymentId}`} className="text-link py-2">
            {match.payerName}
          </a>
          <SecondLine>{match.evidence.why}</SecondLine>
        </>
      ) : (
        <span className="text-muted-foreground">None found for {formatRupees(amountPaise)}</span>
      ),
  },
];

export function CreditTable({ pages, ...list }: ListPart<CreditRow> & { readonly pages: PaymentPages }) {
  return (
    <AdminTable
      {...list}
      path={pages.statements}
      caption="Bank credits"
      columns={columnsOf(pages)}
      csv={`${pages.statements}/csv`}
      empty="Every credit is matched, or no statement has been imported yet."
    />
  );
}
