import { z } from 'zod';
import { isMailbox, normaliseAddress } from '@/lib/format/email-address';
import { optionalPhoneField } from '@/lib/format/phone';
import { lineOfText } from '@/lib/format/plain-text';

const optionalEmail = z
  .string()
  .transform(normaliseAddress)
  .pipe(
    z
      .string()
      .refine(
        (address) => address === '' || isMailbox(address),
        'Enter an email address like name@example.com, or leave it empty',
      ),
  )
  .transform((address) => address || null);

/** Person who may use someone's data rights later (DPDP Act 2023 s. 14). */
export const nomineeSchema = z.strictObject({
  name: lineOfText(
    { missing: 'Enter the name of your nominee', tooLong: 'Keep the name under 160 characters' },
    160,
  ),
  relation: lineOfText(
    { missing: 'Say what this person is to you', tooLong: 'Keep this under 80 characters' },
    80,
  ),
  email: optionalEmail,
  phone: optionalPhoneField('Enter a phone number like 98765 43210, or leave it empty'),
});

export type NomineeInput = z.output<typeof nomineeSchema>;
