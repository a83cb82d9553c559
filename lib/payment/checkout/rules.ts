import { indiaPrice, usPrice } from '@/lib/payment/product/rules';
import type { Product } from '@/lib/payment/product/schema';

/** Currencies of prices. Rupees are paid by UPI, bank or Razorpay, dollars only by card. */
export const checkoutCurrencies = ['INR', 'USD'] as const;

export type CheckoutCurrency = (typeof checkoutCurrencies)[number];

/** The currency in an address; rupees by default. */
export function currencyOf(query: unknown): CheckoutCurrency {
  return checkoutCurrencies.find((currency) => currency === query) ?? 'INR';
}

export function totalIn(currency: CheckoutCurrency, product: Product): string {
  return currency === 'USD' ? usPrice(product.price_us) : indiaPrice(product.price_india);
}

/** Page of the checkout; a guest returns to it after signing in. */
export const checkoutPath = '/checkout';

export const ownPayments = { href: '/dashboard/transactions', label: 'Go to your payments' } as const;

type Named = {
  readonly quotationId: string | null;
  readonly productSlug: string | null;
  readonly appointmentId?: string | null;
};

/** The page to pay for the subject of a row. That of an appointment has a signed address; the dashboard leads to it. */
export function checkoutOf({ quotationId, productSlug, appointmentId }: Named): `/${string}` {
  if (appointmentId) return '/dashboard';
  return quotationId === null
    ? `${checkoutPath}/${productSlug ?? ''}`
    : `${checkoutPath}/quotation/${quotationId}`;
}
