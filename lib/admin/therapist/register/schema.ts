import * as z from 'zod';
import { lineOfText } from '@/lib/format/plain-text';
import { dayField } from '@/lib/format/typed/fields';
import { registers } from '@/lib/therapist/register/rules';

const number = lineOfText({ missing: 'Enter the register number', tooLong: 'Use at most 60 characters' }, 60)
  .transform((text) => text.toUpperCase())
  .refine((text) => text.length >= 2, 'Enter the register number');

/** A register entry as a therapist states it; it counts only after the team has checked it. */
export const registrationSchema = z.strictObject({
  therapist: z.uuid(),
  register: z.enum(
    registers.map(({ value }) => value),
    'Choose the register',
  ),
  number,
});

/** The team's check of an entry, and until when it is valid. */
export const checkSchema = z.strictObject({
  registration: z.uuid(),
  expiresOn: dayField('Enter the expiry date'),
});

export const registrationStepSchema = z.strictObject({
  registration: z.uuid(),
  step: z.enum(['uncheck', 'remove']),
});
