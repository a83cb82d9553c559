import { formatRupees } from '@/lib/money';
import { usPrice } from '@/lib/product/rules';

/** Ways in which money comes in. */
export const paymentMethods = {
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
  stripe: 'Card (Stripe)',
  razorpay: 'Razorpay',
} as const;

export type PaymentMethod = keyof typeof paymentMethods;

/** Where a payment stands for the person who made it; `checking` is one that we have not found at the bank yet. */
export const moneyStates = {
  checking: 'Being checked',
  rejected: 'Not found',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
} as const;

export type MoneyState = keyof typeof moneyStates;

function isMethod(text: string): text is PaymentMethod {
  return Object.hasOwn(paymentMethods, text);
}

/** A way to pay in words; null for one that is not known. */
export function methodInWords(method: string | null): string | null {
  return method !== null && isMethod(method) ? paymentMethods[method] : null;
}

/** @throws TypeError for a word that is no state of a payment */
export function moneyStateOf(text: string): MoneyState {
  const state = Object.keys(moneyStates).find((known): known is MoneyState => known === text);
  if (!state) throw new TypeError(`"${text}" is no state of a payment`);
  return state;
}

/** How many of them the dashboard shows before "all of them". */
export const recentTransactions = 5;

type Amount = { readonly amountPaise: number | null; readonly currency: string };

/** "₹1,500.00", "US$40" or that the fee is still to be said. */
export function amountInWords({ amountPaise, currency }: Amount): string {
  if (amountPaise === null) return 'Fee to be confirmed';
  return currency === 'USD' ? usPrice(amountPaise / 100) : formatRupees(amountPaise);
}
