import * as z from 'zod';
import { checkoutCurrencies } from '@/lib/payment/checkout/rules';
import { cardProviders } from '@/lib/payment/provider/rules';

/**
 * Fields of a button that opens a provider's page: ids and a signed price, never an amount alone. The server
 * checks the payer's right.
 */
export const cardPaymentSchema = z.strictObject({
  provider: z.enum(cardProviders),
  currency: z.enum(checkoutCurrencies),
  kind: z.enum(['product', 'quotation', 'internship', 'appointment']),
  /** Slug of the product, id of the quotation or the application, or signed ticket of an appointment’s page. */
  name: z.string().regex(/^[\w.-]{1,2100}$/),
  /** The shown price and what it includes, signed by `issueShownPrice`. */
  shown: z.string().max(80),
});

export type CardPaymentInput = z.output<typeof cardPaymentSchema>;
