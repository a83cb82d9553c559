import { z } from 'zod';

/** Postgres and browsers agree on these; a line break or a control character has no place in a line. */
const control = /\p{Cc}/u;

/** One line of text. @param missing what to say while it is empty: "Please enter the name" */
export function line(missing: string, longest = 120) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `Use at most ${longest} characters`)
    .refine((text) => !control.test(text), 'Write this in one line');
}

/** Text of several lines. */
export function text(missing: string, longest = 2_000) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `Use at most ${longest.toLocaleString('en-IN')} characters`);
}

/** A calendar day, ISO. */
export function day(missing: string) {
  return z.iso.date(missing);
}
