import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { issueFormToken } from '@/lib/server/action/form-token';
import { compressAround, fillGaps } from './brotli-gaps';

const text = readFileSync('docs/performance.md', 'utf8');
const third = Math.floor(text.length / 3);
const parts = [
  text.slice(0, third),
  `"/>${text.slice(third, 2 * third)}`,
  `"></form>${text.slice(2 * third)}`,
].map((part) => Buffer.from(part));
const token = () => Buffer.from(issueFormToken('contact'));

describe('compressAround', () => {
  it.each([5, 10, 11])('gives at level %i a stream that holds whatever fills its gaps', async (quality) => {
    const gapped = await compressAround(parts, token().length, quality);
    if (!gapped) throw new Error('the text was refused');
    const fillings = [
      ...Array.from({ length: 20 }, token),
      ...Array.from({ length: 20 }, () => randomBytes(token().length)),
      // Both begin as the text goes on: an encoder would have told them as copies.
      Buffer.from(text.slice(0, token().length)).subarray(0, token().length),
      Buffer.alloc(token().length, '"/>'),
    ];
    for (const filling of fillings) {
      const read = brotliDecompressSync(fillGaps(gapped, filling));
      expect(read.toString('hex')).toBe(
        Buffer.concat(parts.flatMap((part, place) => (place > 0 ? [filling, part] : [part]))).toString('hex'),
      );
    }
  });

  it('is hardly longer than the whole, compressed at once', async () => {
    const filling = token();
    const gapped = await compressAround(parts, filling.length, 11);
    const whole = brotliCompressSync(Buffer.concat(parts.flatMap((part) => [part, filling])));
    expect(gapped && fillGaps(gapped, filling).length).toBeLessThan(whole.length * 1.06);
  });

  it('fills a gap that has nothing before it, and one at the end of a short text', async () => {
    const gapped = await compressAround([Buffer.of(), Buffer.from('>\n')], 4, 5);
    if (!gapped) throw new Error('the text was refused');
    expect(String(brotliDecompressSync(fillGaps(gapped, Buffer.from('<abc'))))).toBe('<abc>\n');
  });

  it('refuses a gap that is too long, or has too little behind it', async () => {
    expect(await compressAround(parts, 129, 5)).toBeUndefined();
    expect(await compressAround([Buffer.from('abc'), Buffer.from('d')], 4, 5)).toBeUndefined();
  });

  it('refuses a text of which it would tell a part as a copy out of a gap', async () => {
    const copied = Buffer.from(Array.from({ length: 80 }, (_, at) => 128 + ((at * 5) % 128)));
    const behind = Buffer.concat([Buffer.from(text), copied, Buffer.from(text)]);
    expect(await compressAround([Buffer.from('ab'), behind], 80, 5)).toBeUndefined();
  });
});

it('does not fill a gap with too few or too many bytes', async () => {
  const gapped = await compressAround(parts, 8, 5);
  if (!gapped) throw new Error('the text was refused');
  expect(() => fillGaps(gapped, Buffer.alloc(7))).toThrow(RangeError);
  expect(() => fillGaps(gapped, Buffer.alloc(9))).toThrow(RangeError);
});
