import { AdminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn } from '@/components/admin/table/columns';
import { SecondLine } from '@/components/admin/table/second-line';
import { Badge } from '@/components/ui/badge';
import { Money, When } from '@/components/ui/format';
import type { EnteredRow } from '@/lib/admin/entered-payment/queries';
import { enteredStates } from '@/lib/admin/entered-payment/rules';
import type { ListPart } from '@/lib/admin/table/list';
import { enterPath } from '@/lib/payment/entered/rules';
import { partInWords } from '@/lib/payment/refund/rules';

const columnsOf = (office: boolean): readonly Column<EnteredRow>[] => [
  {
    header: 'Payer',
    kind: 'title',
    cell: ({ payer, appointment }) =>
      office || appointment === null ? (
        payer
      ) : (
        <a href={`${enterPath}/${appointment}`} className="tap text-link">
          {payer}
        </a>
      ),
  },
  ...(office ? [{ header: 'Paid to', cell: ({ therapist }: EnteredRow) => therapist }] : []),
  {
    header: 'Amount',
    sort: 'amount',
    kind: 'number',
    cell: ({ amountPaise, state }) =>
      state === 'undone' ? <Money of={amountPaise} as="del" /> : <Money of={amountPaise} />,
  },
  {
    header: 'State',
    kind: 'text',
    cell: ({ state, refund, undoneBecause }) => (
      <>
        <Badge variant={state === 'paid' ? 'warm' : 'muted'}>{enteredStates[state]}</Badge>
        {refund && <SecondLine>{partInWords(refund)} refunded</SecondLine>}
        {undoneBecause !== null && <SecondLine>{undoneBecause}</SecondLine>}
      </>
    ),
  },
  {
    header: 'Paid by',
    cell: ({ method, note }) => (
      <>
        {method}
        {note !== null && <SecondLine>{note}</SecondLine>}
      </>
    ),
  },
  { header: 'Paid on', cell: ({ paidAt }) => <When at={paidAt} as="day" /> },
  { header: 'Receipt', cell: ({ receipt }) => receipt },
  momentColumn('Entered', ({ enteredAt }) => enteredAt, 'entered'),
];

type EnteredTableProps = ListPart<EnteredRow> & { readonly path: string; readonly office: boolean };

/** Payments that were entered by hand, newest first. */
export function EnteredTable({ path, office, ...list }: EnteredTableProps) {
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Entered payments"
      columns={columnsOf(office)}
      csv={`${path}/csv`}
      empty="No payment has been entered by hand yet."
    />
  );
}

export function OfficeEnteredTable(list: ListPart<EnteredRow>) {
  return <EnteredTable {...list} path="/admin/entered-payments" office />;
}
