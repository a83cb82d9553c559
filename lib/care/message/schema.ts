import * as z from 'zod';
import { longestMessage, messageWords, replyTimeChoices } from '@/lib/care/message/rules';
import { optionalPageOfText } from '@/lib/format/plain-text';

/** The other side as the address names it: an id, or the word for the service. */
const withWhom = z.string().max(60);

export const messageSchema = z.strictObject({
  with: withWhom,
  text: optionalPageOfText(messageWords.tooLong, longestMessage),
});

export const threadSchema = z.strictObject({ with: withWhom });

export const replyTimeSchema = z.strictObject({
  days: z
    .enum(
      replyTimeChoices.map(({ value }) => value),
      'Choose one of the times',
    )
    .transform(Number),
});
