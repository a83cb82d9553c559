import * as z from 'zod';
import { itemFields, requestWords, rhythmNames } from '@/lib/care/assessment/request/rules';
import { assessmentMessages } from '@/lib/care/assessment/rules';
import { instrumentCodes } from '@/lib/care/screening/instrument';

const { unreadable } = requestWords;
const id = z.string().max(60);

export const askSchema = z.strictObject({
  client: id,
  instrument: z.enum(instrumentCodes, 'Choose a questionnaire'),
  rhythm: z.enum(rhythmNames, 'Choose how often'),
});

export const requestSchema = z.strictObject({ request: id });

const answer = z.string().regex(/^\d{0,2}$/, unreadable);

/**
 * The answer to a request. `completedAt` identifies the result, so that a repeated submit stores one. With
 * scripts the form sends only `score` and `mark` (whether the answer about self-harm was above 0); without
 * scripts it sends the answers, by question.
 */
export const answerSchema = z.strictObject({
  request: id,
  step: z.enum(['share', 'keep'], unreadable),
  score: z.string().regex(/^\d{0,3}$/, unreadable),
  mark: z.enum(['', 'yes'], unreadable),
  completedAt: z.iso.datetime(assessmentMessages.unreadable).transform((text) => new Date(text)),
  care: z.enum(['', 'on'], unreadable).transform((box) => box === 'on'),
  ...(Object.fromEntries(itemFields.map((name) => [name, answer])) as Record<
    (typeof itemFields)[number],
    typeof answer
  >),
});

export type AnswerInput = z.output<typeof answerSchema>;
