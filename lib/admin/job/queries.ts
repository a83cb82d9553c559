import 'server-only';
import { jobFilters, jobStates, scrubbedError, shownPayload } from '@/lib/admin/job/rules';
import { readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { numberedPaging, type Paging, readPage } from '@/lib/admin/table/paging';
import type { MemberOf } from '@/lib/auth/session';
import { type JobState, type QueuedJob, readQueue } from '@/lib/jobs/inspection';

export type JobRow = Omit<QueuedJob, 'payload' | 'lastError'> & {
  /** Without anything about a person. */
  readonly payload: readonly (readonly [string, string])[];
  readonly lastError: string;
};

function isState(text: string): text is JobState {
  return Object.hasOwn(jobStates, text);
}

/** The queue: what was given up first, then what failed, then what waits. */
export async function listJobs(
  _viewer: MemberOf<'admin'>,
  asked: SearchParams,
): Promise<{ readonly rows: readonly JobRow[]; readonly paging: Paging }> {
  const { state, q } = readFilters(asked, jobFilters);
  const { page, ...part } = readPage(asked);
  const { total, jobs } = await readQueue({ state: isState(state) ? state : '', task: q }, part);
  const rows = jobs.map(({ payload, lastError, ...job }) => ({
    ...job,
    payload: shownPayload(payload),
    lastError: scrubbedError(lastError),
  }));
  return { rows, paging: numberedPaging(page, total) };
}
