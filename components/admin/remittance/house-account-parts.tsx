import type { ReactNode } from 'react';
import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { formatRupees } from '@/lib/format/money';
import { formatDay, indianDay } from '@/lib/format/time';
import type { HouseMoney, RemittanceView } from '@/lib/payment/remittance/queries';
import { methodInWords } from '@/lib/payment/transaction/rules';

const moneyColumns: readonly Column<HouseMoney>[] = [
  { header: 'For', kind: 'title', cell: ({ title }) => title },
  { header: 'Payer', cell: ({ payer }) => payer ?? 'Deleted account' },
  { header: 'Paid', cell: ({ at }) => formatDay(indianDay(at)) },
  { header: 'By', cell: ({ method }) => methodInWords(method) ?? method },
  { header: 'Amount', kind: 'number', cell: ({ amountPaise }) => formatRupees(amountPaise) },
  {
    header: 'Receipt',
    cell: ({ receipt, title }) =>
      receipt === null ? (
        '–'
      ) : (
        <a href={`/api/receipts/${receipt}`} className="tap text-link">
          PDF<span className="sr-only">: receipt, {title}</span>
        </a>
      ),
  },
  {
    header: 'Went back',
    kind: 'number',
    cell: ({ refundedPaise }) => (refundedPaise > 0 ? formatRupees(refundedPaise) : '–'),
  },
];

type ListProps<R> = { readonly rows: readonly R[]; readonly path: string };

export function HouseMoneyTable({ rows, path }: ListProps<HouseMoney>) {
  return (
    <AdminTable
      path={path}
      caption="Payments received in our account"
      columns={moneyColumns}
      rows={rows}
      empty="None yet."
    />
  );
}

type RemittanceTableProps = ListProps<RemittanceView> & {
  readonly actions?: (row: RemittanceView) => ReactNode;
};

export function RemittanceTable({ rows, path, actions }: RemittanceTableProps) {
  const columns: readonly Column<RemittanceView>[] = [
    {
      header: 'Transfer',
      kind: 'title',
      cell: ({ reference, takenBack }) => (
        <>
          {reference}
          {takenBack !== null && <span className="block font-normal text-small">Undone: {takenBack}</span>}
        </>
      ),
    },
    { header: 'Day', cell: ({ paidOn }) => formatDay(paidOn) },
    {
      header: 'Amount',
      kind: 'number',
      cell: ({ amountPaise, takenBack }) =>
        takenBack === null ? (
          formatRupees(amountPaise)
        ) : (
          <del>
            <span className="sr-only">Undone: </span>
            {formatRupees(amountPaise)}
          </del>
        ),
    },
    ...(actions
      ? [
          {
            header: 'Change',
            kind: 'actions' as const,
            cell: (row: RemittanceView) => (row.takenBack === null ? actions(row) : null),
          },
        ]
      : []),
  ];
  return <AdminTable path={path} caption="Payouts" columns={columns} rows={rows} empty="No payouts yet." />;
}
