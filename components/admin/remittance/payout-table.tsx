import { AdminTable } from '@/components/admin/table/admin-table';
import { amountColumn, type Column, none } from '@/components/admin/table/columns';
import { SecondLine } from '@/components/admin/table/second-line';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { PayoutRow } from '@/lib/admin/remittance/payout/queries';
import type { ListPart } from '@/lib/admin/table/list';

const path = '/admin/payouts';

const columns: readonly Column<PayoutRow>[] = [
  {
    header: 'Therapist',
    kind: 'title',
    cell: ({ therapist }) => (
      <a href={`/admin/remittances/${therapist.id}`} className="text-link py-2">
        {therapist.name}
      </a>
    ),
  },
  amountColumn('Amount', ({ amountPaise }) => amountPaise, 'amount'),
  { header: 'Paid out', sort: 'paid', cell: ({ paidOn }) => <When at={paidOn} /> },
  { header: 'Reference', cell: ({ reference }) => reference },
  {
    header: 'State',
    kind: 'text',
    cell: ({ takenBackAt, takenBackReason }) => (
      <>
        <Badge variant={takenBackAt ? 'muted' : 'success'}>{takenBackAt ? 'Undone' : 'Sent'}</Badge>
        {takenBackReason && <SecondLine>{takenBackReason}</SecondLine>}
      </>
    ),
  },
  { header: 'Recorded by', cell: ({ by }) => by ?? none() },
];

/** Money that the service has sent on to therapists. */
export function PayoutTable(list: ListPart<PayoutRow>) {
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Payouts"
      columns={columns}
      csv={`${path}/csv`}
      empty="No payouts yet."
    />
  );
}
