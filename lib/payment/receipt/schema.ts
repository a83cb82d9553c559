import * as z from 'zod';
import { taxStatuses } from '@/lib/payment/receipt/rules';

/** The payee as copied onto the document. */
export const payeeSchema = z.strictObject({
  name: z.string(),
  /** City, or the registered address of the service. */
  address: z.string(),
  taxStatus: z.enum(taxStatuses),
  gstin: z.string().nullable(),
});

/**
 * The payer as copied onto the document: the name and nothing else of the person; the day in India, and the method.
 */
export const payerSchema = z.strictObject({
  name: z.string(),
  paidOn: z.iso.date(),
  method: z.string().nullable(),
});

export type Payee = z.output<typeof payeeSchema>;

export type Payer = z.output<typeof payerSchema>;
