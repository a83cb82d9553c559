import * as z from 'zod';
import { optionalPageOfText, pageOfText } from '@/lib/format/plain-text';

const session = z.string().max(60);
const reasonTooLong = 'Keep the reason under 1,000 characters';
const requiredReason = pageOfText({ missing: 'Enter a short reason', tooLong: reasonTooLong }, 1_000);

/** True if the person who cancels late says that they were ill or in crisis. No proof is needed. */
export const excusedField = z
  .enum(['', 'yes'])
  .default('')
  .transform((text) => text === 'yes');

export const cancelByTherapistSchema = z.strictObject({
  session,
  reason: requiredReason,
  /** "later": also the later sessions of its series. */
  scope: z.enum(['', 'later']),
});

export const cancelByClientSchema = z.strictObject({
  session,
  reason: optionalPageOfText(reasonTooLong, 1_000),
  excused: excusedField,
});
