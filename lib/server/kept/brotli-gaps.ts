import 'server-only';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

/**
 * A text in brotli with gaps, which are filled without compressing it again. The stream is a row of blocks (RFC 7932,
 * section 9.2): those of the text are compressed, those of the gaps hold their bytes as they are.
 */
export type GappedBrotli = {
  /** Compressed; a gap lies between each two. */
  readonly pieces: readonly Buffer[];
  /** The two bytes behind each gap, in its block: the next one is read in the light of the two bytes before it. */
  readonly behind: readonly Buffer[];
  /** Bytes of what fills a gap. */
  readonly gap: number;
};

const decompress = promisify(brotliDecompress);

/** Bytes behind a gap that decide how the next block is read. */
const context = 2;

/** Placeholders have bytes that text does not have in such an order: no block may be told as a copy out of a gap. */
const longestGap = 128;

const placeholder = (gap: number, place: number) =>
  Buffer.from(Array.from({ length: gap }, (_, at) => 128 + ((at * (2 * place + 3)) % 128)));

/** A block of bytes as they are: 0 (not the last), 00 (a length of four nibbles), the length less one, 1, and zeros up to a whole byte. */
function block(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}

/** Ends the block at hand, at a whole byte. */
const flush = (stream: BrotliCompress) => new Promise<void>((done) => stream.flush(done));

/**
 * Compresses what stands around the gaps.
 * @param parts before, between and behind the gaps
 * @param gap bytes of what will fill each
 * @returns undefined when it cannot be put together: two trial fillings are read back and compared
 */
export async function compressAround(
  parts: readonly Buffer[],
  gap: number,
  quality: number,
): Promise<GappedBrotli | undefined> {
  if (gap > longestGap || parts.slice(1).some((part) => part.length < context)) return undefined;
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const taken = () => Buffer.concat(chunks.splice(0));
  const pieces: Buffer[] = [];
  for (const [place, part] of parts.entries()) {
    if (place > 0) {
      stream.write(Buffer.concat([placeholder(gap, place), part.subarray(0, context)]));
      await flush(stream);
      // The block of the placeholder.
      taken();
    }
    stream.write(place > 0 ? part.subarray(context) : part);
    if (place < parts.length - 1) {
      await flush(stream);
      pieces.push(taken());
    }
  }
  stream.end();
  await once(stream, 'end');
  pieces.push(taken());
  const gapped = { pieces, behind: parts.slice(1).map((part) => part.subarray(0, context)), gap };
  for (const trial of [Buffer.alloc(gap, 'a'), placeholder(gap, parts.length)]) {
    const whole = parts.flatMap((part, place) => (place > 0 ? [trial, part] : [part]));
    const read = await decompress(fillGaps(gapped, trial)).catch(() => undefined);
    if (!read?.equals(Buffer.concat(whole))) return undefined;
  }
  return gapped;
}

/**
 * The whole stream with the same bytes in each gap.
 * @throws where they are more or fewer than the gap has
 */
export function fillGaps({ pieces, behind, gap }: GappedBrotli, filling: Buffer): Buffer {
  if (filling.length !== gap) throw new RangeError(`a gap of ${gap} bytes cannot hold ${filling.length}`);
  return Buffer.concat(
    pieces.flatMap((piece, place) => {
      const before = behind[place - 1];
      return before ? [block(Buffer.concat([filling, before])), piece] : [piece];
    }),
  );
}
