const longest = 80;
/** Longest file name on any device; it bounds the work of the patterns below. */
const longestGiven = 1_000;

/**
 * A safe name for a stranger's file: letters, digits, spaces, dots, dashes and brackets of its own name, and
 * the extension of its real type.
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
