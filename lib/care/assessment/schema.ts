import { z } from 'zod';
import { assessmentMessages } from '@/lib/care/assessment/rules';
import { highestOf, instrumentCodes } from '@/lib/care/screening/instrument';
import { instruments } from '@/lib/care/screening/instruments';

const { unreadable } = assessmentMessages;

/**
 * A screening result as sent: the questionnaire, the score, the time of completion. It has no field for
 * answers, so a form that sends any is refused. `care` is the consent, if given together with the result.
 */
export const keepSchema = z
  .strictObject({
    instrument: z.enum(instrumentCodes, unreadable),
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
