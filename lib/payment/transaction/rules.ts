import { currencyNamed, formatAmount } from '@/lib/format/money';

export const paymentMethods = {
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
  stripe: 'Card (Stripe)',
  razorpay: 'Razorpay',
} as const;

export type PaymentMethod = keyof typeof paymentMethods;

/** States of a payment for its payer; `checking`: not found at the bank yet. */
export const moneyStates = {
  checking: 'Being checked',
  rejected: 'Not received',
  pending: 'Pending',
  paid: 'Paid',
  returning: 'Being refunded',
  failed: 'Failed',
  refunded: 'Refunded',
} as const;

export type MoneyState = keyof typeof moneyStates;

function isMethod(text: string): text is PaymentMethod {
  return Object.hasOwn(paymentMethods, text);
}

/** A method in words; null for an unknown one. */
export function methodInWords(method: string | null): string | null {
  return method !== null && isMethod(method) ? paymentMethods[method] : null;
}

/** @throws TypeError for an unknown state */
export function moneyStateOf(text: string): MoneyState {
  const state = Object.keys(moneyStates).find((known): known is MoneyState => known === text);
  if (!state) throw new TypeError(`"${text}" is no state of a payment`);
  return state;
}

type Amount = { readonly amountPaise: number | null; readonly currency: string };

/** "₹1,500", "US$40", or the words for an unknown fee. */
export function amountInWords({ amountPaise, currency }: Amount): string {
  if (amountPaise === null) return 'Fee to be confirmed';
  return formatAmount(amountPaise, currencyNamed(currency));
}
