import * as z from 'zod';
import { gstin } from '@/lib/format/gstin';
import { lineOfText, personName } from '@/lib/format/plain-text';
import { figuresTyped } from '@/lib/format/typed/text';
import { taxStatuses } from '@/lib/payment/receipt/rules';
import { onBehalfField } from '@/lib/payment/verification/schema';

const optional = <T extends z.ZodType<string, string>>(schema: T) =>
  z
    .string()
    .transform((text) => text.trim())
    .pipe(z.union([z.literal('').transform(() => null), schema]));

const line = (missing: string) => lineOfText({ missing, tooLong: 'Use at most 120 characters' }, 120);

const holderMissing = 'Enter the name of the account holder';
const twoLetters = (missing: string) => line(missing).refine((text) => text.length >= 2, missing);

const holder = personName({ missing: holderMissing, tooLong: 'Use at most 120 characters' }, 120).pipe(
  z.string().min(2, holderMissing),
);

/** People copy numbers from a passbook with spaces and dashes. */
const accountNumber = z
  .string()
  .transform((text) => figuresTyped(text).replace(/[ -]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z]{5,34}$/, 'Enter the whole account number: 5 to 34 digits or letters'));

const ifsc = z
  .string()
  .transform((text) => figuresTyped(text).replaceAll(' ', '').toUpperCase())
  .pipe(
    z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Enter the IFSC: four letters, a zero, six letters or digits'),
  );

const upiId = z
  .string()
  .regex(/^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/, 'Enter a UPI ID such as name@bank');

/**
 * Where a therapist's fees go and how they are taxed: to a UPI ID, a bank account or both, with the holder's
 * name. The sender types the number and the UPI ID twice, and confirms who they are; an admin also gives a
 * reason (`owesReason`).
 */
export const payoutSchema = z
  .strictObject({
    therapist: z.uuid(),
    version: z.iso.datetime(),
    bankName: optional(twoLetters('Enter the name of the bank')),
    accountHolder: optional(holder),
    accountNumber: optional(accountNumber),
    accountNumberAgain: optional(accountNumber),
    ifsc: optional(ifsc),
    upiId: optional(upiId),
    upiIdAgain: optional(upiId),
    taxStatus: z.enum(taxStatuses, 'Choose how the therapist is taxed'),
    gstin: optional(gstin),
    onBehalf: onBehalfField,
    confirmation: z.string().max(1_024),
  })
  .superRefine((input, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (input.accountNumber !== input.accountNumberAgain) {
      say(
        'accountNumberAgain',
        'The two account numbers do not match. Type both again from the passbook or cheque.',
      );
    }
    if (input.upiId !== input.upiIdAgain) say('upiIdAgain', 'The two UPI IDs do not match. Type both again.');
    // One way to pay is enough. The IFSC identifies the bank, so the bank's name may be missing.
    if (input.accountNumber || input.bankName || input.ifsc) {
      if (!input.accountNumber) say('accountNumber', 'Enter the account number');
      if (!input.ifsc) say('ifsc', 'Enter the IFSC');
    }
    const ways = [input.accountNumber, input.bankName, input.ifsc, input.upiId];
    if (ways.every((way) => way === null)) {
      if (input.accountHolder) say('upiId', 'Enter a UPI ID, or an account number with its IFSC');
    } else if (!input.accountHolder) {
      say('accountHolder', 'Enter the name of the account holder');
    }
    if (input.taxStatus !== 'unregistered' && !input.gstin) say('gstin', 'Enter the GSTIN');
  });

export type PayoutInput = z.output<typeof payoutSchema>;
