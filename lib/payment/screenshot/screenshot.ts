import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { isHeic } from '@/lib/format/heic';
import type { ScreenshotRefusal } from '@/lib/payment/rules';
import type { ScreenshotType } from '@/lib/payment/screenshot/key';
import { perceptualHash } from '@/lib/payment/screenshot/looks';
import type { Refused } from '@/lib/server/action/outcome';
import { decodingTurns } from '@/lib/server/file/image-decoding';
import { type ImageFormat, imageFormatOf } from '@/lib/server/file/image-format';
import { inspectPdf, looksLikePdf } from '@/lib/server/file/pdf-inspection';

const longestQueue = 32;
const longestSeconds = 20;

/** Most pixels to decode: a file of one megabyte can expand to a gigabyte. */
const mostPixels = 40_000_000;

/** Pixels of the longest side: no screen shows more, so larger photos are reduced. */
const longestSide = 4_000;

/** A proof of payment in its stored form; its type comes from its content. */
export type Screenshot = {
  readonly content: Buffer;
  readonly contentType: ScreenshotType;
  /** Null for a PDF. */
  readonly looks: bigint | null;
};

type Read =
  | { readonly done: true; readonly screenshot: Screenshot }
  | Refused<Exclude<ScreenshotRefusal, 'missing' | 'too-large'> | 'busy'>;

const refused = (because: Extract<Read, { done: false }>['because']): Read => ({ done: false, because });

const written: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 88 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 88 }),
};

/** Decodes the picture and encodes it again: only pixels pass, without metadata or hidden data. */
async function readImage(bytes: Buffer, format: ImageFormat): Promise<Read> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const seen = await picture.metadata();
    if (seen.format !== format) return refused('wrong-type');
    if (seen.width * seen.height > mostPixels) return refused('too-many-pixels');
    const upright = picture
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
    const content = await written[format](upright).timeout({ seconds: longestSeconds }).toBuffer();
    const looks = await perceptualHash(content);
    return { done: true, screenshot: { content, contentType: `image/${format}`, looks } };
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    return refused(tooMany ? 'too-many-pixels' : 'damaged');
  }
}

async function readPdf(bytes: Buffer): Promise<Read> {
  const found = await inspectPdf(bytes);
  if (found !== 'clean') return refused(found === 'broken' ? 'damaged' : found);
  return { done: true, screenshot: { content: bytes, contentType: 'application/pdf', looks: null } };
}

/**
 * Turns an upload into its stored form: a JPEG, PNG or WebP rewritten from its pixels, or a PDF that only shows
 * pages. Ignores the sender's file name and type.
 */
export async function readScreenshot(bytes: Buffer): Promise<Read> {
  const format = imageFormatOf(bytes);
  if (isHeic(bytes)) return refused('heic');
  if (!format && !looksLikePdf(bytes)) return refused('wrong-type');
  if (decodingTurns.pendingCount >= longestQueue) return refused('busy');
  return decodingTurns(() => (format ? readImage(bytes, format) : readPdf(bytes)));
}
