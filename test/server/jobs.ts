import { setTimeout } from 'node:timers/promises';
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { onTestFinished, vi } from 'vitest';
import { db } from '@/lib/server/db';
import { poolOf } from '@/test/database/pools';

/** Milliseconds for a finished job to leave the queue. */
const longestWriteOff = 5_000;

/**
 * `runOnce` may return before its last job has left the queue; a test that counts jobs must not count that
 * one.
 */
async function waitUntilWrittenOff(pool: Pool): Promise<void> {
  for (const end = Date.now() + longestWriteOff; Date.now() < end; await setTimeout(20)) {
    const { rowCount } = await pool.query(
      `SELECT FROM graphile_worker._private_jobs WHERE locked_at > now() - interval '10 seconds' LIMIT 1`,
    );
    if (rowCount === 0) return;
  }
}

/** Runs every due job once, like the worker. */
export async function runDueJobs(taskList: TaskList): Promise<void> {
  const pgPool = poolOf(process.env.DATABASE_URL);
  await runOnce({ pgPool, taskList, noHandleSignals: true, logger: new Logger(() => () => undefined) });
  await waitUntilWrittenOff(pgPool);
}

/** Sets the clock of the code under test, not of the database, until the test ends. */
export function setClock(at: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/**
 * Runs every queued job, whatever its time, at this time: as after an outage of the worker or mail server.
 */
export async function runLateJobs(taskList: TaskList, at: string): Promise<void> {
  setClock(at);
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'`;
  await runDueJobs(taskList);
}

/** When the jobs of this task will run. */
export async function waitingJobs(task: string): Promise<readonly Date[]> {
  const jobs = await db.$queryRaw<{ runAt: Date }[]>`
    SELECT run_at AS "runAt" FROM graphile_worker.jobs WHERE task_identifier = ${task} ORDER BY run_at`;
  return jobs.map(({ runAt }) => runAt);
}
