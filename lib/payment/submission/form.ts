import 'server-only';
import type { z } from 'zod';
import { paymentSchema } from '@/lib/payment/submission/schema';
import { optionalPhoneField } from '@/lib/phone';

/** The confirmation form as the server reads it: the phone number is looked up in the numbering plans as well. */
export const submittedPaymentSchema = paymentSchema.extend({
  payer_phone: optionalPhoneField('Enter a phone number like 98765 43210, or leave it empty'),
});

export type SubmittedPayment = z.output<typeof submittedPaymentSchema>;
