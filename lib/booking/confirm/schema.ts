import { z } from 'zod';
import { slotField } from '@/lib/booking/hold/schema';
import { emailField } from '@/lib/format/email-address';
import { optionalPhoneField } from '@/lib/format/phone';
import { personName } from '@/lib/format/plain-text';
import { waysToMeet } from '@/lib/therapist/rules';

const mode = z.enum(waysToMeet, 'Choose how you would like to meet');
const token = z.string().max(120, 'Please choose the time again');

/** The word for what pays, as the page showed it (`paysWord`); empty in pages that were opened before they had it. */
const shown = z.string().max(40).default('');

const malformedPhone = 'Enter a phone number like 98765 43210';

/** A guest's details to book a held slot (name, email, phone, consent). */
const guestDetailsSchema = z.strictObject({
  booking: token,
  fullName: personName(
    {
      missing: 'Enter your full name',
      tooLong: 'Keep your name under 120 characters',
    },
    120,
  ),
  email: emailField({
    missing: 'Enter your email address',
    malformed: 'Enter an email address like name@example.com',
  }),
  phone: optionalPhoneField(malformedPhone),
  mode,
  consent: z.literal('on', 'Please tick the box so that we can save your details'),
});

/** Another time, chosen after the held one was lost; usually empty. */
const slot = z.union([z.literal('').transform(() => null), slotField]);

export const guestBookingSchema = guestDetailsSchema
  .extend({ slot, shown })
  // Only a call needs the number. Checked with the single fields, so that all errors come at once.
  .refine(({ mode, phone }) => mode !== 'phone' || phone !== null, {
    when: () => true,
    path: ['phone'],
    error: malformedPhone,
  });

/** The form of a person whose details we know. */
export const memberBookingSchema = z.strictObject({ booking: token, mode, slot, shown });

export type GuestDetails = z.output<typeof guestDetailsSchema>;
