import { currencyNamed, formatAmount } from '@/lib/format/money';

export const paymentMethods = {
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
  stripe: 'Card (Stripe)',
  razorpay: 'Razorpay',
  cash: 'Cash',
  cheque: 'Cheque',
  own_app: 'The payee’s own app',
} as const;

export type PaymentMethod = keyof typeof paymentMethods;

/** Methods of money that the payee entered by hand; the SQL function `is_entered` has the same list. */
export const enteredMethods = ['cash', 'cheque', 'own_app'] as const satisfies readonly PaymentMethod[];

export type EnteredMethod = (typeof enteredMethods)[number];

/** Whether a payee entered this money, so that no bank and no card company proves it. */
export function isEntered(method: string | null): method is EnteredMethod {
  return enteredMethods.some((known) => known === method);
}

/** The mark of such money, wherever it is shown. */
export const enteredMark = 'Entered, not proven';

/** States of a payment for its payer; `checking`: not found at the bank yet. */
export const moneyStates = {
  checking: 'Being checked',
  rejected: 'Not received',
  pending: 'Pending',
  paid: 'Paid',
  entered: enteredMark,
  undone: 'Undone',
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
