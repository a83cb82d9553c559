import { Logger, runOnce, type TaskList } from 'graphile-worker';

/** Runs every job that is due now, each once, as the worker would. */
export async function runDueJobs(taskList: TaskList): Promise<void> {
  await runOnce({
    connectionString: process.env.DATABASE_URL,
    taskList,
    maxPoolSize: 2,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
}
