import * as z from 'zod';
import { assessmentMessages } from '@/lib/care/assessment/rules';

const { unknown, noTherapist } = assessmentMessages;

const assessment = z.uuid(unknown);

export const removeSchema = z.strictObject({ assessment });

/** Sets who sees one result: a therapist, or none if empty. */
export const shareSchema = z.strictObject({
  assessment,
  therapist: z
    .literal('')
    .or(z.uuid(noTherapist))
    .transform((id) => id || null),
});
