import 'server-only';
import { jobName, tasksNamed } from '@/lib/admin/job/names';
import { jobFilters, jobStates, scrubbedError, shownPayload } from '@/lib/admin/job/rules';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { countQueue, type JobState, jobKeys, type QueuedJob, readQueue } from '@/lib/server/jobs/inspection';

export type JobRow = Omit<QueuedJob, 'payload' | 'lastError'> & {
  readonly name: string;
  /** Holds no personal data. */
  readonly payload: readonly (readonly [string, string])[];
  readonly lastError: string;
};

function isState(text: string): text is JobState {
  return Object.hasOwn(jobStates, text);
}

const queue = adminList({
  path: '/admin/jobs',
  filters: jobFilters,
  sorts: [sortBy('need', 'Needs action', 'need', 'need'), sortBy('queued', 'Queued', 'time', 'queued')],
  start: 'need',
  isKey: (text) => /^\d{1,18}$/.test(text),
  where: ({ state, q }) => ({
    state: isState(state) ? state : ('' as const),
    task: q,
    named: q === '' ? [] : tasksNamed(q),
  }),
  count: ({ where, take }) => countQueue(where, take),
  keyOf: jobKeys,
  read: async (wanted, { order: { sort, direction }, ...piece }): Promise<readonly JobRow[]> => {
    const jobs = await readQueue(wanted, { by: sort.column, descending: direction === 'desc' }, piece);
    return jobs.map(({ payload, lastError, ...job }) => ({
      ...job,
      name: jobName(job.task),
      payload: shownPayload(payload),
      lastError: scrubbedError(lastError),
    }));
  },
});

/** The queue: given-up jobs first, then failed ones, then waiting ones. */
export const listJobs = queue.part;

export const jobIds = queue.ids;

/** The same list as a file, without payloads. */
export const jobsAsCsv = adminCsv('jobs', queue, {
  Job: ({ name }) => name,
  State: ({ state }) => jobStates[state],
  Tries: ({ attempts }) => attempts,
  'Most attempts': ({ maxAttempts }) => maxAttempts,
  Queued: ({ createdAt }) => createdAt,
  Due: ({ runAt }) => runAt,
  'Last error': ({ lastError }) => lastError,
  Number: ({ id }) => id,
});
