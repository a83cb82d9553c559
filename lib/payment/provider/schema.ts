import * as z from 'zod';
import { checkoutCurrencies } from '@/lib/payment/checkout/rules';
import { cardProviders } from '@/lib/payment/provider/rules';

/** What a button that leads to a provider sends: names, never an amount. Who may pay for it is asked on the server. */
export const cardPaymentSchema = z.strictObject({
  provider: z.enum(cardProviders),
  currency: z.enum(checkoutCurrencies),
  kind: z.enum(['product', 'quotation', 'internship']),
  /** Slug of the product, id of the quotation or the application. */
  name: z.string().regex(/^[a-z0-9-]{1,120}$/),
});

export type CardPaymentInput = z.output<typeof cardPaymentSchema>;
