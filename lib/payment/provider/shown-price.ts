import 'server-only';
import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import type { PayableView, PaymentSubject } from '@/lib/payment/subject';
import { includesKey, type Shown } from '@/lib/payment/submission/shown';
import { sign } from '@/lib/server/secret/derived-secret';
import { sameSecret } from '@/lib/server/secret/same-secret';

/** The price from our own files and rows, in paise or cents; null if there is none in this currency. */
export function cardAmountOf(payable: PayableView, currency: CheckoutCurrency): number | null {
  return currency === 'INR' ? payable.amountPaise : (payable.amountCents ?? null);
}

function signature(subject: PaymentSubject, currency: CheckoutCurrency, price: string): string {
  return sign('card-price', JSON.stringify([subject, currency, price])).toString('base64url');
}

/** Signed field of a card button: the price next to it, and what the page says that it includes. */
export function issueShownPrice(
  { subject, includes }: Pick<PayableView, 'subject' | 'includes'>,
  currency: CheckoutCurrency,
  amountMinor: number,
): string {
  const price = `${amountMinor}.${includesKey(includes)}`;
  return `${price}.${signature(subject, currency, price)}`;
}

/** Reads such a field, in paise or cents; null unless this server made it for this subject and currency. */
export function readShownPrice(
  shown: string,
  subject: PaymentSubject,
  currency: CheckoutCurrency,
): Shown | null {
  const [, price, amountMinor, includes, given] =
    /^((\d{1,12})\.([\w-]{0,16}))\.([\w-]{43})$/.exec(shown) ?? [];
  if (!price || !given || !sameSecret(given, signature(subject, currency, price))) return null;
  return { shownPaise: Number(amountMinor), includes };
}
