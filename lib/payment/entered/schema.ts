import * as z from 'zod';
import { paiseTyped } from '@/lib/format/money';
import { optionalLineOfText, pageOfText } from '@/lib/format/plain-text';
import { indianDay } from '@/lib/format/time';
import { dayField } from '@/lib/format/typed/fields';
import { enteredMessages } from '@/lib/payment/entered/rules';
import { enteredMethods } from '@/lib/payment/transaction/rules';

const { amount, method, day, noteTooLong, reason, reasonTooLong, confirm } = enteredMessages;

/** Rupees up to ₹10,00,000.00, read as paise. */
const paise = z
  .string()
  .trim()
  .transform((text) => paiseTyped(text) ?? 0)
  .refine((typed) => typed > 0 && typed <= 100_000_000, amount);

/** Paise that a form knew when it was shown. */
const before = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

const why = pageOfText({ missing: reason, tooLong: reasonTooLong }, 1_000);

/** A payment that a therapist enters for one of their sessions. */
export const enterSchema = z.strictObject({
  appointment: z.uuid(),
  before,
  amount: paise,
  method: z.enum(enteredMethods, method),
  paidOn: dayField(day).refine((typed) => typed >= '2020-01-01' && typed <= indianDay(new Date()), day),
  note: optionalLineOfText(noteTooLong, 64),
});

/** An entry that was a mistake. */
export const undoSchema = z.strictObject({ payment: z.uuid(), reason: why });

/** Entered money that the therapist has given back, wholly or in part. */
export const giveBackSchema = z.strictObject({
  payment: z.uuid(),
  before,
  amount: paise,
  reason: why,
  confirmed: z.literal('yes', confirm),
});
