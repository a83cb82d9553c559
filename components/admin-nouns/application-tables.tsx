import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import type { ApplicationRow } from '@/lib/admin/application/queries';
import { applicationFilters, applicationStates } from '@/lib/admin/application/rules';
import type { Asked } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { formatMoment } from '@/lib/time';

const path = '/admin/applications';
const tones: Readonly<Record<string, 'good' | 'bad' | 'wait' | 'quiet'>> = {
  submitted: 'wait',
  approved: 'good',
  declined: 'quiet',
};

/** How an application stands. */
export function ApplicationState({ status }: { readonly status: string }) {
  return <Badge tone={tones[status] ?? 'quiet'}>{applicationStates[status] ?? status}</Badge>;
}

const columns: readonly Column<ApplicationRow>[] = [
  {
    header: 'Name',
    kind: 'title',
    cell: ({ id, name }) => (
      <a href={`${path}/${id}`} className="text-link -my-2 inline-block py-2">
        {name}
      </a>
    ),
  },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Sent', cell: ({ sentAt }) => formatMoment(sentAt) },
  { header: 'State', cell: ({ status }) => <ApplicationState status={status} /> },
];

type ApplicationsProps = {
  readonly rows: readonly ApplicationRow[];
  readonly asked: Asked;
  readonly paging: Paging;
};

/** People who chose "therapist" when they set their account up. */
export function ApplicationTable({ rows, asked, paging }: ApplicationsProps) {
  return (
    <AdminTable
      path={path}
      caption="Applications of therapists"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={applicationFilters}
      asked={asked}
      paging={paging}
      csv={`${path}/csv`}
      empty="Nobody has applied yet."
    />
  );
}

type Waiting = { readonly id: string; readonly sentAt: Date; readonly therapistName: string };

const changeColumns: readonly Column<Waiting>[] = [
  {
    header: 'Therapist',
    kind: 'title',
    cell: ({ id, therapistName }) => (
      <a href={`${path}/changes/${id}`} className="text-link -my-2 inline-block py-2">
        {therapistName}
      </a>
    ),
  },
  { header: 'Sent', cell: ({ sentAt }) => formatMoment(sentAt) },
];

/** Changes of public profiles that wait, oldest first. */
export function WaitingChanges({ rows }: { readonly rows: readonly Waiting[] }) {
  return (
    <AdminTable
      path={path}
      caption="Changes of public profiles that wait"
      columns={changeColumns}
      rows={rows}
      keyOf={({ id }) => id}
      empty="No therapist has proposed a change."
    />
  );
}
