import * as z from 'zod';
import { figuresTyped } from '@/lib/format/typed/text';
import { textChannelNames, textMessages } from '@/lib/notification/text/rules';

const channel = z.enum(textChannelNames);

export function askCodeSchema<P extends z.ZodType<string, string>>(phone: P) {
  return z.strictObject({ channel, phone });
}

/** The same in the browser. Only the server checks the number, because the rules of all countries weigh 145 KB. */
export const askCodeFormSchema = askCodeSchema(z.string().trim().min(1, textMessages.phone));

/** Sends the code back. People type spaces in long numbers. */
export const proveNumberSchema = z.strictObject({
  channel,
  code: z
    .string()
    .transform((text) => figuresTyped(text).replaceAll(' ', ''))
    .pipe(z.string().regex(/^\d{6}$/, textMessages.code)),
});

export const endTextsSchema = z.strictObject({ channel });
