import { z } from 'zod';

const done = z.strictObject({
  referenceId: z.string(),
  /** Null while it is being made, or when there is nothing to book. */
  bookingLink: z.string().nullable(),
  statusUrl: z.string(),
  /** Whose bank account was paid to, in words. */
  account: z.string(),
  amountPaise: z.number().int().nonnegative(),
  leadsToBooking: z.boolean(),
});

/** What the payer sees after submitting a payment. */
export type PaymentDone = z.output<typeof done>;

/** The part of it that a cookie holds, under the name of its visit. */
export const keptAnswerSchema = z.strictObject({ visit: z.string(), done });
