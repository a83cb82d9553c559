import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { db, type Tx } from '@/lib/server/db';

/** The state of a job. `failed` will be tried again; `given-up` waits for a person. */
export type JobState = 'given-up' | 'failed' | 'running' | 'waiting';

export type QueuedJob = {
  readonly id: string;
  readonly task: string;
  readonly state: JobState;
  readonly payload: unknown;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly runAt: Date;
};

type Wanted = { readonly state: JobState | ''; readonly task: string };

const stateOf = Prisma.sql`CASE
  WHEN job.locked_at IS NOT NULL THEN 'running'
  WHEN job.attempts >= job.max_attempts THEN 'given-up'
  WHEN job.attempts > 0 THEN 'failed'
  ELSE 'waiting' END`;

const matches = ({ state, task }: Wanted) => Prisma.sql`
  (${state} = '' OR ${stateOf} = ${state}) AND (${task} = '' OR position(lower(${task}) IN name.identifier) > 0)`;

const jobs = Prisma.sql`graphile_worker._private_jobs job JOIN graphile_worker._private_tasks name ON name.id = job.task_id`;

/** Jobs of the queue, those that need a person first, and their total. */
export async function readQueue(
  wanted: Wanted,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ readonly total: number; readonly jobs: readonly QueuedJob[] }> {
  const [counted, rows] = await Promise.all([
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM ${jobs} WHERE ${matches(wanted)}`,
    db.$queryRaw<QueuedJob[]>`
      SELECT job.id::text AS id, name.identifier AS task, ${stateOf} AS state, job.payload,
        job.attempts::int AS attempts, job.max_attempts::int AS "maxAttempts", job.last_error AS "lastError",
        job.created_at AS "createdAt", job.run_at AS "runAt"
      FROM ${jobs} WHERE ${matches(wanted)}
      ORDER BY (job.attempts >= job.max_attempts) DESC, (job.attempts > 0) DESC, job.run_at, job.id
      LIMIT ${take} OFFSET ${skip}`,
  ]);
  return { total: counted[0]?.total ?? 0, jobs: rows };
}

type Changed = readonly { readonly task: string }[];

/**
 * Makes the worker try a job at once, with all its tries again.
 * @returns its task, or null for one that is done or running at this moment
 */
export async function retryJob(tx: Tx, id: string): Promise<string | null> {
  const [job] = await tx.$queryRaw<Changed>`
    SELECT name.identifier AS task
    FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at := now(), attempts := 0) job
    JOIN graphile_worker._private_tasks name ON name.id = job.task_id`;
  return job?.task ?? null;
}

/** Gives a job up: it stays visible and is not tried any more. @returns as `retryJob` */
export async function giveUpJob(tx: Tx, id: string): Promise<string | null> {
  const [job] = await tx.$queryRaw<Changed>`
    SELECT name.identifier AS task
    FROM graphile_worker.permanently_fail_jobs(ARRAY[${id}::bigint], 'Given up in the back office') job
    JOIN graphile_worker._private_tasks name ON name.id = job.task_id`;
  return job?.task ?? null;
}

/** Removes a job that was given up from the queue. @returns its task, or null for one that was not given up */
export async function removeJob(tx: Tx, id: string): Promise<string | null> {
  const [job] = await tx.$queryRaw<Changed>`
    DELETE FROM graphile_worker._private_jobs job USING graphile_worker._private_tasks name
    WHERE job.id = ${id}::bigint AND name.id = job.task_id
      AND job.attempts >= job.max_attempts AND job.locked_at IS NULL
    RETURNING name.identifier AS task`;
  return job?.task ?? null;
}
