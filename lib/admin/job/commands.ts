import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import type { AdminCaller } from '@/lib/admin/caller';
import { db, type Tx } from '@/lib/server/db';
import { giveUpJob, removeJob, retryJob } from '@/lib/server/jobs/inspection';

/** Changes one job and writes an audit line. @returns false when the job is gone or cannot be changed any more */
function change(
  { viewer, request }: AdminCaller,
  jobId: string,
  action: AuditAction,
  work: (tx: Tx, id: string) => Promise<string | null>,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const task = await work(tx, jobId);
    if (task === null) return false;
    await recordAudit(tx, { actor: viewer, action, details: { task, job: jobId }, request });
    return true;
  });
}

/** Makes the worker try a job again at once. */
export function retry(by: AdminCaller, jobId: string): Promise<boolean> {
  return change(by, jobId, 'job.retried', retryJob);
}

/** Stops further tries of a job; it stays visible. */
export function giveUp(by: AdminCaller, jobId: string): Promise<boolean> {
  return change(by, jobId, 'job.given-up', giveUpJob);
}

export function remove(by: AdminCaller, jobId: string): Promise<boolean> {
  return change(by, jobId, 'job.removed', removeJob);
}
