import * as z from 'zod';
import { optionalPageOfText, pageOfText } from '@/lib/format/plain-text';

const session = z.string().max(60);
const reasonTooLong = 'Keep the reason under 1,000 characters';

/** A therapist must give a reason. */
export const cancelByTherapistSchema = z.strictObject({
  session,
  reason: pageOfText({ missing: 'Say why, in a few words', tooLong: reasonTooLong }, 1_000),
  /** "later": the later sessions of its series too. */
  scope: z.enum(['', 'later']),
});

/** A client may leave the reason out. */
export const cancelByClientSchema = z.strictObject({
  session,
  reason: optionalPageOfText(reasonTooLong, 1_000),
});
