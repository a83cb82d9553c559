import { describe, expect, it } from 'vitest';
import { moreHelplines } from '@/content/helplines';
import { isOpenAt, openTimes } from '@/lib/site/content/opening-hours';

describe('opening hours', () => {
  const hours = { weekdays: [1, 2, 3, 4, 5, 6], from: 8, to: 21 };

  it.each([
    ['Monday 8 am IST', '2026-11-23T02:30:00Z', true],
    ['a minute before', '2026-11-23T02:29:00Z', false],
    ['Monday 8:59 pm IST', '2026-11-23T15:29:00Z', true],
    ['Monday 9 pm IST', '2026-11-23T15:30:00Z', false],
    ['Sunday noon IST', '2026-11-22T06:30:00Z', false],
    ['Monday 1 am IST, which is still Sunday in London', '2026-11-22T19:30:00Z', false],
  ])('at %s', (_, moment, open) => {
    expect(isOpenAt(openTimes(hours), Date.parse(moment))).toBe(open);
  });

  it('may begin on the day before by the clock of UTC, also at the turn of the week', () => {
    const early = openTimes({ weekdays: [0], from: 4, to: 7 });
    const saturdayInLondon = '2026-11-21T22:30:00Z';
    expect(isOpenAt(early, Date.parse(saturdayInLondon))).toBe(true);
    expect(isOpenAt(early, Date.parse(saturdayInLondon) - 1)).toBe(false);
    expect(isOpenAt(early, Date.parse('2026-11-22T01:29:00Z'))).toBe(true);
    expect(isOpenAt(early, Date.parse('2026-11-22T01:30:00Z'))).toBe(false);
  });

  it('are given for every line that closes, and only for those', () => {
    for (const { alwaysOpen, hours: known } of moreHelplines) expect(known === undefined).toBe(alwaysOpen);
  });
});
