import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { jobFilters, jobStates, scrubbedError, shownPayload } from '@/lib/admin/job/rules';
import { readFilters } from '@/lib/admin/table/filters';
import type { ListPart } from '@/lib/admin/table/list';
import { numberedPaging, readPage } from '@/lib/admin/table/paging';
import type { SearchParams } from '@/lib/format/search-params';
import { type JobState, type QueuedJob, readQueue } from '@/lib/server/jobs/inspection';

export type JobRow = Omit<QueuedJob, 'payload' | 'lastError'> & {
  /** Holds nothing about a person. */
  readonly payload: readonly (readonly [string, string])[];
  readonly lastError: string;
};

function isState(text: string): text is JobState {
  return Object.hasOwn(jobStates, text);
}

/** The queue: given-up jobs first, then failed ones, then waiting ones. */
export async function listJobs(
  _viewer: MemberOf<'admin'>,
  searchParams: SearchParams,
): Promise<ListPart<JobRow>> {
  const query = readFilters(searchParams, jobFilters);
  const { state, q } = query;
  const { page, ...part } = readPage(searchParams);
  const { total, jobs } = await readQueue({ state: isState(state) ? state : '', task: q }, part);
  const rows = jobs.map(({ payload, lastError, ...job }) => ({
    ...job,
    payload: shownPayload(payload),
    lastError: scrubbedError(lastError),
  }));
  return { filters: jobFilters, rows, query, paging: numberedPaging(page, total) };
}
