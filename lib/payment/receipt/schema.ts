import * as z from 'zod';
import { taxStatuses } from '@/lib/payment/receipt/rules';

/** The payee as copied onto the document. */
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
 * The payer as copied onto the document: of the person the name and nothing else; what was paid for, on which day in India
 * and how.
 */
export const payerSchema = z.strictObject({
  name: z.string(),
  paidOn: z.iso.date(),
  method: z.string().nullable(),
  /** Who took the money for the payee; null when it went to the payee. */
  collectedBy: z.string().nullable().default(null),
  /** The bank's number of the transfer. */
  reference: z.string().nullable().default(null),
  /** What the quotation offered, in its words. */
  details: z.string().nullable().default(null),
  /** Days of the sessions that were paid, in India, as they were agreed when the paper was made out. */
  sessions: z.array(z.iso.date()).default([]),
  /** What a credit note over a part takes back, such as "1 of 6 sessions"; null when nobody can say. */
  part: z.string().nullable().default(null),
});

export type Payee = z.output<typeof payeeSchema>;

export type Payer = z.output<typeof payerSchema>;
