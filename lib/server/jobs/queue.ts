import 'server-only';
import { db } from '@/lib/server/db';
import { longestJobMs } from '@/lib/server/jobs/deadline';
import { log } from '@/lib/server/log';

/** A living worker gives a job up before this, so a job held longer belongs to a dead one. */
const abandonedAfterSeconds = longestJobMs / 1_000 + 60;

/** A recovered mail server gets all mail within this time, however long it was down. */
const longestWaitSeconds = 900;

/**
 * Returns the jobs of dead workers to the queue (the library itself waits four hours), and shortens waits of
 * more than a quarter of an hour, spread out so that they do not all end in one second.
 */
export async function keepQueueMoving(abandonedAfter = abandonedAfterSeconds): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker.jobs
    WHERE locked_at < now() - make_interval(secs => ${abandonedAfter})
    HAVING count(*) > 0`;
  await db.$executeRaw`
    SELECT graphile_worker.reschedule_jobs(
      ARRAY[id], run_at := now() + random() * make_interval(secs => ${longestWaitSeconds}))
    FROM graphile_worker.jobs
    WHERE attempts > 0 AND attempts < max_attempts AND locked_at IS NULL
      AND run_at > now() + make_interval(secs => ${longestWaitSeconds})`;
}

export type EndedRun = {
  /** Names under which it held jobs. */
  readonly workers: ReadonlySet<string>;
  /** Ids of its last finished jobs, which the database may not know to be finished. */
  readonly done: readonly string[];
};

/**
 * Marks the jobs that a run finished during an outage as finished, so that they do not run again, and returns
 * those that it had begun to the queue.
 */
export async function settleEndedRun({ workers, done }: EndedRun): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT graphile_worker.force_unlock_workers(${[...workers]}::text[])`;
    await tx.$executeRaw`SELECT graphile_worker.complete_jobs(${done.map(BigInt)}::bigint[])`;
  });
}

/** Whether a job comes from the recurring schedule (`crontab`), by the library's mark in its payload. */
export const isRecurring = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && '_cron' in payload;

/**
 * Removes given-up earlier runs of a recurring job from the queue. They have one try, and the next run has
 * done the same work.
 * @param task of the run that has just finished
 */
export async function forgetGivenUpRuns(task: string): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.complete_jobs(array_agg(job.id))
    FROM graphile_worker._private_jobs job
    JOIN graphile_worker._private_tasks name ON name.id = job.task_id
    WHERE name.identifier = ${task} AND job.payload::jsonb ? '_cron'
      AND job.attempts >= job.max_attempts AND job.locked_at IS NULL
    HAVING count(*) > 0`;
}

type DeadJobs = { readonly task: string; readonly count: number };

/** Jobs without tries left, by task. They stay in the table until a person decides about them. */
export async function deadJobs(): Promise<readonly DeadJobs[]> {
  return db.$queryRaw<DeadJobs[]>`
    SELECT task_identifier AS task, count(*)::int AS count
    FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL
    GROUP BY task_identifier ORDER BY task_identifier`;
}

/** Logs which jobs were given up, every hour until someone acts. */
export async function reportDeadJobs(): Promise<void> {
  for (const { task, count } of await deadJobs()) log.error('jobs were given up', { task, count });
}
