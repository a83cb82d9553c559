import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest, pulled, squareOf, wholeWidth } from '@/lib/account/profile/picture/framing';

const length = fc.integer({ min: 1, max: 12_000 });
const size = fc.record({ width: length, height: length });
const far = fc.double({ min: -50, max: 50, noNaN: true });
const framing = fc.record({ zoom: far, x: far, y: far });

describe('the chosen square', () => {
  it('begins in the middle of the picture', () => {
    expect(squareOf({ width: 300, height: 200 }, wholeWidth)).toEqual({ left: 50, top: 0, side: 200 });
  });

  it('never leaves the picture and is never less than a quarter of it', () => {
    fc.assert(
      fc.property(size, framing, far, far, (picture, start, right, down) => {
        const { left, top, side } = squareOf(picture, pulled(picture, start, right, down));
        const hair = 1e-6 * Math.max(picture.width, picture.height);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(picture.width + hair);
        expect(top + side).toBeLessThanOrEqual(picture.height + hair);
        expect(side).toBeGreaterThanOrEqual(Math.min(picture.width, picture.height) / nearest - hair);
      }),
    );
  });

  it('follows the hand: the picture moves as far as the pull', () => {
    const picture = { width: 900, height: 600 };
    const start = { zoom: 2, x: 0.5, y: 0.5 };
    const before = squareOf(picture, start);
    const after = squareOf(picture, pulled(picture, start, 0.25, -0.1));
    expect(before.left - after.left).toBeCloseTo(0.25 * before.side);
    expect(after.top - before.top).toBeCloseTo(0.1 * before.side);
  });

  it('stays where there is no room to move', () => {
    expect(pulled({ width: 200, height: 200 }, wholeWidth, 1, 1)).toEqual(wholeWidth);
  });
});
