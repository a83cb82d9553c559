import type { ReactNode } from 'react';
import { AdminTable } from '@/components/admin/table/admin-table';
import { amountColumn, type Column, none } from '@/components/admin/table/columns';
import { Money, When } from '@/components/ui/format';
import type { HouseMoney, RemittanceView } from '@/lib/payment/remittance/queries';
import { methodInWords } from '@/lib/payment/transaction/rules';

const moneyColumns: readonly Column<HouseMoney>[] = [
  { header: 'For', kind: 'title', cell: ({ title }) => title },
  { header: 'Payer', cell: ({ payer }) => payer ?? 'Deleted account' },
  { header: 'Paid', cell: ({ at }) => <When at={at} as="day" /> },
  { header: 'By', cell: ({ method }) => methodInWords(method) ?? method },
  amountColumn('Amount', ({ amountPaise }) => amountPaise),
  {
    header: 'Receipt',
    cell: ({ receipt, title }) =>
      receipt === null ? (
        none()
      ) : (
        <a href={`/api/receipts/${receipt}`} className="tap text-link">
          PDF<span className="sr-only">: receipt, {title}</span>
        </a>
      ),
  },
  amountColumn('Refunded', ({ refundedPaise }) => refundedPaise || null),
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
    { header: 'Day', cell: ({ paidOn }) => <When at={paidOn} /> },
    {
      header: 'Amount',
      kind: 'number',
      cell: ({ amountPaise, takenBack }) =>
        takenBack === null ? (
          <Money of={amountPaise} />
        ) : (
          <del>
            <span className="sr-only">Undone: </span>
            <Money of={amountPaise} />
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
