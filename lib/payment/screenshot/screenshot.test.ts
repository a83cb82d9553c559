import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { perceptualHash } from '@/lib/payment/screenshot/looks';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { plainPdf } from '@/test/file/pdfs';
import { quarters } from '@/test/file/pictures';

/** The number of bits, of 64, in which the hashes of two pictures differ. */
function difference(one: bigint, other: bigint): number {
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length;
}

/**
 * A picture with its own light and shade: cells from a fixed sequence of numbers, blurred to a phone's
 * screen.
 */
function shaded(seed: number): Promise<Buffer> {
  let state = seed;
  const spots = Uint8Array.from({ length: 9 * 8 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >>> 23;
  });
  const small = sharp(spots, { raw: { width: 9, height: 8, channels: 1 } });
  return small.resize(180, 320, { fit: 'fill' }).png().toBuffer();
}

describe('the look of a picture', () => {
  it('stays the same when it is saved again, smaller, darker or in another format', async () => {
    const picture = await shaded(3);
    const before = await perceptualHash(picture);
    const again = [
      sharp(picture).jpeg({ quality: 60 }),
      sharp(picture).resize(90, 160),
      sharp(picture).linear(0.8, 0),
      sharp(picture).webp({ quality: 50 }),
    ];
    for (const copy of again) {
      expect(difference(before, await perceptualHash(await copy.toBuffer()))).toBeLessThanOrEqual(4);
    }
  });

  it('differs for another picture, and fits a signed column', async () => {
    const hashes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seed) => perceptualHash(await shaded(seed))),
    );
    for (const [index, hash] of hashes.entries()) {
      expect(BigInt.asIntN(64, hash)).toBe(hash);
      for (const other of hashes.slice(index + 1)) expect(difference(hash, other)).toBeGreaterThan(8);
    }
  });
});

describe('a proof of payment', () => {
  it('that is a PDF is stored byte for byte', async () => {
    const pdf = await plainPdf();
    const read = await readScreenshot(pdf);
    expect(read).toEqual({
      done: true,
      screenshot: { content: pdf, contentType: 'application/pdf', looks: null },
    });
  });

  it.each([
    ['a GIF', () => shaded(4).then((picture) => sharp(picture).gif().toBuffer())],
    ['a TIFF', () => shaded(4).then((picture) => sharp(picture).tiff().toBuffer())],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a text', async () => Buffer.from('UTR 123456789012')],
  ])('is not %s, and the refusal says that it is the type', async (_, file) => {
    expect(await readScreenshot(await file())).toEqual({ done: false, because: 'wrong-type' });
  });

  it('is turned upright and made no larger than anybody views it', { tags: ['slow'] }, async () => {
    const turned = await (await quarters()).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const upright = await readScreenshot(turned);
    expect(upright.done && (await sharp(upright.screenshot.content).metadata())).toMatchObject({
      width: 160,
      height: 200,
    });
    const wide = await sharp({ create: { width: 6_000, height: 1_000, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const smaller = await readScreenshot(wide);
    expect(smaller.done && (await sharp(smaller.screenshot.content).metadata()).width).toBe(4_000);
  });

  it('has the same bytes each time, so that a second use of the same one is found', async () => {
    const picture = await shaded(2);
    const [one, other] = [await readScreenshot(picture), await readScreenshot(picture)];
    expect(one.done && other.done && one.screenshot.content.equals(other.screenshot.content)).toBe(true);
  });

  it('waits its turn: many at once are all read', { tags: ['slow'] }, async () => {
    const picture = await shaded(1);
    const reads = await Promise.all(Array.from({ length: 20 }, () => readScreenshot(picture)));
    expect(reads.every(({ done }) => done)).toBe(true);
  });
});
