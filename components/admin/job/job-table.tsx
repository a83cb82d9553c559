import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import { PressForm } from '@/components/forms/press-form';
import { giveUpQueuedJob, removeQueuedJob, retryQueuedJob } from '@/lib/admin/job/actions';
import type { JobRow } from '@/lib/admin/job/queries';
import { jobFilters, jobStates } from '@/lib/admin/job/rules';
import type { Asked } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { formatMoment } from '@/lib/time';

const path = '/admin/jobs';
const tones = { 'given-up': 'bad', failed: 'wait', running: 'good', waiting: 'quiet' } as const;

function Presses({ id, task, state }: JobRow) {
  const about = `${task}, number ${id}`;
  const same = { postTo: path, fields: { jobId: id }, about };
  const resting = state !== 'running';
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      <PressForm {...same} id={`retry-${id}`} action={retryQueuedJob} label={resting ? 'Try now' : null} />
      <PressForm
        {...same}
        id={`give-up-${id}`}
        action={giveUpQueuedJob}
        label={resting && state !== 'given-up' ? 'Give up' : null}
      />
      <PressForm
        {...same}
        id={`remove-${id}`}
        action={removeQueuedJob}
        label={state === 'given-up' ? 'Remove' : null}
      />
    </div>
  );
}

const columns: readonly Column<JobRow>[] = [
  {
    header: 'Task',
    kind: 'title',
    cell: ({ task, payload }) => (
      <>
        {task}
        {payload.map(([name, value]) => (
          <span key={name} className="block font-normal text-ink-soft text-small">
            {name}: {value}
          </span>
        ))}
      </>
    ),
  },
  { header: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{jobStates[state]}</Badge> },
  { header: 'Tries', cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}` },
  {
    header: 'When',
    cell: ({ createdAt, runAt, state }) => (
      <>
        Queued {formatMoment(createdAt)}
        {state !== 'given-up' && <span className="block text-small">Due {formatMoment(runAt)}</span>}
      </>
    ),
  },
  { header: 'Last error', cell: ({ lastError }) => lastError || '–' },
  { header: 'Actions', kind: 'actions', cell: Presses },
];

type Props = { readonly rows: readonly JobRow[]; readonly asked: Asked; readonly paging: Paging };

/** What the service still has to do by itself, and what it could not do. */
export function JobTable({ rows, asked, paging }: Props) {
  return (
    <AdminTable
      path={path}
      caption="Jobs of the queue"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={jobFilters}
      asked={asked}
      paging={paging}
      empty="Nothing waits: every mail is out and every file is stored."
    />
  );
}
