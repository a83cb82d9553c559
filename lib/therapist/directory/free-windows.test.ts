import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '@/lib/testing/sample';
import { freeWindow } from '@/lib/therapist/free-times/rules';
import { freeSpans } from '@/lib/therapist/free-times/words';
import { freeWindows } from './free-windows';
import { parseCriteria } from './schema';

const zones = fc.constantFrom('Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York', 'Australia/Eucla', 'UTC');

/** Moments around quarters of an hour, half hours and midnights, some of them in the hour before a clock changes. */
const moments = fc
  .record({
    begins: fc.constantFrom('2026-10-31T18:30:00Z', '2026-11-01T05:45:00Z', '2026-11-20T18:15:00Z'),
    minutes: fc.integer({ min: 0, max: 300 }),
    ms: fc.constantFrom(-1, 0, 1, 40_000),
  })
  .map(({ begins, minutes, ms }) => new Date(Date.parse(begins) + minutes * 60_000 + ms));

describe('windows of the filter', () => {
  it('are those of the very moment, whatever was asked before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(zones, moments), { minLength: 1, maxLength: 4 }), (questions) => {
        for (const [zone, now] of questions) {
          const windows = freeWindows(parseCriteria({ zone }), now);
          for (const span of freeSpans) expect(windows[span]).toEqual(freeWindow(span, zone, now));
        }
      }),
      randomCases(100),
    );
  });
});
