import type { Temporal } from 'temporal-polyfill';
import { day } from '@/lib/format/duration';
import { dayOnClock, instantOnClock } from '@/lib/format/wall-clock';
import { type SpokenSpan, weekdayNames } from '@/lib/therapist/free-times/words';

/**
 * Free times in the directory's form: one bit for each half hour of eight days, set if a free time begins in
 * it. The bits form a ring: a half hour has a fixed position, so one mask tests all therapists at once, in
 * any visitor's zone. Seven days are searched; the eighth keeps yesterday's bits out.
 */
export const cellCount = 384;
const cellMs = 1_800_000;
const askedDays = 7;

/** How far ahead the cells of a calendar are filled. */
export const filledMs = cellCount * cellMs - day + cellMs;

function cellOf(epochMilliseconds: number): number {
  return Math.floor(epochMilliseconds / cellMs) % cellCount;
}

function bitsOf(cells: Iterable<number>): string {
  const bits = new Array<string>(cellCount).fill('0');
  for (const cell of cells) bits[cell] = '1';
  return bits.join('');
}

/** The cells of these free times as a Postgres bit string, without times beyond the ring. */
export function cellsOf(starts: readonly Date[], now: Date): string {
  const last = now.getTime() + filledMs;
  const near = starts.filter((start) => start.getTime() < last);
  return bitsOf(near.map((start) => cellOf(start.getTime())));
}

const midnight = 24 * 60;

/** Parts of a day in minutes after midnight; the end is not included. */
const hoursOf: Partial<Record<SpokenSpan, readonly [number, number]>> = {
  earlyMornings: [0, 9 * 60],
  mornings: [0, 12 * 60],
  afternoons: [12 * 60, 17 * 60],
  evenings: [17 * 60, midnight],
  nights: [20 * 60, midnight],
  lateNights: [21 * 60, midnight],
  tonight: [19 * 60, midnight],
};

/** A span that names hours of every day, not a day. */
export const isPartOfDay = (span: SpokenSpan): boolean => span in hoursOf && span !== 'tonight';

function isWantedOn(date: Temporal.PlainDate, after: number, span: SpokenSpan): boolean {
  switch (span) {
    case 'today':
    case 'tonight':
      return after === 0;
    case 'tomorrow':
      return after === 1;
    case 'weekends':
      return date.dayOfWeek >= 6;
    case 'weekdays':
      return date.dayOfWeek < 6;
    default: {
      const names: readonly string[] = weekdayNames;
      const weekday = names.indexOf(span);
      return weekday < 0 || date.dayOfWeek === weekday + 1;
    }
  }
}

/** A list's condition on free times: they begin from `from` on, before `until`, in one of the cells. */
export type FreeWindow = { readonly from: Date; readonly until: Date; readonly cells: string };

/** The searched days, from today on, with the instants of a local time on each. */
class Week {
  readonly dates: readonly Temporal.PlainDate[];
  readonly #instants = new Map<number, readonly number[]>();
  readonly #timeZone: string;

  constructor(timeZone: string, now: number) {
    const today = dayOnClock(now, timeZone);
    this.#timeZone = timeZone;
    this.dates = Array.from({ length: askedDays }, (_, after) => today.add({ days: after }));
  }

  /** Ms since 1970 on each day, at this many minutes after midnight. */
  at(minutes: number): readonly number[] {
    const known = this.#instants.get(minutes);
    if (known) return known;
    const instants = this.dates.map((date) => instantOnClock(date, minutes, this.#timeZone));
    this.#instants.set(minutes, instants);
    return instants;
  }

  /** Whether its first day is still today. */
  holds(now: number): boolean {
    return now >= (this.at(0)[0] ?? 0) && now < (this.at(midnight)[0] ?? 0);
  }
}

/** Zone calculations are the slowest part, and their results stay the same for a whole day. */
const weeks = new Map<string, Week>();
const mostWeeks = 64;

function weekFrom(timeZone: string, now: number): Week {
  const known = weeks.get(timeZone);
  if (known?.holds(now)) return known;
  if (weeks.size >= mostWeeks) weeks.clear();
  const week = new Week(timeZone, now);
  weeks.set(timeZone, week);
  return week;
}

/**
 * A span of time on the visitor's clock as a question to the database.
 * @param timeZone IANA zone
 */
export function freeWindow(span: SpokenSpan, timeZone: string, now: Date): FreeWindow {
  const [opens, closes] = hoursOf[span] ?? [0, midnight];
  const week = weekFrom(timeZone, now.getTime());
  const [opening, closing] = [week.at(opens), week.at(closes)];
  const cells: number[] = [];
  let until = now.getTime();
  for (const [after, date] of week.dates.entries()) {
    if (!isWantedOn(date, after, span)) continue;
    const begins = Math.max(opening[after] ?? 0, now.getTime());
    const ends = closing[after] ?? 0;
    // A zone with an offset in quarter hours has days that end within a cell; that cell belongs to the
    // earlier day.
    for (let at = begins - (begins % cellMs); at < ends; at += cellMs) cells.push(cellOf(at));
    until = ends;
  }
  return { from: now, until: new Date(until), cells: bitsOf(cells) };
}

/**
 * The next days with a free time after the day of the first one, as ISO dates.
 * @param cells as `cellsOf` writes them
 * @param timeZone IANA zone of the days
 * @param most how many days
 */
export function laterFreeDays(
  cells: string,
  { first, timeZone, now, most }: { first: Date; timeZone: string; now: Date; most: number },
): string[] {
  const week = weekFrom(timeZone, now.getTime());
  const closing = week.at(midnight);
  const known = String(dayOnClock(first.getTime(), timeZone));
  return week.dates
    .filter((date, after) => {
      if (String(date) <= known) return false;
      for (let at = week.at(0)[after] ?? 0; at < (closing[after] ?? 0); at += cellMs)
        if (cells[cellOf(at)] === '1') return true;
      return false;
    })
    .slice(0, most)
    .map(String);
}

/** The union of these conditions: Tuesday or Thursday. */
export function eitherWindow(windows: readonly FreeWindow[]): FreeWindow | undefined {
  const [first, ...others] = windows;
  return others.reduce<FreeWindow | undefined>(
    (one, other) =>
      one && {
        from: new Date(Math.min(one.from.getTime(), other.from.getTime())),
        until: new Date(Math.max(one.until.getTime(), other.until.getTime())),
        cells: Array.from(one.cells, (bit, cell) => (bit === '1' ? '1' : (other.cells[cell] ?? '0'))).join(
          '',
        ),
      },
    first,
  );
}

/** The intersection of these conditions: a Saturday evening is in the evening and at the weekend. */
export function commonWindow(windows: readonly FreeWindow[]): FreeWindow | undefined {
  const [first, ...others] = windows;
  return others.reduce<FreeWindow | undefined>(
    (one, other) =>
      one && {
        from: new Date(Math.max(one.from.getTime(), other.from.getTime())),
        until: new Date(Math.min(one.until.getTime(), other.until.getTime())),
        cells: Array.from(one.cells, (bit, cell) => (bit === '1' ? (other.cells[cell] ?? '0') : '0')).join(
          '',
        ),
      },
    first,
  );
}
