import { z } from 'zod';
import { assessmentMessages } from '@/lib/care/assessment/rules';
import { highestOf } from '@/lib/care/screening/instrument';
import { instruments } from '@/lib/care/screening/instruments';

const { unreadable, unknown, noTherapist } = assessmentMessages;

const codes = instruments.map(({ code }) => code);

/**
 * A screening result as sent: the questionnaire, the sum, the time of completion. It has no field for answers, so a
 * form that brings any is refused. `care` is the consent, if given together with the result.
 */
export const keepSchema = z
  .strictObject({
    instrument: z.enum(codes, unreadable),
    score: z
      .string()
      .regex(/^\d{1,3}$/, unreadable)
      .transform(Number),
    completedAt: z.iso.datetime(unreadable).transform((text) => new Date(text)),
    care: z.enum(['', 'on'], unreadable).transform((box) => box === 'on'),
  })
  .refine(
    ({ instrument, score }) =>
      instruments.some((known) => known.code === instrument && score <= highestOf(known)),
    { path: ['score'], message: unreadable },
  );

export type KeepInput = z.output<typeof keepSchema>;

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
