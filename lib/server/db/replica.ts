import 'server-only';

/** Milliseconds by which a public read may be older than the primary. */
const mostBehind = 10_000;
/** Milliseconds between two comparisons, while there are readers. */
const compareEvery = 1_000;

/** A position in the write-ahead log, in bytes since its beginning. */
type Position = () => Promise<bigint>;

type Sides = {
  /** Position up to which the primary has written. */
  readonly written: Position;
  /** Position up to which the replica has replayed. @throws if the server is not a replica */
  readonly replayed: Position;
};

/**
 * Decides whether a replica may answer: its rows are then never older than ten seconds, and include every
 * earlier reported change. Compares the two logs in the background while there are readers. It refuses until
 * a listener of changes has called `changed`.
 */
export function watchReplica({ written, replayed }: Sides, clock: () => number = Date.now) {
  /** The primary's positions and their times, the newest last. */
  let seen: { readonly at: number; readonly position: bigint }[] = [];
  /** `until`: when the replica's rows become too old; `shows`: the time on the primary that they show. */
  let good = { until: 0, shows: 0 };
  let changedAt = Number.POSITIVE_INFINITY;
  let comparedAt = Number.NEGATIVE_INFINITY;
  let comparing: Promise<void> | undefined;

  async function compare(): Promise<void> {
    comparedAt = clock();
    try {
      const at = clock();
      seen = [...seen.filter((one) => at - one.at <= mostBehind), { at, position: await written() }];
      const reached = await replayed();
      const shows = seen.findLast(({ position }) => position <= reached)?.at;
      good = shows === undefined ? { until: 0, shows: 0 } : { until: shows + mostBehind, shows };
    } catch {
      good = { until: 0, shows: 0 };
    }
  }

  return {
    mayAnswer(): boolean {
      if (clock() - comparedAt >= compareEvery && !comparing) {
        comparing = compare().finally(() => {
          comparing = undefined;
        });
      }
      return clock() < good.until && good.shows > changedAt;
    },
    /** The replica failed to answer: it is not queried before the next comparison. */
    failed(): void {
      good = { until: 0, shows: 0 };
    },
    /** A change of public rows was reported: the replica must show it before it answers again. */
    changed(): void {
      changedAt = clock();
    },
    /** Changes are not reported for now: only the primary is sure to show them. */
    unreported(): void {
      changedAt = Number.POSITIVE_INFINITY;
    },
  };
}
