/** A clock that can pause. Times are milliseconds of any monotonic clock. */
export type Stopwatch = {
  /** Milliseconds before the last start. */
  readonly before: number;
  /** Time of the last start; undefined while paused. */
  readonly since: number | undefined;
};

export const stopped: Stopwatch = { before: 0, since: undefined };

export function elapsed({ before, since }: Stopwatch, now: number): number {
  return since === undefined ? before : before + Math.max(0, now - since);
}

/** Continues after a pause; a running clock keeps running. */
export function resume(watch: Stopwatch, now: number): Stopwatch {
  return watch.since === undefined ? { ...watch, since: now } : watch;
}

export function pause(watch: Stopwatch, now: number): Stopwatch {
  return { before: elapsed(watch, now), since: undefined };
}
