import 'server-only';
import type { z } from 'zod';
import { optionalPhoneField } from '@/lib/format/phone';
import { paymentSchema } from '@/lib/payment/submission/schema';

/** The confirmation form on the server, which also checks the phone number against the numbering plans. */
export const submittedPaymentSchema = paymentSchema.extend({
  payer_phone: optionalPhoneField('Enter a phone number like 98765 43210, or leave it empty'),
});

export type SubmittedPayment = z.output<typeof submittedPaymentSchema>;
