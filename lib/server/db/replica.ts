import 'server-only';

/** Milliseconds that a public read may be older than the primary. */
const mostBehind = 10_000;
/** Milliseconds between two comparisons, while anybody reads. */
const compareEvery = 1_000;

/** How far the log has come on one side, in bytes since its beginning. */
type Position = () => Promise<bigint>;

type Sides = {
  /** The primary's log as it is written. */
  readonly written: Position;
  /** Position up to which the replica has replayed. @throws when it answers as no replica */
  readonly replayed: Position;
};

/**
 * Knows whether a replica may answer: its rows are then never older than ten seconds, and hold every change that was
 * reported before. Compares the two logs while somebody asks, and keeps nobody waiting for that. Until somebody
 * listens to changes and says so by `changed`, it may not.
 */
export function watchReplica({ written, replayed }: Sides, clock: () => number = Date.now) {
  /** When the primary had written how much, the newest last. */
  let seen: { readonly at: number; readonly position: bigint }[] = [];
  /** Until when the replica's rows are young enough; the moment of the primary that they show. */
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
    /** Whether to ask the replica now. */
    mayAnswer(): boolean {
      if (clock() - comparedAt >= compareEvery && !comparing) {
        comparing = compare().finally(() => {
          comparing = undefined;
        });
      }
      return clock() < good.until && good.shows > changedAt;
    },
    /** The replica failed to answer: nobody tries it before the next comparison. */
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
