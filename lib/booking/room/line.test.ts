import { describe, expect, it } from 'vitest';
import { freshLine, type Line, type LineSample, nextLine } from '@/lib/booking/room/line';

const good: LineSample = { lost: 0, roundTripMs: 80, carries: 900 };
const lossy: LineSample = { lost: 0.3, roundTripMs: 80, carries: 900 };

const lineAfter = (line: Line, ...samples: readonly LineSample[]) => samples.reduce(nextLine, line);
const times = (count: number, sample: LineSample) => Array.from({ length: count }, () => sample);

describe('a line', () => {
  it.each([
    ['much is lost', lossy],
    ['answers take two seconds', { ...good, roundTripMs: 2_000 }],
    ['it carries less than a picture needs', { ...good, carries: 90 }],
  ])('is thin when %s three times in a row', (_why, bad) => {
    expect(lineAfter(freshLine, bad, bad, good, bad, bad).thin).toBe(false);
    expect(lineAfter(freshLine, bad, bad, bad).thin).toBe(true);
  });

  it('is not thin because nothing is known of it', () => {
    expect(lineAfter(freshLine, ...times(20, { lost: 0, roundTripMs: null, carries: null })).thin).toBe(
      false,
    );
  });

  it('carries the picture again after ten good seconds, and after a failed try twice as many', () => {
    const thin = lineAfter(freshLine, ...times(3, lossy));
    expect(lineAfter(thin, ...times(4, good)).thin).toBe(true);
    const tried = lineAfter(thin, ...times(5, good));
    expect(tried.thin).toBe(false);
    const again = lineAfter(tried, ...times(3, lossy));
    expect(again.thin).toBe(true);
    expect(lineAfter(again, ...times(9, good)).thin).toBe(true);
    expect(lineAfter(again, ...times(10, good)).thin).toBe(false);
  });

  it('waits at most 80 seconds, and forgets failures after half a good minute', () => {
    let line = freshLine;
    for (let round = 0; round < 9; round += 1)
      line = lineAfter(line, ...times(3, lossy), ...times(40, good).slice(0, line.looksBeforeTry));
    const thin = lineAfter(line, ...times(3, lossy));
    expect(thin.looksBeforeTry).toBeLessThanOrEqual(40);
    const well = lineAfter(
      { ...freshLine, thin: false, looksBeforeTry: 40, sinceTry: 0 },
      ...times(20, good),
      ...times(3, lossy),
    );
    expect(well.looksBeforeTry).toBe(5);
  });
});
