import { indiaPrice, usPrice } from '@/lib/product/rules';
import type { Product } from '@/lib/product/schema';

/** Currencies a price can be shown in. Rupees are paid by UPI, bank or Razorpay, dollars by card alone. */
export const checkoutCurrencies = ['INR', 'USD'] as const;

export type CheckoutCurrency = (typeof checkoutCurrencies)[number];

/** The currency an address asks for; rupees unless it is the other one. */
export function currencyOf(asked: unknown): CheckoutCurrency {
  return checkoutCurrencies.find((currency) => currency === asked) ?? 'INR';
}

/** "₹1,500" or "US$40": what is paid in this currency. */
export function totalIn(currency: CheckoutCurrency, product: Product): string {
  return currency === 'USD' ? usPrice(product.price_us) : indiaPrice(product.price_india);
}

/** Where something is checked out; the guest who signs in comes back to it. */
export const checkoutPath = '/checkout';

type Named = { readonly quotationId: string | null; readonly productSlug: string | null };

/** The page on which what a row names is paid. */
export function checkoutOf({ quotationId, productSlug }: Named): `/checkout/${string}` {
  return quotationId === null
    ? `${checkoutPath}/${productSlug ?? ''}`
    : `${checkoutPath}/quotation/${quotationId}`;
}
