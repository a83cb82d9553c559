import 'server-only';
import sharp from 'sharp';
import { mostPixels, pictureSide } from '@/lib/account/profile/picture/rules';
import type { Refused } from '@/lib/server/action/outcome';
import { decodingTurns } from '@/lib/server/file/image-decoding';
import { imageFormatOf } from '@/lib/server/file/image-format';

const longestQueue = 16;
const longestSeconds = 20;

type Encoded =
  | { readonly done: true; readonly content: Buffer }
  | Refused<'wrong-format' | 'broken' | 'too-many-pixels' | 'busy'>;

/** Decodes the picture and encodes it again: only pixels pass, without metadata or hidden data. */
async function encode(bytes: Buffer): Promise<Encoded> {
  const format = imageFormatOf(bytes);
  if (!format) return { done: false, because: 'wrong-format' };
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const seen = await picture.metadata();
    if (seen.format !== format) return { done: false, because: 'wrong-format' };
    if (seen.width * seen.height > mostPixels) return { done: false, because: 'too-many-pixels' };
    const side = Math.min(pictureSide, seen.width, seen.height);
    const content = await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
    return { done: true, content };
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    return { done: false, because: tooMany ? 'too-many-pixels' : 'broken' };
  }
}

/**
 * Turns an upload into the stored picture: a centred square of at most 512 pixels a side, upright, as WebP.
 * The content decides the file type, not the sent name or type. An animation becomes its first frame.
 */
export async function encodePicture(bytes: Buffer): Promise<Encoded> {
  if (decodingTurns.pendingCount >= longestQueue) return { done: false, because: 'busy' };
  return decodingTurns(() => encode(bytes));
}
