import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { giveUpJob, removeJob, retryJob } from '@/lib/jobs/inspection';
import type { CallingRequest } from '@/lib/request/read-request';

type By = { readonly viewer: MemberOf<'admin'>; readonly request: Pick<CallingRequest, 'id' | 'network'> };

/** Does something to one job and writes it down. @returns false when the job is not there to be changed any more */
function change(
  { viewer, request }: By,
  jobId: string,
  action: string,
  work: (tx: Tx, id: string) => Promise<string | null>,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const task = await work(tx, jobId);
    if (task === null) return false;
    await recordAudit(tx, { actor: viewer, action, details: { task, job: jobId }, request });
    return true;
  });
}

/** Lets a job be tried at once. */
export function retry(by: By, jobId: string): Promise<boolean> {
  return change(by, jobId, 'job.retried', retryJob);
}

/** Lets a job be tried no more; it stays in sight. */
export function giveUp(by: By, jobId: string): Promise<boolean> {
  return change(by, jobId, 'job.given-up', giveUpJob);
}

/** Takes a job that was given up out of the queue. */
export function remove(by: By, jobId: string): Promise<boolean> {
  return change(by, jobId, 'job.removed', removeJob);
}
