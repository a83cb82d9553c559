import * as z from 'zod';
import { paiseTyped } from '@/lib/format/money';
import { lineOfText, pageOfText } from '@/lib/format/plain-text';
import { indianDay } from '@/lib/format/time';
import { dayField } from '@/lib/format/typed/fields';
import { remittanceMessages } from '@/lib/payment/remittance/rules';

const reference = lineOfText(
  { missing: remittanceMessages.reference, tooLong: remittanceMessages.referenceTooLong },
  64,
).refine((text) => text === '' || text.length >= 3, remittanceMessages.reference);

export const remittanceSchema = z.strictObject({
  therapist: z.uuid(),
  /** Paise passed on when the form was shown. */
  before: z
    .string()
    .regex(/^\d{1,13}$/)
    .transform(Number),
  amount: z
    .string()
    .trim()
    .transform((text) => paiseTyped(text) ?? 0)
    .refine((paise) => paise > 0 && paise <= 10_000_000_000, remittanceMessages.amount),
  paidOn: dayField(remittanceMessages.day).refine(
    (day) => day >= '2020-01-01' && day <= indianDay(new Date()),
    remittanceMessages.day,
  ),
  reference,
  confirmed: z.literal('yes', remittanceMessages.confirm),
});

export const takeBackSchema = z.strictObject({
  remittance: z.uuid(),
  reason: pageOfText(
    { missing: remittanceMessages.reason, tooLong: remittanceMessages.reasonTooLong },
    1_000,
  ),
});
