import * as z from 'zod';
import { lineOfText, pageOfText, personName } from '@/lib/format/plain-text';
import { applicationMessages } from '@/lib/site/internship/application/rules';

const longestStatement = 6_000;

export const applicantPhoneMalformed = 'Enter a phone number like 98765 43210';

/** An application. The caller passes the phone rules, because they weigh 40 KB and stay on the server. */
export function applicationSchema<P extends z.ZodType<string, string>>(phone: P) {
  return z.strictObject({
    program: z.string().max(120),
    name: personName(
      {
        missing: 'Enter your full name',
        tooLong: 'Keep your name under 120 characters',
      },
      120,
    ).pipe(z.string().min(2, 'Enter your full name')),
    phone,
    education: lineOfText(
      {
        missing: 'Say what you study, where and in which year',
        tooLong: 'Keep this under 200 characters',
      },
      200,
    ).pipe(z.string().min(2, 'Say what you study, where and in which year')),
    statement: pageOfText(
      {
        missing: 'Write your statement',
        tooLong: 'Keep your statement under 6,000 characters',
      },
      longestStatement,
    ),
    consent: z.literal('on', applicationMessages.consent),
  });
}

/** The same in the browser; only the server parses the number. */
export const applicationFormSchema = applicationSchema(z.string().trim().min(1, applicantPhoneMalformed));

export type ApplicationInput = z.output<ReturnType<typeof applicationSchema>>;
