import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '@/test/case/sample';
import { cellsOf, freeWindow } from './rules';
import { nextFreeInWords, type SpokenSpan, spokenSpans } from './words';

/** The database's match between a row and a question. */
function shows(
  starts: readonly Date[],
  written: Date,
  span: SpokenSpan,
  timeZone: string,
  asked: Date,
): boolean {
  const window = freeWindow(span, timeZone, asked);
  const cells = cellsOf(starts, written);
  const first = starts.toSorted((a, b) => a.getTime() - b.getTime())[0];
  const within = first !== undefined && first >= window.from && first < window.until;
  return within && [...cells].some((bit, place) => bit === '1' && window.cells[place] === '1');
}

/** The same from a clock: hour and weekday on the visitor's clock. */
function isMeant(start: Date, span: SpokenSpan, timeZone: string, now: Date): boolean {
  const parts = (moment: Date) =>
    Object.fromEntries(
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        weekday: 'short',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        hourCycle: 'h23',
      })
        .formatToParts(moment)
        .map(({ type, value }) => [type, value]),
    );
  const [there, here] = [parts(start), parts(now)];
  const dayOf = ({ year, month, day }: Record<string, string>) =>
    Date.parse(`${year}-${month}-${day}T00:00:00Z`) / 86_400_000;
  const days = dayOf(there) - dayOf(here);
  if (start < now || days > 6) return false;
  if (span === 'today') return days === 0;
  if (span === 'tomorrow') return days === 1;
  const hour = Number(there.hour);
  if (span === 'tonight') return days === 0 && hour >= 19;
  if (span === 'earlyMornings') return hour < 9;
  if (span === 'mornings') return hour < 12;
  if (span === 'afternoons') return hour >= 12 && hour < 17;
  if (span === 'evenings') return hour >= 17;
  if (span === 'nights') return hour >= 20;
  if (span === 'lateNights') return hour >= 21;
  if (span === 'weekends') return there.weekday === 'Sat' || there.weekday === 'Sun';
  if (span === 'weekdays') return there.weekday !== 'Sat' && there.weekday !== 'Sun';
  if (span !== 'week') return span.startsWith(there.weekday?.toLowerCase() ?? '-');
  return true;
}

const now = fc
  .integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') })
  .map((time) => new Date(time - (time % 60_000)));
const zone = fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Europe/London', 'Pacific/Auckland', 'UTC');
const halfHour = 1_800_000;

describe('free times as bits', () => {
  it('answer each span of each zone as a clock on the wall does, through both changes of the clocks', () => {
    fc.assert(
      fc.property(
        now,
        zone,
        fc.constantFrom(...spokenSpans),
        fc.integer({ min: 1, max: 48 * 9 }),
        (at, timeZone, span, later) => {
          const start = new Date((Math.floor(at.getTime() / halfHour) + later) * halfHour);
          expect(shows([start], at, span, timeZone, at)).toBe(isMeant(start, span, timeZone, at));
        },
      ),
      randomCases(400),
    );
  });

  it('never show a time that has passed, nor take an old bit for one of next week', () => {
    const written = new Date('2026-11-20T06:00:00Z');
    const start = new Date('2026-11-20T10:00:00Z');
    for (const span of spokenSpans) {
      for (let hours = 5; hours <= 28; hours++) {
        const asked = new Date(written.getTime() + hours * 3_600_000);
        expect(shows([start], written, span, 'Asia/Kolkata', asked)).toBe(false);
      }
    }
  });
});

describe('the next free time in words', () => {
  const at = (iso: string) => new Date(iso);
  const monday = at('2026-11-23T06:00:00Z');

  it.each([
    ['2026-11-23T13:00:00Z', 'Asia/Kolkata', 'today, 6:30 pm'],
    ['2026-11-24T03:30:00Z', 'Asia/Kolkata', 'tomorrow, 9:00 am'],
    ['2026-11-26T03:30:00Z', 'Asia/Kolkata', 'Thu, 26 Nov, 9:00 am'],
    // There it is Monday, 1 am.
    ['2026-11-24T03:30:00Z', 'America/New_York', 'today, 10:30 pm'],
  ])('%s in %s is %s', (moment, timeZone, words) => {
    expect(nextFreeInWords(moment, timeZone, monday)).toBe(words);
  });

  it('are none for a time that has passed or was never there', () => {
    expect(nextFreeInWords('2026-11-23T05:59:00Z', 'Asia/Kolkata', monday)).toBeNull();
    expect(nextFreeInWords(monday, 'Asia/Kolkata', monday)).toBeNull();
    expect(nextFreeInWords(null, 'Asia/Kolkata', monday)).toBeNull();
  });
});
