import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Task, TaskList } from 'graphile-worker';

/** Milliseconds that one job may take: writing the copy of a person's data to the store takes the longest. */
export const longestJobMs = 300_000;

/** A job exceeded the limit for all jobs; it is tried again like any other failed job. */
class JobOverdue extends Error {
  override name = 'JobOverdue';
}

/**
 * Gives each task a deadline. Without one a job that never ends would occupy its place in the worker, and a
 * few of them would stop the queue.
 * @param longestMs milliseconds
 */
export function withDeadlines(tasks: TaskList, longestMs: number): TaskList {
  const timed = ([name, task]: [string, Task | undefined]): [string, Task][] => {
    if (!task) return [];
    const run: Task = async (payload, helpers) => {
      const done = new AbortController();
      const overdue = wait(longestMs, undefined, { signal: done.signal, ref: false }).then(() => {
        throw new JobOverdue(`job took longer than ${longestMs / 1_000} seconds`);
      });
      try {
        await Promise.race([task(payload, helpers), overdue]);
      } finally {
        overdue.catch(() => undefined);
        done.abort();
      }
    };
    return [[name, run]];
  };
  return Object.fromEntries(Object.entries(tasks).flatMap(timed));
}
