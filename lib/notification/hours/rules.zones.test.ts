import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, minute } from '@/lib/format/duration';
import { type ContactHours, nextWelcome } from '@/lib/notification/hours/rules';
import { randomCases } from '@/test/case/sample';
import { zones } from '@/test/case/zones';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes after midnight on a clock in this zone, computed in a different way from the rule's. */
function minuteOnClock(instant: Date, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  const [hours = '', minutes = ''] = clock.format(instant).split(':');
  return Number(hours) * 60 + Number(minutes);
}

const inside = ({ fromMinute, untilMinute }: ContactHours, shown: number) =>
  shown >= fromMinute && shown < untilMinute;

/** Instants of two years, in minutes: they include every change of every clock. */
const instants = fc
  .integer({ min: 0, max: 2 * 365 * 1440 })
  .map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * minute));

/** Hours at which these zones never change their clocks. */
const dayHours = fc
  .tuple(fc.integer({ min: 5 * 60, max: 1410 }), fc.integer({ min: 30, max: 600 }))
  .map(([fromMinute, length]) => ({ fromMinute, untilMinute: Math.min(1440, fromMinute + length) }));

const anyHours = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1440 }))
  .filter(([fromMinute, untilMinute]) => fromMinute < untilMinute)
  .map(([fromMinute, untilMinute]) => ({ fromMinute, untilMinute }));

describe('the next time at which we may write to somebody', () => {
  it('is now inside the hours, and otherwise the very next opening', () => {
    fc.assert(
      fc.property(instants, dayHours, fc.constantFrom(...zones), (now, hours, zone) => {
        const welcome = nextWelcome(hours, zone, now);
        if (inside(hours, minuteOnClock(now, zone))) {
          expect(welcome).toEqual(now);
          return;
        }
        expect(minuteOnClock(welcome, zone)).toBe(hours.fromMinute);
        for (let at = now.getTime(); at < welcome.getTime(); at += 7 * minute) {
          expect(inside(hours, minuteOnClock(new Date(at), zone))).toBe(false);
        }
      }),
      randomCases(500),
    );
  });

  it('never lies in the past or more than two days ahead, and at that time the answer is "now", for any hours', {
    tags: ['slow'],
  }, () => {
    fc.assert(
      fc.property(instants, anyHours, fc.constantFrom(...zones), (now, hours, zone) => {
        const welcome = nextWelcome(hours, zone, now);
        expect(welcome.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(welcome.getTime() - now.getTime()).toBeLessThanOrEqual(2 * day);
        expect(nextWelcome(hours, zone, welcome)).toEqual(welcome);
      }),
      randomCases(2_000),
    );
  });

  const morning = { fromMinute: 8 * 60, untilMinute: 20 * 60 };
  it.each([
    ['before the opening', '2026-11-24T01:00:00Z', '2026-11-24T02:30:00Z'],
    ['at the opening', '2026-11-24T02:30:00Z', '2026-11-24T02:30:00Z'],
    ['in the last minute', '2026-11-24T14:29:00Z', '2026-11-24T14:29:00Z'],
    ['at the end, which does not count', '2026-11-24T14:30:00Z', '2026-11-25T02:30:00Z'],
  ])('in India, %s', (_when, now, expected) => {
    expect(nextWelcome(morning, 'Asia/Kolkata', new Date(now))).toEqual(new Date(expected));
  });

  it.each([
    // Clocks in New York go from 2 am to 3 am on 8 March 2026 and from 2 am back to 1 am on 1 November.
    [
      'an opening that is skipped is the change',
      { fromMinute: 150, untilMinute: 600 },
      '2026-03-08T05:00:00Z',
      '2026-03-08T07:00:00Z',
    ],
    [
      'hours that are skipped come the next day',
      { fromMinute: 125, untilMinute: 175 },
      '2026-03-08T05:00:00Z',
      '2026-03-09T06:05:00Z',
    ],
    [
      'an opening that comes twice is the first',
      { fromMinute: 90, untilMinute: 600 },
      '2026-11-01T04:00:00Z',
      '2026-11-01T05:30:00Z',
    ],
    [
      'the morning after the change is an hour earlier',
      morning,
      '2026-03-08T05:00:00Z',
      '2026-03-08T12:00:00Z',
    ],
  ])('in New York, %s', (_what, hours, now, expected) => {
    expect(nextWelcome(hours, 'America/New_York', new Date(now))).toEqual(new Date(expected));
  });

  it('skips a day that a zone leaves out', () => {
    // Samoa had no 30 December 2011: it went from UTC-10 to UTC+14.
    expect(nextWelcome(morning, 'Pacific/Apia', new Date('2011-12-30T07:00:00Z'))).toEqual(
      new Date('2011-12-30T18:00:00Z'),
    );
  });

  it('is always now for somebody who allows mail round the clock', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (now, zone) => {
        expect(nextWelcome({ fromMinute: 0, untilMinute: 1440 }, zone, now)).toEqual(now);
      }),
    );
  });
});
