const longest = 80;
/** No device takes longer names; it bounds the work of the patterns below. */
const longestGiven = 1_000;

/**
 * The name under which somebody gets a stranger's file: letters, digits, spaces, dots, dashes and brackets of the name
 * that it had, and the ending of what it really is.
 */
export function safeFileName(name: string, extension: string): string {
  const [stem = ''] = name.slice(-longestGiven).normalize('NFC').split(/[\\/]/).slice(-1);
  const words = stem
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, longest);
  return `${words || 'file'}.${extension}`;
}
