import 'server-only';
import type { Tx } from '@/lib/server/db';

type EnqueueOptions = {
  /** A second job with the same key replaces the first, unless that has begun. */
  readonly jobKey?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
};

/**
 * The waits grow from 3 seconds to a quarter of an hour (see keepQueueMoving); with this many tries a mail
 * server may be down for more than a day before a job is given up.
 */
const triesForADay = 110;

/**
 * Queues a job in the caller's transaction, so that the job and its rows are committed together.
 * @param payload ids only; the job reads the rest when it runs
 */
export async function enqueue(
  tx: Pick<Tx, '$executeRaw'>,
  task: string,
  payload: Readonly<Record<string, string>>,
  { jobKey, runAt, maxAttempts = triesForADay }: EnqueueOptions = {},
): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM graphile_worker.add_job(
      ${task}::text,
      payload := ${JSON.stringify(payload)}::json,
      run_at := ${runAt ?? null}::timestamptz,
      max_attempts := ${maxAttempts}::int,
      job_key := ${jobKey ?? null}::text
    )`;
}
