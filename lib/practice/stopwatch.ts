/** A clock that can rest. Times are milliseconds of any clock that only moves forward. */
export type Stopwatch = {
  /** Time that had run before it last went on. */
  readonly before: number;
  /** When it last went on; undefined while it rests. */
  readonly since: number | undefined;
};

export const stopped: Stopwatch = { before: 0, since: undefined };

export function elapsed({ before, since }: Stopwatch, now: number): number {
  return since === undefined ? before : before + Math.max(0, now - since);
}

/** Goes on from where it rested; a running one runs on. */
export function resume(watch: Stopwatch, now: number): Stopwatch {
  return watch.since === undefined ? { ...watch, since: now } : watch;
}

export function pause(watch: Stopwatch, now: number): Stopwatch {
  return { before: elapsed(watch, now), since: undefined };
}
