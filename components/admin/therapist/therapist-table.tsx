import { AdminTable } from '@/components/admin/table/admin-table';
import { amountColumn, type Column, none } from '@/components/admin/table/columns';
import { ButtonForm } from '@/components/forms/button-form';
import { Badge } from '@/components/ui/badge';
import { SampleMark } from '@/components/ui/sample-mark';
import type { ListPart } from '@/lib/admin/table/list';
import { orderInAddress } from '@/lib/admin/table/order';
import type { TherapistRow } from '@/lib/admin/therapist/list/queries';
import { moveTherapist } from '@/lib/admin/therapist/listing-status/actions';
import { therapistPath } from '@/lib/admin/therapist/rules';
import { listAddress } from '@/lib/format/search-params';

const path = '/admin/therapists';

function Marks({ row }: { readonly row: TherapistRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={row.public ? 'success' : 'muted'}>{row.public ? 'Public' : 'Not public'}</Badge>
      {row.proposalWaits && <Badge variant="warm">Changes to review</Badge>}
      {!row.payable && <Badge variant="warm">No payment details</Badge>}
    </span>
  );
}

const facts: readonly Column<TherapistRow>[] = [
  {
    header: 'Name',
    sort: 'name',
    kind: 'title',
    cell: ({ id, name, sample }) => (
      <>
        <a href={therapistPath(id)} className="text-link py-2">
          {name}
        </a>
        {sample && <SampleMark />}
      </>
    ),
  },
  { header: 'Place', sort: 'place', kind: 'number', cell: ({ displayOrder }) => displayOrder },
  { header: 'City', cell: ({ location }) => location },
  amountColumn('Fee', ({ feePaise }) => feePaise),
  { header: 'Account', cell: ({ linked }) => (linked ? 'Linked' : none()) },
  { header: 'Waitlist', kind: 'number', cell: ({ waiting }) => waiting || none() },
  { header: 'State', cell: (row) => <Marks row={row} /> },
];

const move = (towards: 'up' | 'down', { id, name }: TherapistRow, postTo: string) => (
  <ButtonForm
    id={`${towards}-${id}`}
    action={moveTherapist}
    postTo={postTo}
    fields={{ therapist: id, towards }}
    label={towards === 'up' ? 'Up' : 'Down'}
    about={name}
    variant="ghost"
  />
);

const movesOn = (postTo: string): Column<TherapistRow> => ({
  header: 'Move',
  kind: 'actions',
  cell: (row) => (
    <div className="flex lg:justify-end">
      {move('up', row, postTo)}
      {move('down', row, postTo)}
    </div>
  ),
});

/** The directory as the team sees it. Positions can change only while the list shows all therapists in their order. */
export function TherapistTable(list: ListPart<TherapistRow>) {
  const inOrder = orderInAddress(list.order.now) === 'place';
  const whole = inOrder && Object.values(list.query).every((value) => value === '');
  // Without scripts the same part of the page comes back, with the answer.
  const here = listAddress(path, list.here);
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Therapists"
      columns={whole ? [...facts, movesOn(here)] : facts}
      csv={`${path}/csv`}
      empty="No therapists yet. Create the first listing, or accept an application."
    />
  );
}
