import 'server-only';

type LimitedForm =
  | { readonly read: true; readonly form: FormData }
  | { readonly read: false; readonly because: 'too-large' | 'too-slow' | 'unreadable' };

class TooLarge extends Error {
  override name = 'TooLarge';
}

/**
 * Reads the multipart form of a request while counting its bytes, so that a body without a declared length,
 * or with a false one, fills no memory beyond the limit. Drops the rest after the limit.
 * @param largest bytes of the whole body, including boundaries
 * @param longestMs the sender's time for the whole body
 */
export async function readLimitedForm(
  request: Request,
  { largest, longestMs }: { readonly largest: number; readonly longestMs: number },
): Promise<LimitedForm> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;/i.test(contentType)) {
    return { read: false, because: 'unreadable' };
  }
  if (Number(request.headers.get('content-length') ?? 0) > largest) {
    return { read: false, because: 'too-large' };
  }
  const deadline = AbortSignal.timeout(longestMs);
  try {
    const bytes = await countedBytes(request.body, largest, deadline);
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    return { read: true, form };
  } catch (error) {
    if (error instanceof TooLarge) return { read: false, because: 'too-large' };
    return { read: false, because: deadline.aborted ? 'too-slow' : 'unreadable' };
  }
}

/**
 * Reads a whole body as UTF-8, with the same limit on bytes.
 * @returns undefined for one that is too large, too slow, or not text
 */
export async function readLimitedText(
  { body }: Request,
  { largest, longestMs }: { readonly largest: number; readonly longestMs: number },
): Promise<string | undefined> {
  if (!body) return '';
  try {
    const bytes = await countedBytes(body, largest, AbortSignal.timeout(longestMs));
    return new TextDecoder('utf-8', { fatal: true }).decode(await bytes.arrayBuffer());
  } catch {
    return undefined;
  }
}

async function countedBytes(
  body: ReadableStream<Uint8Array>,
  largest: number,
  deadline: AbortSignal,
): Promise<Blob> {
  const reader = body.getReader();
  const expired = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true });
  });
  // Marks this rejection as handled, because it is not awaited after a lost race.
  expired.catch(() => undefined);
  const chunks: BlobPart[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), expired]);
    if (done) return new Blob(chunks);
    size += value.byteLength;
    // The reader stays open: closing it would end the connection before the sender gets the answer.
    if (size > largest) throw new TooLarge();
    chunks.push(new Uint8Array(value));
  }
}
