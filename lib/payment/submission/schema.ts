import * as z from 'zod';
import { emailField } from '@/lib/format/email-address';
import { personName } from '@/lib/format/plain-text';
import { figuresTyped, oneLine } from '@/lib/format/typed/text';

/** One line with at least this many characters (product.md §5 gives number and message). */
function line(least: number, tooShort: string, most: number, tooLong: string, read = oneLine) {
  return z.string().transform(read).pipe(z.string().min(least, tooShort).max(most, tooLong));
}

/** The last four digits are allowed for an account number, as our hint says. */
function accountTyped(text: string): string {
  const typed = figuresTyped(text);
  return /^\d(?:[ -]?\d){3}$/.test(typed) ? `XX${typed.replace(/\D/g, '')}` : typed;
}

const nameTooShort = 'Name must be at least 2 characters';

/** The confirmation form (product.md §5), in its order. The names are the columns of product.md §3. */
export const paymentSchema = z.strictObject({
  ticket: z.string().max(2_100),
  payer_name: personName({ missing: nameTooShort, tooLong: 'Keep your name under 120 characters' }, 120).pipe(
    z.string().min(2, nameTooShort),
  ),
  payer_email: emailField({ missing: 'Invalid email address', malformed: 'Invalid email address' }),
  payer_phone: z.string().max(40, 'Enter a phone number like 98765 43210, or leave it empty'),
  bank_name: line(2, 'Bank name is required', 120, 'Keep the name of the bank under 120 characters'),
  account_number: line(
    5,
    'Account number is required',
    64,
    'Keep the number under 64 characters',
    accountTyped,
  ),
  // Dashes alone are not a reference, however many.
  reference_number: line(
    3,
    'Reference number is required',
    64,
    'Keep the reference under 64 characters',
    figuresTyped,
  ).refine((text) => /[\p{L}\p{N}]/u.test(text), 'Reference number is required'),
  /** Token of a screenshot that a script has already sent; empty if the file comes with the form. */
  upload: z.string().max(200),
  /** "yes" confirms the payment when price or account have changed since the page was opened. */
  paid_as_shown: z.enum(['', 'yes']),
});
