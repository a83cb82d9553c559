import { z } from 'zod';
import { emailField } from '@/lib/format/email-address';

/** Controls, and marks that change the direction of text. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One line with at least that many characters (product.md §5 gives number and words). */
function line(least: number, tooShort: string, most: number, tooLong: string) {
  return z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').replace(invisible, '').trim())
    .pipe(z.string().min(least, tooShort).max(most, tooLong));
}

/** The confirmation form (product.md §5), in its order. The names are the columns of product.md §3. */
export const paymentSchema = z.strictObject({
  ticket: z.string().max(2_100),
  payer_name: line(2, 'Name must be at least 2 characters', 120, 'Keep your name under 120 characters'),
  payer_email: emailField({ missing: 'Invalid email address', malformed: 'Invalid email address' }),
  payer_phone: z.string().max(40, 'Enter a phone number like 98765 43210, or leave it empty'),
  bank_name: line(2, 'Bank name is required', 120, 'Keep the name of the bank under 120 characters'),
  account_number: line(5, 'Account number is required', 64, 'Keep the number under 64 characters'),
  // Dashes alone are not a reference, however many.
  reference_number: line(
    3,
    'Reference number is required',
    64,
    'Keep the reference under 64 characters',
  ).refine((text) => /[\p{L}\p{N}]/u.test(text), 'Reference number is required'),
  /** Token of a screenshot that a script has already sent; empty when the file comes with the form. */
  upload: z.string().max(200),
  /** "yes" answers the question that is asked when price or account have changed since the page was opened. */
  paid_as_shown: z.enum(['', 'yes']),
});
