import * as z from 'zod';
import { paiseTyped } from '@/lib/format/money';
import { pageOfText } from '@/lib/format/plain-text';
import {
  longestOnBehalf,
  longestReason,
  mostAtOnce,
  verificationMessages,
} from '@/lib/payment/verification/rules';

const payment = z.uuid();

/** Rupees, at most ₹10,00,000.00; empty when the fee was known. */
const received = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : paiseTyped(text)))
  .refine((paise) => paise === null || (paise > 0 && paise <= 100_000_000), verificationMessages.amountShape);

const wellTyped = z
  .string()
  .trim()
  .refine((text) => text === '' || paiseTyped(text) !== null, verificationMessages.amountShape)
  .pipe(received);

/** An admin's reason to act for a therapist; empty for the service, and for therapists themselves. */
export const onBehalfField = z
  .string()
  .trim()
  .max(longestOnBehalf, verificationMessages.reasonOwedTooLong)
  .transform((text) => text || null)
  .default(null);

const reason = pageOfText(
  { missing: verificationMessages.reasonMissing, tooLong: verificationMessages.reasonTooLong },
  longestReason,
);

export const verifySchema = z.strictObject({ payment, received: wellTyped, onBehalf: onBehalfField });

export const rejectSchema = z.strictObject({ payment, reason, onBehalf: onBehalfField });

/** Rupees refunded; empty for the whole rest. */
const sentBack = wellTyped.default(null);

/** Paise refunded before the page was made. */
const before = z
  .string()
  .regex(/^\d{0,12}$/)
  .transform((text) => (text === '' ? null : Number(text)))
  .default(null);

export const refundSchema = z.strictObject({
  payment,
  amount: sentBack,
  before,
  reason,
  onBehalf: onBehalfField,
  confirmed: z.literal('yes', verificationMessages.confirm),
});

/** Ids of the payments on the page, separated by commas. */
export const verifyManySchema = z.strictObject({
  payments: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(payment).min(1).max(mostAtOnce)),
});
