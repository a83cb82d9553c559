import { expect, it } from 'vitest';
import { formatDayShown } from '@/lib/format/time';

it.each([
  ['2026-12-31T18:29:59Z', '24 November', '1 January 2027'],
  ['2026-12-31T18:30:00Z', '24 November 2026', '1 January'],
])('at %s, a day names its year only if India is in another one', (now, before, after) => {
  expect(formatDayShown('2026-11-24', new Date(now))).toBe(before);
  expect(formatDayShown('2027-01-01', new Date(now))).toBe(after);
});
