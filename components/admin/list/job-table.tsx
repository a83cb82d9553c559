import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, none } from '@/components/admin/table/columns';
import { SecondLine } from '@/components/admin/table/second-line';
import { ButtonForm } from '@/components/forms/button-form';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import { giveUpQueuedJob, removeQueuedJob, retryQueuedJob } from '@/lib/admin/job/actions';
import type { JobRow } from '@/lib/admin/job/queries';
import { jobStates } from '@/lib/admin/job/rules';

const path = '/admin/jobs';
const tones = { 'given-up': 'destructive', failed: 'warm', running: 'success', waiting: 'muted' } as const;

function JobActions({ id, name, state }: JobRow) {
  const about = `${name}, number ${id}`;
  // The whole list, because a job that is tried again leaves the list of those that were given up, and its answer with it.
  const same = { postTo: path, fields: { jobId: id }, about, variant: 'ghost' } as const;
  const resting = state !== 'running';
  return (
    <div className="flex flex-wrap gap-2 lg:flex-nowrap lg:justify-end">
      <ButtonForm {...same} id={`retry-${id}`} action={retryQueuedJob} label={resting ? 'Try now' : null} />
      <ButtonForm
        {...same}
        id={`give-up-${id}`}
        action={giveUpQueuedJob}
        label={resting && state !== 'given-up' ? 'Stop retrying' : null}
      />
      <ButtonForm
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
    header: 'Job',
    sort: 'need',
    kind: 'title',
    cell: ({ name }) => name,
  },
  { header: 'State', cell: ({ state }) => <Badge variant={tones[state]}>{jobStates[state]}</Badge> },
  { header: 'Attempts', cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}` },
  {
    header: 'When',
    sort: 'queued',
    cell: ({ createdAt, runAt, state }) => (
      <>
        Queued <When at={createdAt} as="listed" />
        {state !== 'given-up' && (
          <SecondLine>
            Due <When at={runAt} as="listed" />
          </SecondLine>
        )}
      </>
    ),
  },
  {
    header: 'Details',
    kind: 'text',
    cell: ({ lastError, payload }) => {
      const data = payload.map(([name, value]) => `${name}: ${value}`).join(', ');
      return [lastError, data].filter(Boolean).join(' · ') || none();
    },
  },
  { header: 'Actions', kind: 'actions', cell: JobActions },
];

/** Jobs that still have to run, and jobs that failed. */
export const JobTable = adminTable({
  path,
  caption: 'Jobs of the queue',
  columns,
  empty: 'No jobs waiting: every email is sent and every file is stored.',
});
