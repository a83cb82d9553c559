import * as z from 'zod';
import { formLimits } from '@/lib/care/form/paper';
import { formWords } from '@/lib/care/form/rules';
import { addressTyped, isMailbox } from '@/lib/format/email-address';
import { optionalLineOfText } from '@/lib/format/plain-text';

const id = z.string().max(60);

const guardian = {
  guardianName: optionalLineOfText(formWords.nameTooLong, formLimits.name),
  guardianEmail: z
    .string()
    .transform(addressTyped)
    .refine((address) => address === '' || isMailbox(address), 'Enter an email address like name@example.com')
    .transform((address) => address || null),
};

/** A form for one client: the id of an own form, or the name of a ready one. */
export const sendSchema = z.strictObject({ client: id, form: id.min(1, 'Choose a form'), ...guardian });

export const sentSchema = z.strictObject({ sent: id });

export const guardianSchema = z.strictObject({ sent: id, ...guardian });
