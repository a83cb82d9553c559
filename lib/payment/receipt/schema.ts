import * as z from 'zod';
import { taxStatuses } from '@/lib/payment/receipt/rules';

export const payeeSchema = z.strictObject({
  name: z.string(),
  /** City, or the registered address of the service. */
  address: z.string(),
  taxStatus: z.enum(taxStatuses),
  gstin: z.string().nullable(),
  /** Name and title as people know them, and the live entries in registers; absent in older papers. */
  profession: z.string().nullable().default(null),
  registers: z.array(z.string()).default([]),
});

/**
 * The payer as copied onto the document: only the person's name; the paid service, its day in India and the
 * payment method.
 */
export const payerSchema = z.strictObject({
  name: z.string(),
  paidOn: z.iso.date(),
  method: z.string().nullable(),
  /** The recipient of the money on behalf of the payee; null if the payee received it. */
  collectedBy: z.string().nullable().default(null),
  /** The bank's number of the transfer. */
  reference: z.string().nullable().default(null),
  details: z.string().nullable().default(null),
  /** Days of the paid sessions, in India, as agreed at issue. */
  sessions: z.array(z.iso.date()).default([]),
  /** The part that a partial credit note reverses, such as "1 of 6 sessions"; null if unknown. */
  part: z.string().nullable().default(null),
});

export type Payee = z.output<typeof payeeSchema>;

export type Payer = z.output<typeof payerSchema>;
