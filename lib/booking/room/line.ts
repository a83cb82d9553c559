/** What one look at the line found, about what this browser sends. */
export type LineSample = {
  /** Part of the packets that did not arrive, 0 to 1. */
  readonly lost: number;
  /** Milliseconds to the other side and back; null while unknown. */
  readonly roundTripMs: number | null;
  /** What the line could carry, in kbit/s, as the browser guesses; null while unknown. */
  readonly carries: number | null;
};

/** What is known about a line so far; begin with `freshLine`. */
export type Line = {
  /** Only sound is sent. */
  readonly thin: boolean;
  /** Looks in a row that were bad, or, on a thin line, good. */
  readonly inARow: number;
  /** Good looks in a row before the picture is tried again. */
  readonly looksBeforeTry: number;
  /** Looks since the picture was tried again. */
  readonly sinceTry: number;
};

/** Milliseconds between two looks. */
export const lookMs = 2_000;

/** So many bad looks in a row make a line thin: six seconds. */
const badLooks = 3;
/** The first try after ten seconds, and after each failure twice as long, up to 80 seconds. */
const fewestBeforeTry = 5;
const mostBeforeTry = 40;
/** A picture that fails this soon after a try was tried too early: half a minute. */
const tooSoon = 15;

export const freshLine: Line = { thin: false, inARow: 0, looksBeforeTry: fewestBeforeTry, sinceTry: tooSoon };

function isBad({ lost, roundTripMs, carries }: LineSample): boolean {
  return lost > 0.12 || (roundTripMs ?? 0) > 1_500 || (carries ?? Number.POSITIVE_INFINITY) < 120;
}

/** While only sound is sent, nothing shows what a picture would need: only loss and delay count. */
function isGood({ lost, roundTripMs }: LineSample): boolean {
  return lost < 0.04 && (roundTripMs ?? 0) < 600;
}

/**
 * The next state of a line. A line that cannot carry a picture carries sound alone; the picture is tried again once the
 * line has been good for a while.
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
