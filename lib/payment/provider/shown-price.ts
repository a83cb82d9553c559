import 'server-only';
import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import type { PayableView, PaymentSubject } from '@/lib/payment/subject';
import { sign } from '@/lib/server/secret/derived-secret';
import { sameSecret } from '@/lib/server/secret/same-secret';

/** The price from our own files and rows, in paise or cents; null if there is none in this currency. */
export function cardAmountOf(payable: PayableView, currency: CheckoutCurrency): number | null {
  return currency === 'INR' ? payable.amountPaise : (payable.amountCents ?? null);
}

function signature(subject: PaymentSubject, currency: CheckoutCurrency, amountMinor: string): string {
  return sign('card-price', JSON.stringify([subject, currency, amountMinor])).toString('base64url');
}

/** Signed field of a card button: the price next to it. */
export function issueShownPrice(
  { subject }: Pick<PayableView, 'subject'>,
  currency: CheckoutCurrency,
  amountMinor: number,
): string {
  return `${amountMinor}.${signature(subject, currency, String(amountMinor))}`;
}

/** Reads such a field, in paise or cents; null unless this server made it for this subject and currency. */
export function readShownPrice(
  shown: string,
  subject: PaymentSubject,
  currency: CheckoutCurrency,
): number | null {
  const [, amountMinor, given] = /^(\d{1,12})\.([\w-]{43})$/.exec(shown) ?? [];
  if (!amountMinor || !given) return null;
  return sameSecret(given, signature(subject, currency, amountMinor)) ? Number(amountMinor) : null;
}
