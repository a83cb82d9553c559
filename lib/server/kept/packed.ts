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

/** Compresses as well as it can be done, because the result goes out many times. */
export function pack(plain: Buffer): Promise<Packed> {
  return oneAtATime(async () => {
    const br = await toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
    const zipped = await toGzip(plain, { level: constants.Z_BEST_COMPRESSION });
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    return { plain, gzip: zipped, br, tag };
  });
}

/** Bytes that it holds. */
export function weightOf({ plain, gzip: zipped, br }: Packed): number {
  return plain.length + zipped.length + br.length;
}
