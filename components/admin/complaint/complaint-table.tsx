import { AdminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn } from '@/components/admin/table/columns';
import { SecondLine } from '@/components/admin/table/second-line';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { ComplaintRow } from '@/lib/admin/complaint/queries';
import { complaintStates } from '@/lib/admin/complaint/rules';
import type { ListPart } from '@/lib/admin/table/list';
import { indianZone } from '@/lib/format/time';

const path = '/admin/complaints';
const tones = { received: 'destructive', acknowledged: 'warm', answered: 'success' } as const;

export function ComplaintState({ complaint: { state, late } }: { readonly complaint: ComplaintRow }) {
  return (
    <>
      <Badge variant={tones[state]}>{complaintStates[state]}</Badge>
      {late && <strong className="block text-destructive text-small">Late</strong>}
    </>
  );
}

const columnsIn = (timeZone: string): readonly Column<ComplaintRow>[] => [
  {
    header: 'Subject',
    sort: 'subject',
    kind: 'title',
    cell: ({ id, subject, reference }) => (
      <>
        <a href={`${path}/${id}`} className="text-link py-2">
          {subject}
        </a>
        <SecondLine>{reference}</SecondLine>
      </>
    ),
  },
  {
    header: 'From',
    cell: ({ name, email }) => (
      <>
        {name}
        <SecondLine>{email}</SecondLine>
      </>
    ),
  },
  {
    header: 'State',
    cell: (row) => <ComplaintState complaint={row} />,
  },
  momentColumn('Received', ({ receivedAt }) => receivedAt, 'received'),
  {
    header: 'Answer by',
    cell: ({ answerBy }) => (
      <When at={answerBy} zone={timeZone} as={timeZone === indianZone ? 'listed' : 'moment'} />
    ),
  },
];

type ComplaintTableProps = ListPart<ComplaintRow> & {
  /** Zone in which the admin reads times. */
  readonly timeZone: string;
};

export function ComplaintTable({ timeZone, ...list }: ComplaintTableProps) {
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Complaints"
      columns={columnsIn(timeZone)}
      csv={`${path}/csv`}
      empty="No complaints to answer. Change the status filter to see others."
    />
  );
}
