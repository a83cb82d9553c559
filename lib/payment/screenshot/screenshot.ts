import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { decodingTurns } from '@/lib/image-decoding';
import { type ImageFormat, imageFormatOf } from '@/lib/image-format';
import type { ScreenshotRefusal } from '@/lib/payment/rules';
import { perceptualHash } from '@/lib/payment/screenshot/looks';
import { inspectPdf, looksLikePdf } from '@/lib/pdf-inspection';

const longestQueue = 32;
const longestSeconds = 20;

/** More is decoded for nobody: a file of one megabyte can unfold to a gigabyte. */
const mostPixels = 40_000_000;

/** No screen shows more; a photo of one is made smaller (pixels a side). */
const longestSide = 4_000;

/** A proof of payment as it is kept: what it is was decided by its content. */
export type Screenshot = {
  readonly content: Buffer;
  readonly extension: 'jpg' | 'png' | 'webp' | 'pdf';
  readonly contentType: string;
  /** Null for a PDF. */
  readonly looks: bigint | null;
};

type Read =
  | { readonly done: true; readonly screenshot: Screenshot }
  | { readonly done: false; readonly because: Exclude<ScreenshotRefusal, 'missing' | 'too-large'> | 'busy' };

const refused = (because: Extract<Read, { done: false }>['because']): Read => ({ done: false, because });

const written: Readonly<
  Record<ImageFormat, { extension: 'jpg' | 'png' | 'webp'; write: (picture: Sharp) => Sharp }>
> = {
  jpeg: { extension: 'jpg', write: (picture) => picture.jpeg({ quality: 88 }) },
  png: { extension: 'png', write: (picture) => picture.png() },
  webp: { extension: 'webp', write: (picture) => picture.webp({ quality: 88 }) },
};

/** Decodes and encodes again: only pixels come through, no metadata and nothing that was hidden around them. */
async function readImage(bytes: Buffer, format: ImageFormat): Promise<Read> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const seen = await picture.metadata();
    if (seen.format !== format) return refused('wrong-type');
    if (seen.width * seen.height > mostPixels) return refused('too-many-pixels');
    const { extension, write } = written[format];
    const upright = picture
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
    const content = await write(upright).timeout({ seconds: longestSeconds }).toBuffer();
    const looks = await perceptualHash(content);
    return { done: true, screenshot: { content, extension, contentType: `image/${format}`, looks } };
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    return refused(tooMany ? 'too-many-pixels' : 'damaged');
  }
}

async function readPdf(bytes: Buffer): Promise<Read> {
  const found = await inspectPdf(bytes);
  if (found !== 'clean') return refused(found === 'active' ? 'active' : 'damaged');
  const contentType = 'application/pdf';
  return { done: true, screenshot: { content: bytes, extension: 'pdf', contentType, looks: null } };
}

/**
 * Makes what was uploaded into what is kept: a JPEG, PNG or WebP written anew from its pixels, or a PDF that only shows
 * pages. Name and type are the sender's words and count for nothing.
 */
export async function readScreenshot(bytes: Buffer): Promise<Read> {
  const format = imageFormatOf(bytes);
  if (!format && !looksLikePdf(bytes)) return refused('wrong-type');
  if (decodingTurns.pendingCount >= longestQueue) return refused('busy');
  return decodingTurns(() => (format ? readImage(bytes, format) : readPdf(bytes)));
}
