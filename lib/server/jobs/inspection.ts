import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { db, type Tx } from '@/lib/server/db';

/** The state of a job. `failed` will be tried again; `given-up` needs a person. */
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

type Wanted = {
  readonly state: JobState | '';
  /** Words of the task's name; empty for all. */
  readonly task: string;
  /** Tasks that match in addition to the words. */
  readonly named: readonly string[];
};

/** The orders of the queue. `need` lists given-up jobs first, then failed ones, then due ones. */
type QueueOrder = { readonly by: 'need' | 'queued'; readonly descending: boolean };

/** The sorting value of each order, as a text that Postgres can compare. */
const keys = {
  need: Prisma.sql`concat(CASE WHEN job.attempts >= job.max_attempts THEN 0 WHEN job.attempts > 0 THEN 1 ELSE 2 END,
    to_char(job.run_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS')) COLLATE "C"`,
  queued: Prisma.sql`to_char(job.created_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS') COLLATE "C"`,
} as const;

const stateOf = Prisma.sql`CASE
  WHEN job.locked_at IS NOT NULL THEN 'running'
  WHEN job.attempts >= job.max_attempts THEN 'given-up'
  WHEN job.attempts > 0 THEN 'failed'
  ELSE 'waiting' END`;

const matches = ({ state, task, named }: Wanted) => Prisma.sql`
  (${state} = '' OR ${stateOf} = ${state}) AND
  (${task} = '' OR position(lower(${task}) IN name.identifier) > 0 OR name.identifier = ANY(${[...named]}))`;

const jobs = Prisma.sql`graphile_worker._private_jobs job JOIN graphile_worker._private_tasks name ON name.id = job.task_id`;

export async function countQueue(wanted: Wanted, take: number): Promise<number> {
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (SELECT 1 FROM ${jobs} WHERE ${matches(wanted)} LIMIT ${take}) counted`;
  return counted?.total ?? 0;
}

/** The sorting values of one job; null for a finished job. */
export async function jobKeys(
  id: string,
): Promise<{ readonly id: string; readonly need: string; readonly queued: string } | null> {
  const [found] = await db.$queryRaw<{ id: string; need: string; queued: string }[]>`
    SELECT job.id::text AS id, ${keys.need} AS need, ${keys.queued} AS queued FROM ${jobs}
    WHERE job.id = ${id}::bigint`;
  return found ?? null;
}

/**
 * Jobs of the queue in this order.
 * @param behind the job after which to begin, with its sorting value
 * @param only limits the result to these jobs
 */
export async function readQueue(
  wanted: Wanted,
  { by, descending }: QueueOrder,
  {
    behind,
    only,
    take,
  }: {
    readonly behind: { readonly id: string; readonly value: unknown } | null;
    readonly only: readonly string[] | null;
    readonly take: number;
  },
): Promise<readonly QueuedJob[]> {
  const [way, sign] = descending ? [Prisma.sql`DESC`, Prisma.sql`<`] : [Prisma.sql`ASC`, Prisma.sql`>`];
  const beyond = behind
    ? Prisma.sql`AND (${keys[by]}, job.id) ${sign} (${String(behind.value)}, ${behind.id}::bigint)`
    : Prisma.empty;
  const chosen = only ? Prisma.sql`AND job.id::text = ANY(${[...only]})` : Prisma.empty;
  return db.$queryRaw<QueuedJob[]>`
    SELECT job.id::text AS id, name.identifier AS task, ${stateOf} AS state, job.payload,
      job.attempts::int AS attempts, job.max_attempts::int AS "maxAttempts", job.last_error AS "lastError",
      job.created_at AS "createdAt", job.run_at AS "runAt"
    FROM ${jobs} WHERE ${matches(wanted)} ${beyond} ${chosen}
    ORDER BY ${keys[by]} ${way}, job.id ${way} LIMIT ${take}`;
}

type Changed = readonly { readonly task: string }[];

/**
 * Runs a job at once, with all its tries again.
 * @returns its task, or null for a finished or running job
 */
export async function retryJob(tx: Tx, id: string): Promise<string | null> {
  const [job] = await tx.$queryRaw<Changed>`
    SELECT name.identifier AS task
    FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at := now(), attempts := 0) job
    JOIN graphile_worker._private_tasks name ON name.id = job.task_id`;
  return job?.task ?? null;
}

/** Gives a job up: it stays visible and is not tried again. @returns as `retryJob` */
export async function giveUpJob(tx: Tx, id: string): Promise<string | null> {
  const [job] = await tx.$queryRaw<Changed>`
    SELECT name.identifier AS task
    FROM graphile_worker.permanently_fail_jobs(ARRAY[${id}::bigint], 'Given up in the back office') job
    JOIN graphile_worker._private_tasks name ON name.id = job.task_id`;
  return job?.task ?? null;
}

/** Removes a given-up job from the queue. @returns its task, or null for any other job */
export async function removeJob(tx: Tx, id: string): Promise<string | null> {
  const [job] = await tx.$queryRaw<Changed>`
    DELETE FROM graphile_worker._private_jobs job USING graphile_worker._private_tasks name
    WHERE job.id = ${id}::bigint AND name.id = job.task_id
      AND job.attempts >= job.max_attempts AND job.locked_at IS NULL
    RETURNING name.identifier AS task`;
  return job?.task ?? null;
}
