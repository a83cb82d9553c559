import * as z from 'zod';

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

const page = z.string().transform((text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim(),
);

/** Text of many lines: trimmed, line ends made equal, controls other than tab and line end removed. */
export function pageOfText(
  messages: { readonly missing: string; readonly tooLong: string },
  longest: number,
) {
  return page.pipe(z.string().min(1, messages.missing).max(longest, messages.tooLong));
}

/** The same for text that may be left out: empty becomes null. */
export function optionalPageOfText(tooLong: string, longest: number) {
  return page.pipe(z.string().max(longest, tooLong)).transform((text) => text || null);
}

/** Brackets, slashes and the like stand in addresses and markup, not in the name of a person. */
const notInNames = /[<>{}[\]|\\/@=]|https?:|\bwww\./iu;

/** The name of a person: a line that is no link, address or markup wherever it is shown later. */
export function personName(
  messages: { readonly missing: string; readonly tooLong: string; readonly notAName: string },
  longest: number,
) {
  return lineOfText(messages, longest).refine((name) => !notInNames.test(name), messages.notAName);
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
