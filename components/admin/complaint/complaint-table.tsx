import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import type { ComplaintRow } from '@/lib/admin/complaint/queries';
import { complaintFilters, complaintStates } from '@/lib/admin/complaint/rules';
import type { Asked } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { formatMoment } from '@/lib/time';

const path = '/admin/complaints';
const tones = { received: 'bad', acknowledged: 'wait', answered: 'good' } as const;

const columns: readonly Column<ComplaintRow>[] = [
  {
    header: 'Subject',
    kind: 'title',
    cell: ({ id, subject, reference }) => (
      <>
        <a href={`${path}/${id}`} className="tap text-link">
          {subject}
        </a>
        <span className="block font-normal text-ink-soft text-small">{reference}</span>
      </>
    ),
  },
  {
    header: 'From',
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="wrap-anywhere block text-ink-soft text-small">{email}</span>
      </>
    ),
  },
  {
    header: 'State',
    cell: ({ state, late }) => (
      <>
        <Badge tone={tones[state]}>{complaintStates[state]}</Badge>
        {late && <strong className="block text-danger text-small">Late</strong>}
      </>
    ),
  },
  { header: 'Received', cell: ({ receivedAt }) => formatMoment(receivedAt) },
  { header: 'Answer by', cell: ({ answerBy }) => formatMoment(answerBy) },
];

type Props = { readonly rows: readonly ComplaintRow[]; readonly asked: Asked; readonly paging: Paging };

/** Complaints and their clocks. */
export function ComplaintTable({ rows, asked, paging }: Props) {
  return (
    <AdminTable
      path={path}
      caption="Complaints"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={complaintFilters}
      asked={asked}
      paging={paging}
      empty="Nobody has complained."
    />
  );
}
