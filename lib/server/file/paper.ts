import 'server-only';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { isHeic } from '@/lib/format/heic';
import { decodingTurns } from '@/lib/server/file/image-decoding';
import { imageFormatOf } from '@/lib/server/file/image-format';
import { largestPaper, type PaperRefusal } from '@/lib/server/file/paper-rules';
import { inspectPdf, looksLikePdf } from '@/lib/server/file/pdf-inspection';

/** Checks one PDF at a time, so that other requests keep the rest of the processor. */
const turn = pLimit(1);
const longestQueue = 16;
const mostPixels = 40_000_000;
const longestSeconds = 20;
/** Pixels: enough to read small print on a page. */
const longestSide = 2_400;

export type CheckedPaper =
  | {
      readonly fit: true;
      readonly content: Buffer;
      readonly contentType: string;
      readonly extension: 'pdf' | 'jpg';
    }
  | { readonly fit: false; readonly because: PaperRefusal };

const refused = (because: PaperRefusal): CheckedPaper => ({ fit: false, because });

const isPicture = (format: string | undefined) => format === 'jpeg' || format === 'png';

/** Decodes the picture and encodes it again: only pixels pass, without metadata or hidden data. */
async function checkPicture(file: Buffer): Promise<CheckedPaper> {
  if (decodingTurns.pendingCount >= longestQueue) return refused('busy');
  return decodingTurns(async () => {
    try {
      const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
      if (!isPicture((await picture.metadata()).format)) return refused('wrong-type');
      const content = await picture
        .autoOrient()
        .flatten({ background: '#fff' })
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 85 })
        .timeout({ seconds: longestSeconds })
        .toBuffer();
      return { fit: true, content, contentType: 'image/jpeg', extension: 'jpg' };
    } catch (error) {
      const tooMany = error instanceof Error && error.message.includes('pixel limit');
      return refused(tooMany ? 'too-many-pixels' : 'damaged');
    }
  });
}

/** Checks a paper before it is stored: a PDF that only shows pages, or a picture as clean pixels. */
export async function checkPaper(file: Buffer | undefined): Promise<CheckedPaper> {
  if (!file || file.byteLength === 0) return refused('missing');
  if (file.byteLength > largestPaper) return refused('too-large');
  if (looksLikePdf(file)) {
    if (turn.pendingCount >= longestQueue) return refused('busy');
    const found = await turn(() => inspectPdf(file));
    if (found === 'broken') return refused('damaged');
    if (found !== 'clean') return refused(found);
    return { fit: true, content: file, contentType: 'application/pdf', extension: 'pdf' };
  }
  if (isHeic(file)) return refused('heic');
  return isPicture(imageFormatOf(file)) ? checkPicture(file) : refused('wrong-type');
}
