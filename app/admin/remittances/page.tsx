import type { Metadata } from 'next';
import { adminTable } from '@/components/admin/table/admin-table';
import { amountColumn, type Column, titleColumn } from '@/components/admin/table/columns';
import { adminListPage } from '@/components/admin/table/list-page';
import { type HouseAccountRow, listHouseAccounts } from '@/lib/admin/remittance/queries';
import { signedRupees } from '@/lib/payment/remittance/rules';

const path = '/admin/remittances';

const columns: readonly Column<HouseAccountRow>[] = [
  titleColumn(
    'Therapist',
    ({ name }) => name,
    ({ id }) => `${path}/${id}`,
    'name',
  ),
  amountColumn('Received', ({ receivedPaise }) => receivedPaise),
  amountColumn('Refunded', ({ refundedPaise }) => refundedPaise),
  amountColumn('Paid out', ({ passedOnPaise }) => passedOnPaise),
  { header: 'Owed', sort: 'owed', kind: 'number', cell: ({ owed }) => <strong>{signedRupees(owed)}</strong> },
];

const HouseAccountTable = adminTable({
  path,
  caption: 'Owed to therapists',
  columns,
  empty: 'No payments received for therapists yet.',
});

export const metadata: Metadata = { title: 'Owed to therapists' };

export default adminListPage('/admin/remittances', {
  title: 'Owed to therapists',
  lead: 'Money we collected for therapists: by card, or before they added an account. Send it to them and record the transfer here.',
  list: listHouseAccounts,
  Table: HouseAccountTable,
});
