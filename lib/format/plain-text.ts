import * as z from 'zod';

/** Controls and marks that change the direction of text; nobody types either into a name. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const line = z.string().transform((text) => text.replace(/\s+/g, ' ').replace(invisible, '').trim());

/** Text of one line: trimmed, inner runs of space made one, invisible controls removed. Lengths in characters. */
export function lineOfText(
  messages: { readonly missing: string; readonly tooLong: string },
  longest: number,
) {
  return line.pipe(z.string().min(1, messages.missing).max(longest, messages.tooLong));
}

/** The same for an optional line: empty becomes null. */
export function optionalLineOfText(tooLong: string, longest: number) {
  return line.pipe(z.string().max(longest, tooLong)).transform((text) => text || null);
}

const page = z.string().transform((text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim(),
);

/** Text of many lines: trimmed, with equal line ends, without controls other than tab and line end. */
export function pageOfText(
  messages: { readonly missing: string; readonly tooLong: string },
  longest: number,
) {
  return page.pipe(z.string().min(1, messages.missing).max(longest, messages.tooLong));
}

/** The same for optional text: empty becomes null. */
export function optionalPageOfText(tooLong: string, longest: number) {
  return page.pipe(z.string().max(longest, tooLong)).transform((text) => text || null);
}

/** Brackets, slashes and the like occur in addresses and markup, not in a person's name. */
const notInNames = /[<>{}[\]|\\/@=]|https?:|\bwww\./iu;

/** A person's name: one line that is no link, address or markup wherever a page shows it later. */
export function personName(
  messages: { readonly missing: string; readonly tooLong: string; readonly notAName: string },
  longest: number,
) {
  return lineOfText(messages, longest).refine((name) => !notInNames.test(name), messages.notAName);
}

/**
 * A name made safe for mail to somebody else: nothing in it becomes a link or a second address. Keeps the dot of
 * "Dr.Rao" and adds a space after it.
 */
export function nameForMail(name: string): string {
  return name
    .replace(/[<>:/\\@"[\]]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}
