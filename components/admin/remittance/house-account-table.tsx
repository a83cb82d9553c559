import { AdminTable } from '@/components/admin/table/admin-table';
import { amountColumn, type Column } from '@/components/admin/table/columns';
import type { HouseAccountRow } from '@/lib/admin/remittance/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { signedRupees } from '@/lib/payment/remittance/rules';

const path = '/admin/remittances';

const columns: readonly Column<HouseAccountRow>[] = [
  {
    header: 'Therapist',
    sort: 'name',
    kind: 'title',
    cell: ({ id, name }) => (
      <a href={`${path}/${id}`} className="text-link py-2">
        {name}
      </a>
    ),
  },
  amountColumn('Received', ({ receivedPaise }) => receivedPaise),
  amountColumn('Went back', ({ refundedPaise }) => refundedPaise),
  amountColumn('Paid out', ({ passedOnPaise }) => passedOnPaise),
  { header: 'Owed', sort: 'owed', kind: 'number', cell: ({ owed }) => <strong>{signedRupees(owed)}</strong> },
];

export function HouseAccountTable(list: ListPart<HouseAccountRow>) {
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Owed to therapists"
      columns={columns}
      csv={`${path}/csv`}
      empty="No payments received for therapists yet."
    />
  );
}
