/** One measurement of the connection, for the media that this browser sends. */
export type LineSample = {
  /** Share of the packets that were lost, 0 to 1. */
  readonly lost: number;
  /** Milliseconds to the other side and back; null if unknown. */
  readonly roundTripMs: number | null;
  /** The browser's estimate of the bandwidth in kbit/s; null if unknown. */
  readonly carries: number | null;
};

/** The state of a connection; begin with `freshLine`. */
export type Line = {
  /** Only sound is sent. */
  readonly thin: boolean;
  /** Consecutive bad measurements or, on a thin line, good ones. */
  readonly inARow: number;
  /** Consecutive good measurements before the picture is tried again. */
  readonly looksBeforeTry: number;
  readonly sinceTry: number;
};

/** Milliseconds between two measurements. */
export const lookMs = 2_000;

/** Consecutive bad measurements that make a line thin: six seconds. */
const badLooks = 3;
/** The first retry comes after ten seconds, and each further one after twice as long, up to 80 seconds. */
const fewestBeforeTry = 5;
const mostBeforeTry = 40;
/** Measurements within which a failing picture means that the retry came too early: half a minute. */
const tooSoon = 15;

export const freshLine: Line = { thin: false, inARow: 0, looksBeforeTry: fewestBeforeTry, sinceTry: tooSoon };

function isBad({ lost, roundTripMs, carries }: LineSample): boolean {
  return lost > 0.12 || (roundTripMs ?? 0) > 1_500 || (carries ?? Number.POSITIVE_INFINITY) < 120;
}

/** While only sound is sent, no bandwidth for a picture can be measured: only loss and delay count. */
function isGood({ lost, roundTripMs }: LineSample): boolean {
  return lost < 0.04 && (roundTripMs ?? 0) < 600;
}

/**
 * The next state of a connection. One that cannot carry a picture sends sound alone; the picture is tried
 * again once the measurements have been good for a while.
 */
export function nextLine(line: Line, sample: LineSample): Line {
  if (line.thin) {
    const inARow = isGood(sample) ? line.inARow + 1 : 0;
    return inARow < line.looksBeforeTry
      ? { ...line, inARow }
      : { ...line, thin: false, inARow: 0, sinceTry: 0 };
  }
  const inARow = isBad(sample) ? line.inARow + 1 : 0;
  if (inARow < badLooks) return { ...line, inARow, sinceTry: Math.min(line.sinceTry + 1, tooSoon) };
  const again = line.sinceTry < tooSoon;
  const looksBeforeTry = again ? Math.min(line.looksBeforeTry * 2, mostBeforeTry) : fewestBeforeTry;
  return { thin: true, inARow: 0, looksBeforeTry, sinceTry: 0 };
}
