import * as z from 'zod';
import { optionalPageOfText, pageOfText } from '@/lib/format/plain-text';

const session = z.string().max(60);
const reasonTooLong = 'Keep the reason under 1,000 characters';
const requiredReason = pageOfText({ missing: 'Say why, in a few words', tooLong: reasonTooLong }, 1_000);

/** A tick: the person who cancels late was ill or in crisis. Their word is enough. */
export const excusedField = z
  .enum(['', 'yes'])
  .default('')
  .transform((text) => text === 'yes');

/** A therapist must give a reason. */
export const cancelByTherapistSchema = z.strictObject({
  session,
  reason: requiredReason,
  /** "later": the later sessions of its series too. */
  scope: z.enum(['', 'later']),
});

/** The appointment of a guest, who gets the reason by mail. */
export const cancelForGuestSchema = z.strictObject({ appointment: session, reason: requiredReason });

/** A client may leave the reason out. */
export const cancelByClientSchema = z.strictObject({
  session,
  reason: optionalPageOfText(reasonTooLong, 1_000),
  excused: excusedField,
});
