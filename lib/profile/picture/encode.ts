import 'server-only';
import sharp from 'sharp';
import { decodingTurns } from '@/lib/image-decoding';
import { imageFormatOf } from '@/lib/image-format';
import { mostPixels, pictureSide } from '@/lib/profile/picture/rules';

const longestQueue = 16;
const longestSeconds = 20;

type Encoded =
  | { readonly done: true; readonly content: Buffer }
  | { readonly done: false; readonly because: 'wrong-format' | 'broken' | 'too-many-pixels' | 'busy' };

/** Decodes and encodes again: only pixels come through, no metadata and nothing that was hidden around them. */
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
 * Makes what was uploaded into the picture that is kept: a centred square of at most 512 pixels a side, upright, as
 * WebP. What the file is, is decided by its content; its name and type are the sender's words. An animation becomes
 * its first frame.
 */
export async function encodePicture(bytes: Buffer): Promise<Encoded> {
  if (decodingTurns.pendingCount >= longestQueue) return { done: false, because: 'busy' };
  return decodingTurns(() => encode(bytes));
}
