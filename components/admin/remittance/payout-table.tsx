import { adminTable } from '@/components/admin/table/admin-table';
import { amountColumn, type Column, none, titleColumn } from '@/components/admin/table/columns';
import { SecondLine } from '@/components/admin/table/second-line';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { PayoutRow } from '@/lib/admin/remittance/payout/queries';

const path = '/admin/payouts';

const columns: readonly Column<PayoutRow>[] = [
  titleColumn(
    'Therapist',
    ({ therapist }) => therapist.name,
    ({ therapist }) => `/admin/remittances/${therapist.id}`,
  ),
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
export const PayoutTable = adminTable({ path, caption: 'Payouts', columns, empty: 'No payouts yet.' });
