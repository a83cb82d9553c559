import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispensable } from './retention';

const at = (text: string) => new Date(`${text}:00Z`);

describe('backups that may go', () => {
  it('are all but the last of each kept day, week and month', () => {
    const taken = [
      '2026-11-23T02:00',
      '2026-11-22T14:00',
      '2026-11-22T02:00',
      '2026-11-21T02:00',
      '2026-11-15T02:00',
      '2026-11-08T02:00',
      '2026-10-31T02:00',
      '2026-10-30T02:00',
      '2026-09-30T02:00',
    ].map(at);
    // Monday 23; days 23 and 22; weeks of 23, 16 (last: 22, 14:00); months November and October.
    expect(dispensable(taken, { days: 2, weeks: 2, months: 2 })).toEqual(
      [
        '2026-11-22T02:00',
        '2026-11-21T02:00',
        '2026-11-15T02:00',
        '2026-11-08T02:00',
        '2026-10-30T02:00',
        '2026-09-30T02:00',
      ].map(at),
    );
  });

  it('never include the newest, and every backup stays while all days are kept', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 60 });
    const counts = fc.record({ days: fc.nat(9), weeks: fc.nat(9), months: fc.nat(9) });
    fc.assert(
      fc.property(times, counts, (days, keeping) => {
        const taken = days.map((day) => new Date(day * 86_400_000));
        const newest = new Date(Math.max(...days) * 86_400_000);
        const gone = dispensable(taken, keeping);
        expect(gone).not.toContainEqual(newest);
        expect(taken.length - gone.length).toBeLessThanOrEqual(
          1 + keeping.days + keeping.weeks + keeping.months,
        );
        expect(dispensable(taken, { days: 2_001, weeks: 0, months: 0 })).toEqual([]);
      }),
    );
  });
});
