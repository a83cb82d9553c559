/** Thrown for bytes that are not text in any of these encodings. */
export class UnreadableText extends Error {
  override name = 'UnreadableText';
}

/** Detects UTF-16 without a byte-order mark by its zero in every second byte; English letters are below 256. */
function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 512);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const most = head.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (odd > most * 0.8 && even === 0) return 'utf-16le';
  return even > most * 0.8 && odd === 0 ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16Without(bytes);
}

/**
 * The text of a file: UTF-16 by its byte-order mark or its pattern, else UTF-8, else Windows-1252 from
 * older programs.
 * @throws UnreadableText for bytes that are not text: pictures, spreadsheets in their own format, broken
 * UTF-16
 */
export function textOfBytes(bytes: Uint8Array): string {
  const wide = encodingOf(bytes);
  let text: string;
  try {
    text = decode(bytes, wide ?? 'utf-8');
  } catch {
    if (wide) throw new UnreadableText('broken UTF-16');
    text = decode(bytes, 'windows-1252');
  }
  // Text holds no NUL; a ZIP (a spreadsheet) and every picture have some near the beginning.
  if (text.slice(0, 4_096).includes('\0')) throw new UnreadableText('not text');
  return text.replaceAll('\0', '');
}
