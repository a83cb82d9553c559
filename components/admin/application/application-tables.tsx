import { AdminTable, adminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn, titleColumn } from '@/components/admin/table/columns';
import { Badge } from '@/components/ui/badge';
import type { ApplicationRow } from '@/lib/admin/application/queries';
import { stateInWords } from '@/lib/admin/application/rules';

const path = '/admin/applications';
const tones: Readonly<Record<string, 'success' | 'destructive' | 'warm' | 'muted'>> = {
  submitted: 'warm',
  approved: 'success',
  declined: 'muted',
};

type Stated = Parameters<typeof stateInWords>[0];

export function ApplicationState({ application }: { readonly application: Stated }) {
  return <Badge variant={tones[application.status] ?? 'muted'}>{stateInWords(application)}</Badge>;
}

const columns: readonly Column<ApplicationRow>[] = [
  titleColumn(
    'Name',
    ({ name }) => name,
    ({ id }) => `${path}/${id}`,
  ),
  { header: 'Email', cell: ({ email }) => email },
  momentColumn('Applied', ({ appliedAt }) => appliedAt, 'applied'),
  momentColumn('Sent', ({ sentAt }) => sentAt),
  { header: 'State', cell: (row) => <ApplicationState application={row} /> },
];

/** People who chose "therapist" during onboarding. */
export const ApplicationTable = adminTable({
  path,
  caption: 'Applications of therapists',
  columns,
  empty: 'No applications yet.',
});

type Waiting = { readonly id: string; readonly sentAt: Date; readonly therapistName: string };

const changeColumns: readonly Column<Waiting>[] = [
  titleColumn(
    'Therapist',
    ({ therapistName }) => therapistName,
    ({ id }) => `${path}/changes/${id}`,
  ),
  momentColumn('Sent', ({ sentAt }) => sentAt),
];

/** Changes of public profiles that wait, oldest first. */
export function WaitingChanges({ rows }: { readonly rows: readonly Waiting[] }) {
  return (
    <AdminTable
      path={path}
      caption="Profile changes to review"
      columns={changeColumns}
      rows={rows}
      empty="No therapist has proposed a change."
    />
  );
}

type WaitingPhotoRow = {
  readonly id: string;
  readonly sentAt: Date;
  readonly therapist: { readonly id: string; readonly name: string };
};

const photoColumns: readonly Column<WaitingPhotoRow>[] = [
  titleColumn(
    'Therapist',
    ({ therapist }) => therapist.name,
    ({ therapist }) => `/admin/therapists/${therapist.id}#photo`,
  ),
  momentColumn('Sent', ({ sentAt }) => sentAt),
];

/** Photos of therapists that wait, oldest first. */
export function WaitingPhotos({ rows }: { readonly rows: readonly WaitingPhotoRow[] }) {
  return (
    <AdminTable
      path={path}
      caption="Photos to review"
      columns={photoColumns}
      rows={rows}
      empty="No photos to review."
    />
  );
}
