import { z } from 'zod';

/** Controls other than tab and line end. Postgres cannot store NUL. */
const controlInText = /[^\P{Cc}\n\t]/u;

/** Marks that change the direction of later text, which would then read differently. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

function invisibleMark(text: string): string | null {
  const at = text.split('\n').findIndex((one) => controlInText.test(one) || turning.test(one));
  if (at < 0) return null;
  const where = text.includes('\n') ? `Line ${at + 1}` : 'This';
  return `${where} has an invisible mark that changes how text reads. Please type it again instead of pasting it`;
}

function refuseInvisible(text: string, context: z.RefinementCtx): void {
  const message = invisibleMark(text);
  if (message) context.addIssue({ code: 'custom', message });
}

/** One line of text. @param missing message for an empty one: "Please enter the name" */
export function line(missing: string, longest = 120) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `Use at most ${longest} characters`)
    .refine((text) => !/[\n\t]/.test(text), 'Write this in one line')
    .superRefine(refuseInvisible);
}

export function text(missing: string, longest = 2_000) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `Use at most ${longest.toLocaleString('en-IN')} characters`)
    .superRefine(refuseInvisible);
}

/** A calendar day, ISO. */
export function day(missing: string) {
  return z.iso.date(missing);
}
