import { setTimeout } from 'node:timers/promises';
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { Client } from 'pg';

/** Milliseconds that a finished job may take to leave the queue. */
const longestWriteOff = 5_000;

/** `runOnce` may return before its last job has left the queue; a test that counts jobs must not see that one. */
async function waitUntilWrittenOff(connectionString: string | undefined): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const end = Date.now() + longestWriteOff; Date.now() < end; await setTimeout(20)) {
      const { rowCount } = await client.query(
        `SELECT FROM graphile_worker._private_jobs WHERE locked_at > now() - interval '10 seconds' LIMIT 1`,
      );
      if (rowCount === 0) return;
    }
  } finally {
    await client.end();
  }
}

/** Runs every job that is due now, each once, like the worker. */
export async function runDueJobs(taskList: TaskList): Promise<void> {
  const connectionString = process.env.DATABASE_URL;
  await runOnce({
    connectionString,
    taskList,
    maxPoolSize: 2,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
  await waitUntilWrittenOff(connectionString);
}
