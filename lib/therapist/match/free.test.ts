import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '@/lib/format/duration';
import { cellCount, cellsOf, freeWindow } from '@/lib/therapist/free-times/rules';
import { randomCases } from '@/test/case/sample';
import { freeClock, matchSpans, packCells, spansOf } from './free';

describe('free times in the match', () => {
  it('are read as the directory reads them, in every zone of whole half hours', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 6 }),
        fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Europe/London', 'Australia/Sydney', 'UTC'),
        (now, halves, timeZone) => {
          const begin = now.getTime() - (now.getTime() % (hour / 2)) + hour / 2;
          const cells = cellsOf(
            halves.map((half) => new Date(begin + half * (hour / 2))),
            now,
          );
          const clock = freeClock(now, timeZone);
          const expected = matchSpans.filter((span) => {
            const window = freeWindow(span, timeZone, now).cells;
            return Array.from(cells).some((bit, cell) => bit === '1' && window[cell] === '1');
          });
          expect(spansOf(packCells(cells), clock)).toEqual(expected);
        },
      ),
      randomCases(60),
    );
  });

  it('are none for somebody without any', () => {
    const clock = freeClock(new Date('2026-11-20T06:00:00Z'), 'Asia/Kolkata');
    expect(spansOf(undefined, clock)).toEqual([]);
    expect(spansOf(packCells('0'.repeat(cellCount)), clock)).toEqual([]);
  });
});
