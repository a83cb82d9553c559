import { z } from 'zod';
import { phoneField } from '@/lib/format/phone';
import { textChannelNames, textMessages } from '@/lib/notification/text/rules';

const channel = z.enum(textChannelNames);

/** Asks for a code to this number. */
export const askCodeSchema = z.strictObject({ channel, phone: phoneField(textMessages.phone) });

/** Sends the code back. People type spaces into long numbers. */
export const proveNumberSchema = z.strictObject({
  channel,
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, textMessages.code)),
});

/** Ends the texts of this way. */
export const endTextsSchema = z.strictObject({ channel });
