import { z } from 'zod';
import { emailField } from '@/lib/email-address';
import { paymentMessages, screenshotRefusals } from '@/lib/payment/rules';

/** Controls, and marks that turn the direction of what follows them. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One line with at least so many characters (spec §5 gives the number and the words). */
function line(least: number, tooShort: string, most: number, tooLong: string) {
  return z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').replace(invisible, '').trim())
    .pipe(z.string().min(least, tooShort).max(most, tooLong));
}

/** Said of the file by who looked at it first: a known refusal, or its fingerprint. */
const screenshotFinding = z.string().superRefine((finding, context) => {
  if (finding === '') {
    context.addIssue({ code: 'custom', message: paymentMessages.chooseScreenshot });
  } else if (finding === 'too-large' || finding === 'wrong-type') {
    context.addIssue({ code: 'custom', message: screenshotRefusals[finding].message });
  }
});

/** The confirmation form (spec §5), in its order. The names are the columns of spec §3. */
export const paymentSchema = z.strictObject({
  ticket: z.string().max(2_100),
  payer_name: line(2, 'Name must be at least 2 characters', 120, 'Keep your name under 120 characters'),
  payer_email: emailField({ missing: 'Invalid email address', malformed: 'Invalid email address' }),
  payer_phone: z.string().max(40, 'Enter a phone number like 98765 43210, or leave it empty'),
  bank_name: line(2, 'Bank name is required', 120, 'Keep the name of the bank under 120 characters'),
  account_number: line(5, 'Account number is required', 64, 'Keep the number under 64 characters'),
  // Dashes alone are no reference, however many.
  reference_number: line(
    3,
    'Reference number is required',
    64,
    'Keep the reference under 64 characters',
  ).refine((text) => /[\p{L}\p{N}]/u.test(text), 'Reference number is required'),
  screenshot: screenshotFinding,
});
