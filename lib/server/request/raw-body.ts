import 'server-only';

/**
 * The body as bytes; undefined beyond the limit, so that an unsigned body cannot fill the memory.
 * @param largest bytes
 */
export async function rawBody(request: Request, largest: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > largest) return undefined;
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
