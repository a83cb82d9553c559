import { z } from 'zod';

const done = z.strictObject({
  referenceId: z.string(),
  /** Null until it is made, or if there is nothing to book. */
  bookingLink: z.string().nullable(),
  statusUrl: z.string(),
  /** The paid bank account, in words. */
  account: z.string(),
  amountPaise: z.number().int().nonnegative(),
  leadsToBooking: z.boolean(),
});

export type PaymentDone = z.output<typeof done>;

/** The part that the cookie stores. */
export const answerSchema = z.strictObject({ id: z.string(), done });
