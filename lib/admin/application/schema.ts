import * as z from 'zod';
import { applicationMessages } from '@/lib/admin/application/rules';
import { newListingSchema } from '@/lib/admin/therapist/listing/schema';
import { pageOfText } from '@/lib/format/plain-text';
import { optionalDayField } from '@/lib/format/typed/fields';
import { registers } from '@/lib/therapist/register/rules';

const application = z.uuid(applicationMessages.gone);

export const linkSchema = z.strictObject({
  application,
  therapist: z.uuid(applicationMessages.noTherapist),
});

export const refusalSchema = z.strictObject({
  application,
  reason: pageOfText(
    {
      missing: 'Enter a reason. The applicant can read it',
      tooLong: 'Keep the reason under 2,000 characters',
    },
    2_000,
  ),
});

export const questionSchema = z.strictObject({
  application,
  question: pageOfText(
    {
      missing: 'Say what is missing. The applicant can read it',
      tooLong: 'Keep this under 2,000 characters',
    },
    2_000,
  ),
});

/** Accepting with a new listing, the register number, and what the admin has found in the register. */
export const fromApplicationSchema = newListingSchema
  .safeExtend({
    application,
    /** When the shown form was sent. */
    sent: z.string().max(40).default(''),
    register: z.enum(['', ...registers.map(({ value }) => value)]).default(''),
    registerNumber: z.string().trim().max(60, 'Use at most 60 characters').default(''),
    registerChecked: z
      .enum(['', 'on'])
      .default('')
      .transform((box) => box === 'on'),
    expiresOn: optionalDayField().prefault(''),
    photo: z.union([z.literal(''), z.uuid()]).default(''),
  })
  .refine(({ register, registerNumber }) => register === '' || registerNumber.length >= 2, {
    path: ['registerNumber'],
    message: 'Enter the register number',
  })
  .refine(({ registerChecked, expiresOn }) => !registerChecked || expiresOn !== null, {
    path: ['expiresOn'],
    message: applicationMessages.registerUnchecked,
  })
  .refine(({ registerChecked, register }) => !registerChecked || register !== '', {
    path: ['register'],
    message: 'Choose the register you checked',
  });

export type FromApplicationInput = z.output<typeof fromApplicationSchema>;
