import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import type { HouseAccountRow } from '@/lib/admin/remittance/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { formatRupees } from '@/lib/format/money';
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
  { header: 'Received', kind: 'number', cell: ({ receivedPaise }) => formatRupees(receivedPaise) },
  { header: 'Went back', kind: 'number', cell: ({ refundedPaise }) => formatRupees(refundedPaise) },
  { header: 'Paid out', kind: 'number', cell: ({ passedOnPaise }) => formatRupees(passedOnPaise) },
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
