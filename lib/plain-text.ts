import { z } from 'zod';

/** Controls, and marks that turn the direction of what follows them; a person types neither into a name. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Text of one line: trimmed, inner runs of space made one, invisible controls removed. Lengths in characters. */
export function lineOfText(
  messages: { readonly missing: string; readonly tooLong: string },
  longest: number,
) {
  return z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').replace(invisible, '').trim())
    .pipe(z.string().min(1, messages.missing).max(longest, messages.tooLong));
}

/** Text of many lines: trimmed, line ends made equal, controls other than tab and line end removed. */
export function pageOfText(
  messages: { readonly missing: string; readonly tooLong: string },
  longest: number,
) {
  return z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(invisible, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
        .trim(),
    )
    .pipe(z.string().min(1, messages.missing).max(longest, messages.tooLong));
}

/**
 * A name as it may stand in mail to someone else: nothing in it becomes a link or a second address. The dot of
 * "Dr.Rao" is kept with a space after it.
 */
export function nameForMail(name: string): string {
  return name
    .replace(/[<>:/\\@"[\]]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}
