import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import { PressForm } from '@/components/forms/press-form';
import { type Asked, listAddress } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { therapistFilters } from '@/lib/admin/therapist/listing/filters';
import type { TherapistRow } from '@/lib/admin/therapist/listing/queries';
import { therapistPath } from '@/lib/admin/therapist/rules';
import { moveTherapist } from '@/lib/admin/therapist/standing/actions';
import { formatRupees } from '@/lib/money';

const path = '/admin/therapists';

function Marks({ row }: { readonly row: TherapistRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={row.public ? 'good' : 'quiet'}>{row.public ? 'Public' : 'Not public'}</Badge>
      {!row.linked && <Badge tone="quiet">No account</Badge>}
      {row.proposalWaits && <Badge tone="wait">Changes wait</Badge>}
      {!row.payable && <Badge tone="wait">No account to pay to</Badge>}
      {row.sample && <Badge tone="quiet">Sample</Badge>}
    </span>
  );
}

const facts: readonly Column<TherapistRow>[] = [
  {
    header: 'Name',
    kind: 'title',
    cell: ({ id, name, title }) => (
      <>
        <a href={therapistPath(id)} className="text-link -my-2 inline-block py-2">
          {name}
        </a>
        <span className="block font-normal text-ink-soft text-small">{title}</span>
      </>
    ),
  },
  { header: 'Place', kind: 'number', cell: ({ displayOrder }) => displayOrder },
  { header: 'City', cell: ({ location }) => location },
  {
    header: 'Fee',
    kind: 'number',
    cell: ({ feePaise }) => (feePaise === null ? '–' : formatRupees(feePaise)),
  },
  { header: 'State', cell: (row) => <Marks row={row} /> },
];

const move = (towards: 'up' | 'down', { id, name }: TherapistRow, postTo: string) => (
  <PressForm
    id={`${towards}-${id}`}
    action={moveTherapist}
    postTo={postTo}
    fields={{ therapist: id, towards }}
    label={towards === 'up' ? 'Up' : 'Down'}
    about={name}
  />
);

const movesOn = (postTo: string): Column<TherapistRow> => ({
  header: 'Move',
  kind: 'actions',
  cell: (row) => (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {move('up', row, postTo)}
      {move('down', row, postTo)}
    </div>
  ),
});

type Props = {
  readonly rows: readonly TherapistRow[];
  readonly asked: Asked;
  readonly paging: Paging;
  /** Which part of the list it is, from 1. */
  readonly page: number;
};

/** The directory as the team sees it. Places can be changed only where all therapists stand in their order. */
export function TherapistTable({ rows, asked, paging, page }: Props) {
  const whole = Object.values(asked).every((value) => value === '');
  // Without scripts the page comes back where it was, and the answer with it.
  const here = listAddress(path, page > 1 ? { page: String(page) } : {});
  return (
    <AdminTable
      path={path}
      caption="Therapists in the order of the directory"
      columns={whole ? [...facts, movesOn(here)] : facts}
      rows={rows}
      keyOf={({ id }) => id}
      filters={therapistFilters}
      asked={asked}
      paging={paging}
      csv={`${path}/csv`}
      empty="No therapist yet. Make the first entry, or accept an application."
    />
  );
}
