import { z } from 'zod';
import { optionalPageOfText, pageOfText } from '@/lib/plain-text';

const session = z.string().max(60);
const reasonTooLong = 'Keep the reason under 1,000 characters';

/** A therapist says why. */
export const cancelByTherapistSchema = z.strictObject({
  session,
  reason: pageOfText({ missing: 'Say why, in a few words', tooLong: reasonTooLong }, 1_000),
});

/** A client need not. */
export const cancelByClientSchema = z.strictObject({
  session,
  reason: optionalPageOfText(reasonTooLong, 1_000),
});
