import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

/** One content in the forms in which it may be sent. */
export type Packed = {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
  /** Changes with the content; each form adds its own ending. */
  readonly tag: string;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli's best level takes a tenth of a second and more, so many pages at once must not take every thread. */
const oneAtATime = pLimit(1);

/** Levels of brotli and gzip. */
const efforts = {
  /** For what goes out many times. */
  most: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  /** For the page of one among many queries: some 20 milliseconds for brotli, two fifths of the time, a fiftieth more bytes. */
  little: { br: 10, gzip: 6 },
} as const;

/** How many contents may wait for compression; more are not added, so that a flood of queries holds no memory. */
const longestQueue = 200;

/** Whether one more content would be compressed soon. */
export function hasTimeToPack(): boolean {
  return oneAtATime.pendingCount < longestQueue;
}

/**
 * A window no larger than the content: the usual one, 4 MB, is set up and thrown away for each page, so that the collector looks through
 * everything in memory after some ten of them.
 */
function windowFor({ length }: Buffer): number {
  const bits = Math.ceil(Math.log2(length + 1));
  return Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.min(bits, constants.BROTLI_DEFAULT_WINDOW));
}

function brotli(plain: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(plain),
  };
  return toBrotli(plain, { params });
}

/** Compresses a content for one answer: in a millisecond or two, beside the thread that answers. */
export function packOnce(plain: Buffer, coding: 'br' | 'gzip'): Promise<Buffer> {
  return coding === 'br' ? brotli(plain, 5) : toGzip(plain, { level: 4 });
}

/** Names a content. */
export function tagOf(plain: Buffer): string {
  return createHash('sha256').update(plain).digest('base64url').slice(0, 22);
}

/** Compresses in all forms, for a content that goes out more than once. */
export function pack(plain: Buffer, effort: keyof typeof efforts = 'most'): Promise<Packed> {
  return oneAtATime(async () => {
    const br = await brotli(plain, efforts[effort].br);
    const zipped = await toGzip(plain, { level: efforts[effort].gzip });
    return { plain, gzip: zipped, br, tag: tagOf(plain) };
  });
}

/** Bytes that it holds. */
export function weightOf({ plain, gzip: zipped, br }: Packed): number {
  return plain.length + zipped.length + br.length;
}
