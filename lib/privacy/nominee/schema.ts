import * as z from 'zod';
import { addressTyped, isMailbox } from '@/lib/format/email-address';
import { lineOfText, personName } from '@/lib/format/plain-text';
import { type PhoneField, typedPhoneField } from '@/lib/format/typed/fields';
import { versionField } from '@/lib/server/action/version-field';

const optionalEmail = z
  .string()
  .transform(addressTyped)
  .pipe(
    z
      .string()
      .refine(
        (address) => address === '' || isMailbox(address),
        'Enter an email address like name@example.com, or leave it empty',
      ),
  )
  .transform((address) => address || null);

const fields = {
  name: personName(
    { missing: 'Enter the name of your nominee', tooLong: 'Keep the name under 160 characters' },
    160,
  ),
  relation: lineOfText(
    { missing: 'Enter their relationship to you', tooLong: 'Keep this under 80 characters' },
    80,
  ),
  email: optionalEmail,
  version: versionField(),
};

/** Person who may use someone's data rights later (DPDP Act 2023 s. 14). */
export function nomineeSchema(phone: PhoneField) {
  return z.strictObject({ ...fields, phone });
}

/** The same in the browser. */
export const nomineeFormSchema = nomineeSchema(typedPhoneField());

export type NomineeInput = z.output<typeof nomineeFormSchema>;
