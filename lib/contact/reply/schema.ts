import * as z from 'zod';
import { answerWays, closeReasons, replyMessages } from '@/lib/contact/reply/rules';
import { optionalPageOfText } from '@/lib/format/plain-text';

const request = z.string().max(60);
const ways = answerWays.map(({ value }) => value);
const reasons = closeReasons.map(({ value }) => value);

/** An answer to a request. Words are required only if we mail them. */
export const answerSchema = z
  .strictObject({
    request,
    way: z.enum(ways, 'Choose how you have answered'),
    answer: optionalPageOfText('Keep your answer under 5,000 characters', 5_000),
  })
  .refine(({ way, answer }) => way !== 'mail' || answer !== null, {
    path: ['answer'],
    message: replyMessages.noAnswer,
  });

const longestWords = 300;

export const closeSchema = z
  .strictObject({
    request,
    reason: z.enum(reasons, replyMessages.noReason),
    words: optionalPageOfText(`Keep it under ${longestWords} characters`, longestWords).transform(
      (text) => text?.replace(/\s+/g, ' ') ?? '',
    ),
  })
  .refine(({ reason, words }) => reason !== 'other' || words !== '', {
    path: ['words'],
    message: replyMessages.noWords,
  });

export type AnswerInput = z.output<typeof answerSchema>;
export type CloseInput = z.output<typeof closeSchema>;
