import * as z from 'zod';
import { assessmentMessages } from '@/lib/care/assessment/rules';

const { unknown, noTherapist } = assessmentMessages;

const assessment = z.uuid(unknown);

/** Removes one result. */
export const removeSchema = z.strictObject({ assessment });

/** Who sees one result: a therapist, or nobody when empty. */
export const shareSchema = z.strictObject({
  assessment,
  therapist: z
    .literal('')
    .or(z.uuid(noTherapist))
    .transform((id) => id || null),
});
