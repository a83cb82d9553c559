import * as z from 'zod';
import { taxStatuses } from '@/lib/payment/receipt/rules';

/** Who was paid, as copied onto the paper. */
export const payeeSchema = z.strictObject({
  name: z.string(),
  /** City, or the registered address of the service. */
  address: z.string(),
  taxStatus: z.enum(taxStatuses),
  gstin: z.string().nullable(),
});

/** Who paid, as copied onto the paper: the name and no more of the person; the day in India, and the way. */
export const payerSchema = z.strictObject({
  name: z.string(),
  paidOn: z.iso.date(),
  method: z.string().nullable(),
});

export type Payee = z.output<typeof payeeSchema>;

export type Payer = z.output<typeof payerSchema>;
