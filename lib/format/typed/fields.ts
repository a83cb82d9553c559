import * as z from 'zod';
import { clockTyped, localTimeTyped } from '@/lib/format/typed/clock';
import { dayTyped } from '@/lib/format/typed/day';
import { figuresTyped } from '@/lib/format/typed/text';

/** Messages of fields whose text we could not read; each gives an example that we can. */
export const typedMessages = {
  day: 'Enter a day like 24/12/2026',
  clock: 'Enter a time like 6:30 pm or 18:30',
  localTime: 'Enter a day and a time like 24/12/2026, 6:30 pm',
} as const;

/** Figures as people type them, in any script's digits, checked by the pattern: "१२" gives "12". */
export function figuresField(pattern: RegExp, message: string) {
  return z.string().transform(figuresTyped).pipe(z.string().regex(pattern, message));
}

/** A text that `read` understands; where it may stay empty, an empty one becomes null. */
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
 * A day as people write it; see `dayTyped`. Gives "2026-12-24".
 * @param missing said where the field is empty
 */
export function dayField(missing: string = typedMessages.day) {
  return typedField((text) => dayTyped(text), typedMessages.day, missing).pipe(z.string());
}

/** A day, or null where the field is empty. */
export function optionalDayField() {
  return typedField((text) => dayTyped(text), `${typedMessages.day}, or leave it empty`, null);
}

/** A time of a day as people write it, see `clockTyped`: "18:30", or null where the field is empty. */
export function optionalClockField() {
  return typedField(clockTyped, typedMessages.clock, null);
}

/**
 * A day and a time as people write them; see `localTimeTyped`. Gives "2026-12-24T18:30".
 * @param missing said where the field is empty
 */
export function localTimeField(missing: string) {
  return typedField((text) => localTimeTyped(text), typedMessages.localTime, missing).pipe(z.string());
}

/**
 * An optional phone number in a form on the page, as typed; empty becomes null. The server checks it, because the rules of
 * all countries weigh 145 KB.
 */
export function typedPhoneField() {
  return z.string().transform((text) => text.trim() || null);
}

/** A phone field on the page or on the server. */
export type PhoneField = z.ZodType<string | null, string>;
