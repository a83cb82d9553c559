import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './spelling';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

describe('editDistance', () => {
  it('counts a swap of neighbours as one edit', () => {
    expect(editDistance('anxeity', 'anxiety')).toBe(1);
    expect(editDistance('banglore', 'bangalore')).toBe(1);
    expect(editDistance('priyaa', 'priya')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('is symmetric, zero only for equal words, and never more than the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editDistance(a, b);
        expect(editDistance(b, a)).toBe(edits);
        expect(edits === 0).toBe(a === b);
        expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(edits).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});
