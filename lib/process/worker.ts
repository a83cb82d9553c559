import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { crontab, tasks } from '@/lib/process/tasks';
import { givesUpOnSilence } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { longestJobMs, withDeadlines } from '@/lib/server/jobs/deadline';
import { type EndedRun, forgetGivenUpRuns, isRecurring, settleEndedRun } from '@/lib/server/jobs/queue';
import { log } from '@/lib/server/log';

type Worker = {
  /** Accepts no new job, lets the running ones finish, then resolves. */
  readonly stop: () => Promise<void>;
};

type WorkerOptions = {
  readonly taskList?: TaskList;
  /** Milliseconds for running jobs to finish at a stop, before they return to the queue. */
  readonly drainMs?: number;
  /** Milliseconds of one job before it must free its place. */
  readonly longestJobMs?: number;
};

const longestPauseMs = 15_000;

/** Milliseconds in which a working database hands out a job. */
const longestSilence = 15_000;

/** Jobs at once. */
const places = 3;

/** Most remembered finished jobs: more than run at once, because only these can be unknown to the database. */
const remembered = 50;

/** The library's own lines quote payloads and database errors; ours contain only the event and the job. */
const silent = new Logger(() => () => undefined);

/**
 * The library's connections. Its own pool waits forever for an unreachable database, and fails when the
 * database stops.
 */
function connect(): Pool {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: 4,
    keepAlive: true,
    connectionTimeoutMillis: longestSilence,
    query_timeout: longestSilence,
  });
  const lost = (error: Error) => log.warn('worker lost a connection', { error });
  pool.on('error', lost);
  // Without its own listener, a connection that breaks between two of the library's queries would end the
  // process.
  pool.on('connect', (client) => client.on('error', lost));
  return givesUpOnSilence(pool);
}

/** Remembers the results of a run, in case it cannot report them to the database. */
function follow(runner: Runner): EndedRun {
  const done: string[] = [];
  const workers = new Set<string>();
  runner.events.on('job:start', ({ job }) => {
    if (job.locked_by) workers.add(job.locked_by);
  });
  runner.events.on('job:success', ({ job }) => {
    done.push(job.id);
    if (done.length > remembered) done.shift();
  });
  return { workers, done };
}

function listen(runner: Runner): void {
  runner.events.on('job:error', ({ job, error }) => {
    const dead = job.attempts >= job.max_attempts;
    const fields = { task: job.task_identifier, jobId: job.id, attempt: job.attempts, error };
    if (dead) log.error('job was given up', fields);
    else log.warn('job failed and will be tried again', fields);
  });
  runner.events.on('job:success', ({ job }) => {
    const task = job.task_identifier;
    log.debug('job done', { task, jobId: job.id, attempt: job.attempts });
    if (!isRecurring(job.payload)) return;
    forgetGivenUpRuns(task).catch((error) => log.warn('earlier runs stay in the queue', { task, error }));
  });
  runner.events.on('pool:listen:error', ({ error }) => log.warn('worker lost its database', { error }));
  runner.events.on('pool:fatalError', ({ error }) => log.warn('worker could not write off a job', { error }));
}

/**
 * Resolves once a run without a worker left has had the time to end. The library (0.18 too) counts jobs that it could
 * not write off in an outage, counts wrongly after the second, and then waits for ever.
 */
function overdue(runner: Runner): Promise<void> {
  let left = places;
  return new Promise((resolve) => {
    runner.events.on('worker:stop', () => {
      left -= 1;
      if (left === 0) setTimeout(resolve, longestSilence).unref();
    });
  });
}

/**
 * Runs jobs until stopped. It waits for a database that is down, so that web server and database can start in
 * any order. Pages without a database work meanwhile.
 */
export function startWorker({
  taskList = tasks,
  drainMs = 20_000,
  longestJobMs: mostMs = longestJobMs,
}: WorkerOptions = {}): Worker {
  const stopping = new AbortController();
  let runner: Runner | undefined;

  async function loop(): Promise<void> {
    let pause = 500;
    let before: EndedRun | undefined;
    while (!stopping.signal.aborted) {
      const pgPool = connect();
      try {
        if (before) await settleEndedRun(before);
        before = undefined;
        runner = await run({
          pgPool,
          concurrency: places,
          pollInterval: 2_000,
          noHandleSignals: true,
          gracefulShutdownAbortTimeout: drainMs,
          logger: silent,
          taskList: withDeadlines(taskList, mostMs),
          crontab,
          // These two let the run end normally if the database is down at that moment, and the next run
          // begins below. Without them the library marks jobs in an unawaited promise, whose rejection would
          // end the process.
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        });
        listen(runner);
        before = follow(runner);
        log.info('worker started');
        pause = 500;
        if (stopping.signal.aborted) await runner.stop();
        await Promise.race([runner.promise, overdue(runner)]);
      } catch (error) {
        log.warn('worker cannot run', { error });
      }
      runner = undefined;
      void pgPool.end().catch(() => undefined);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, longestPauseMs);
    }
  }

  const ended = loop();
  return {
    stop: async () => {
      stopping.abort();
      void runner?.stop().catch((error: unknown) => log.warn('worker did not stop cleanly', { error }));
      await ended;
      log.info('worker stopped');
    },
  };
}

/** The body of `npm run worker`: runs until a stop signal, finishes the running jobs, then resolves. */
export async function runWorker(): Promise<void> {
  const worker = startWorker();
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await worker.stop();
}
