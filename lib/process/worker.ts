import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import { crontab, tasks } from '@/lib/process/tasks';
import { env } from '@/lib/server/env';
import { withDeadlines } from '@/lib/server/jobs/deadline';
import { log } from '@/lib/server/log';

type Worker = {
  /** Takes no new job, lets the running ones finish, then resolves. */
  readonly stop: () => Promise<void>;
};

type WorkerOptions = {
  readonly taskList?: TaskList;
  /** Milliseconds that running jobs get to finish at a stop, before they go back to the queue. */
  readonly drainMs?: number;
  /** Milliseconds that one job may take before it must give up its place. */
  readonly longestJobMs?: number;
};

/**
 * Longer than anything that jobs themselves wait for: the longest is writing a copy of someone's data to the store.
 */
const fiveMinutes = 300_000;

const longestPauseMs = 15_000;

/** The library's own lines quote payloads and database errors; ours name the event and the job. */
const silent = new Logger(() => () => undefined);

function listen(runner: Runner): void {
  runner.events.on('job:error', ({ job, error }) => {
    const dead = job.attempts >= job.max_attempts;
    const fields = { task: job.task_identifier, jobId: job.id, attempt: job.attempts, error };
    if (dead) log.error('job was given up', fields);
    else log.warn('job failed and will be tried again', fields);
  });
  runner.events.on('job:success', ({ job }) => {
    log.debug('job done', { task: job.task_identifier, jobId: job.id, attempt: job.attempts });
  });
  runner.events.on('pool:listen:error', ({ error }) => log.warn('worker lost its database', { error }));
}

/**
 * Runs jobs until stopped. Waits for a database that is down or goes away, so that web server and database can start
 * in any order and pages that need no database keep working.
 */
export function startWorker({
  taskList = tasks,
  drainMs = 20_000,
  longestJobMs = fiveMinutes,
}: WorkerOptions = {}): Worker {
  const stopping = new AbortController();
  let runner: Runner | undefined;

  async function loop(): Promise<void> {
    let pause = 500;
    while (!stopping.signal.aborted) {
      try {
        runner = await run({
          connectionString: env.DATABASE_URL,
          maxPoolSize: 4,
          concurrency: 3,
          pollInterval: 2_000,
          noHandleSignals: true,
          gracefulShutdownAbortTimeout: drainMs,
          logger: silent,
          taskList: withDeadlines(taskList, longestJobMs),
          crontab,
        });
        listen(runner);
        log.info('worker started');
        pause = 500;
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn('worker cannot run', { error });
      }
      runner = undefined;
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, longestPauseMs);
    }
  }

  const ended = loop();
  return {
    stop: async () => {
      stopping.abort();
      await runner?.stop().catch((error: unknown) => log.warn('worker did not stop cleanly', { error }));
      await ended;
      log.info('worker stopped');
    },
  };
}

/** The body of `npm run worker`: runs until told to stop, finishes the jobs it has begun, then resolves. */
export async function runWorker(): Promise<void> {
  const worker = startWorker();
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await worker.stop();
}
