import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesUntil, localDate, readMoodLog } from '@/lib/site/tool/mood-log';
import { isEmptyPlan, longestStep, readSafetyPlan } from '@/lib/site/tool/safety-plan';
import { readWorries } from '@/lib/site/tool/worry-log';

describe('the logs on the device', () => {
  it('are read from any input, without an error, and read the same again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const log = readMoodLog(stored);
        expect(readMoodLog(JSON.parse(JSON.stringify(log)))).toEqual(log);
        const plan = readSafetyPlan(stored);
        expect(readSafetyPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
        const worries = readWorries(stored);
        expect(readWorries(JSON.parse(JSON.stringify(worries)))).toEqual(worries);
      }),
    );
  });

  it('keep good days and leave out broken ones', () => {
    expect(
      readMoodLog({
        '2026-11-20': { mood: 3, sleep: 7.5, word: 'slow' },
        '2026-11-21': { mood: 6 },
        yesterday: { mood: 2 },
        '2026-11-22': { mood: 1, sleep: 90, word: '' },
      }),
    ).toEqual({ '2026-11-20': { mood: 3, sleep: 7.5, word: 'slow' }, '2026-11-22': { mood: 1 } });
  });

  it('keep the steps of a safety plan that have words', () => {
    const stored = { signs: 'No sleep', alone: '', people: 7, other: 'x', safe: 'y'.repeat(longestStep + 1) };
    expect(readSafetyPlan(stored)).toEqual({ signs: 'No sleep', safe: 'y'.repeat(longestStep) });
    expect([stored, null, [], { signs: ' ' }].map((one) => isEmptyPlan(readSafetyPlan(one)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('keep worries in their order, a hundred at most', () => {
    const worry = (number: number) => ({
      id: `${number}`,
      date: '2026-11-20',
      text: `worry ${number}`,
      canAct: true,
      plan: '',
    });
    const many = Array.from({ length: 130 }, (_, number) => worry(number));
    const stored = readWorries([...many.slice(0, 5), { id: 7 }, null, ...many.slice(5)]);
    expect(stored).toEqual(many.slice(0, 100));
  });
});

describe('days', () => {
  it('are the device owner’s calendar days, four weeks without a gap', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    const dates = datesUntil('2026-03-01', 28);
    expect(dates).toHaveLength(28);
    expect(dates[0]).toBe('2026-02-02');
    expect(dates.at(-1)).toBe('2026-03-01');
  });
});
