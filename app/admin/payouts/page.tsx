import type { Metadata } from 'next';
import { adminTable } from '@/components/admin/table/admin-table';
import { amountColumn, type Column, none, titleColumn } from '@/components/admin/table/columns';
import { adminListPage } from '@/components/admin/table/list-page';
import { SecondLine } from '@/components/admin/table/second-line';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import { listPayouts, type PayoutRow } from '@/lib/admin/remittance/payout/queries';

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
const PayoutTable = adminTable({ path, caption: 'Payouts', columns, empty: 'No payouts yet.' });

export const metadata: Metadata = { title: 'Payouts' };

export default adminListPage('/admin/payouts', {
  title: 'Payouts',
  lead: 'Money paid out to therapists. Record a transfer on the page of the therapist’s account.',
  list: listPayouts,
  Table: PayoutTable,
});
