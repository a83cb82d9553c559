import * as z from 'zod';
import { messageMessages } from '@/lib/admin/message/rules';
import { lineOfText, pageOfText } from '@/lib/format/plain-text';

const message = z.uuid(messageMessages.gone);

export const stepSchema = z.strictObject({ message, step: z.enum(['answered', 'reopened']) });

export const answerSchema = z.strictObject({
  message,
  answer: pageOfText(
    { missing: 'Write your answer', tooLong: 'Keep your answer under 5,000 characters' },
    5_000,
  ),
});

export const closingSchema = z.strictObject({
  message,
  reason: lineOfText(
    { missing: 'Enter a reason for closing without an answer', tooLong: 'Use at most 200 characters' },
    200,
  ),
});
