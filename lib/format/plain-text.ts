import * as z from 'zod';
import { oneLine, withoutMarks } from '@/lib/format/typed/text';

const line = z.string().transform(oneLine);

/** A line of text: trimmed, runs of spaces made one, invisible controls removed. Lengths are in characters. */
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

const page = z.string().transform((text) => withoutMarks(text.replace(/\r\n?/g, '\n'), '\n\t').trim());

/** Text of many lines: trimmed, with normalised line ends, without controls other than tab and line end. */
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

/**
 * Brackets and the like occur in addresses and markup, not in a person's name. A slash does ("S/O Ram Lal",
 * "a/p Kumar"), and so does "@" between spaces, before a second name; but neither if it would make a link or
 * an address.
 */
const notInNames = /[<>{}[\]|=]|\S@|@\S|\/\/|\.\p{L}{2,}\/|https?:|\bwww\./iu;

const notAName = 'Write the name in letters, without links and symbols';

/**
 * A person's name in any script: one line with a letter, and no link, address or markup on any page. Every
 * field for a person's name uses it. A backslash, typed for a slash, becomes one.
 */
export function personName(
  messages: { readonly missing: string; readonly tooLong: string; readonly notAName?: string },
  longest: number,
) {
  return z
    .string()
    .transform((text) => oneLine(text).replaceAll('\\', '/'))
    .pipe(z.string().min(1, messages.missing).max(longest, messages.tooLong))
    .refine((name) => /\p{L}/u.test(name) && !notInNames.test(name), messages.notAName ?? notAName);
}

/**
 * A name that is safe in a mail to another person: no part of it becomes a link or a second address. Keeps
 * the dot of "Dr.Rao" and adds a space after it.
 */
export function nameForMail(name: string): string {
  return name
    .replace(/[<>:/\\@"[\]]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}
