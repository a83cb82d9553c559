import { z } from 'zod';
import type { FormResult } from '@/lib/action/form-result';

const done = z.strictObject({
  referenceId: z.string(),
  /** Null while it is on its way, or where there is nothing to book. */
  bookingLink: z.string().nullable(),
  statusUrl: z.string(),
  amountPaise: z.number().int().nonnegative(),
  /** The price that the page had shown, when it was another one. */
  shownPaise: z.number().int().nullable(),
  leadsToBooking: z.boolean(),
});

/** What the payer is shown once a payment is submitted. */
export type PaymentDone = z.output<typeof done>;

const texts = z.record(z.string(), z.string());
const next = { formToken: z.string().optional(), reference: z.string().optional() };
const shape = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), message: z.string(), data: done, ...next }),
  z.object({
    ok: z.literal(false),
    message: z.string(),
    fieldErrors: texts.optional(),
    values: texts.optional(),
    ...next,
  }),
]);

/** Reads the answer to a submitted form from text, in the browser and from a cookie; undefined when it is none. */
export function readPaymentAnswer(text: string): FormResult<PaymentDone> | undefined {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
