import * as z from 'zod';
import { clockTyped, localTimeTyped } from '@/lib/format/typed/clock';
import { dayTyped } from '@/lib/format/typed/day';
import { figuresTyped } from '@/lib/format/typed/text';

/** Messages for unreadable text in a field; each gives a readable example. */
export const typedMessages = {
  day: 'Enter a day like 24/12/2026',
  clock: 'Enter a time like 6:30 pm or 18:30',
  localTime: 'Enter a day and a time like 24/12/2026, 6:30 pm',
} as const;

/** Typed digits of any script, checked by the pattern: "१२" gives "12". */
export function figuresField(pattern: RegExp, message: string) {
  return z.string().transform(figuresTyped).pipe(z.string().regex(pattern, message));
}

/** A text that `read` can parse; in an optional field, an empty one becomes null. */
function typedField(read: (text: string) => string | null, unread: string, missing: string | null) {
  return z.string().transform((text, context): string | null => {
    const empty = text.trim() === '';
    const value = empty ? null : read(text);
    if (value === null && !(empty && missing === null)) {
      context.addIssue({ code: 'custom', message: empty ? (missing ?? unread) : unread });
    }
    return value;
  });
}

/**
 * A typed day; see `dayTyped`. Gives "2026-12-24".
 * @param missing message for an empty field
 */
export function dayField(missing: string = typedMessages.day) {
  return typedField((text) => dayTyped(text), typedMessages.day, missing).pipe(z.string());
}

export function optionalDayField() {
  return typedField((text) => dayTyped(text), `${typedMessages.day}, or leave it empty`, null);
}

/** A typed time of day, see `clockTyped`: "18:30", or null for an empty field. */
export function optionalClockField() {
  return typedField(clockTyped, typedMessages.clock, null);
}

/**
 * A typed day and time; see `localTimeTyped`. Gives "2026-12-24T18:30".
 * @param missing message for an empty field
 */
export function localTimeField(missing: string) {
  return typedField((text) => localTimeTyped(text), typedMessages.localTime, missing).pipe(z.string());
}

/**
 * An optional phone number in the browser, unchecked; empty becomes null. Only the server checks it, because
 * the rules of all countries weigh 145 KB.
 */
export function typedPhoneField() {
  return z.string().transform((text) => text.trim() || null);
}

export type PhoneField = z.ZodType<string | null, string>;
