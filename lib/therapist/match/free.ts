/** When a visitor can meet, within seven days on their clock. */
export const matchSpans = ['evenings', 'weekends', 'week'] as const;
export type FreeSpan = (typeof matchSpans)[number];

// The ring of half hours of `lib/therapist/free-times/rules.ts`, read without its calendar library, because
// this runs in the browser. `free.test.ts` compares the two in many zones.
const ringSize = 384;
const halfHour = 1_800_000;
const askedDays = 7;
const eveningFrom = 17;

/** A Postgres bit string, packed four bits to a letter to keep the page small. */
export function packCells(bits: string): string {
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('');
}

function isSet(packed: string, cell: number): boolean {
  const four = Number.parseInt(packed.charAt(cell >> 2), 16);
  return ((four >> (3 - (cell & 3))) & 1) === 1;
}

/** The positions in the ring that belong to each span, from now on. */
export type FreeClock = { readonly [Span in FreeSpan]: readonly number[] };

export function freeClock(now: Date, timeZone: string): FreeClock {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', day: 'numeric', hour: 'numeric', hourCycle: 'h23' },
  });
  const spans: Record<FreeSpan, number[]> = { week: [], evenings: [], weekends: [] };
  const days = new Set<string>();
  const first = Math.floor(now.getTime() / halfHour);
  for (let half = first; half < first + ringSize; half++) {
    const parts = new Map(format.formatToParts(half * halfHour).map(({ type, value }) => [type, value]));
    const weekday = parts.get('weekday') ?? '';
    days.add(`${weekday} ${parts.get('day')}`);
    if (days.size > askedDays) break;
    const cell = half % ringSize;
    spans.week.push(cell);
    if (Number(parts.get('hour')) >= eveningFrom) spans.evenings.push(cell);
    if (weekday.startsWith('S')) spans.weekends.push(cell);
  }
  return spans;
}

export function spansOf(packed: string | undefined, clock: FreeClock): FreeSpan[] {
  if (packed === undefined) return [];
  return matchSpans.filter((span) => clock[span].some((cell) => isSet(packed, cell)));
}
