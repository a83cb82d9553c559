import { adminTable } from '@/components/admin/table/admin-table';
import { amountColumn, type Column, titleColumn } from '@/components/admin/table/columns';
import type { HouseAccountRow } from '@/lib/admin/remittance/queries';
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
  amountColumn('Went back', ({ refundedPaise }) => refundedPaise),
  amountColumn('Paid out', ({ passedOnPaise }) => passedOnPaise),
  { header: 'Owed', sort: 'owed', kind: 'number', cell: ({ owed }) => <strong>{signedRupees(owed)}</strong> },
];

export const HouseAccountTable = adminTable({
  path,
  caption: 'Owed to therapists',
  columns,
  empty: 'No payments received for therapists yet.',
});
