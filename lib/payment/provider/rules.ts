import { minute } from '@/lib/format/duration';
import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import { changeInWords, type ShownChange } from '@/lib/payment/submission/shown';
import { amountInWords } from '@/lib/payment/transaction/rules';

export const cardProviders = ['stripe', 'razorpay'] as const;

export type CardProviderName = (typeof cardProviders)[number];

export function isCardProvider(method: string): method is CardProviderName {
  return cardProviders.some((name) => name === method);
}

/** The currencies of each; the database also restricts dollars to Stripe. */
export const currenciesOf: Readonly<Record<CardProviderName, readonly CheckoutCurrency[]>> = {
  stripe: ['INR', 'USD'],
  razorpay: ['INR'],
};

/** The companies' names as they write them. */
export const providerNames: Readonly<Record<CardProviderName, string>> = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
};

/** Milliseconds for which their page can be paid. Stripe requires at least half an hour. */
export const orderMs = 60 * minute;

/** Milliseconds after that when we ask for the outcome, if no event has come. */
export const lookAfterMs = 10 * minute;

export const cardFormKind = 'card-payment';

export const cardTasks = {
  lookAfter: 'look-after-card-payment',
  mail: 'send-card-payment-mail',
  giveBack: 'give-card-payment-back',
  cancelMeetings: 'cancel-meetings-of-refunded-card-payment',
} as const;

/** Pages below this path show the state of a card payment. */
export const cardPaymentPath = '/checkout/payment';

/** A provider's answer about one of our orders. Amounts in paise or cents. */
export type OrderFacts = {
  /** Our id of the transaction. */
  readonly orderId: string;
  /** Their id. */
  readonly reference: string;
  /** `over`: nothing was paid, and it can no longer be paid. */
  readonly state: 'open' | 'paid' | 'over';
  readonly amountMinor: number;
  /** Capital letters. */
  readonly currency: string;
  /** Their page while it is open. */
  readonly url: string | null;
  /** Their name for the money, once it is paid. */
  readonly payment: string | null;
};

/** A provider's message about a refund. Amounts are in paise or cents. */
export type RefundFacts = {
  /** Their name for the money. */
  readonly payment: string;
  /** The refunded sum so far. */
  readonly refundedMinor: number;
};

export const returnReasons = {
  twice: 'Duplicate payment',
  closed: 'Paid too late',
} as const;

export type ReturnReason = keyof typeof returnReasons;

export function isReturnReason(text: string | null): text is ReturnReason {
  return text !== null && Object.hasOwn(returnReasons, text);
}

export const cardMessages = {
  leading: 'Taking you to the payment page.',
  notOpened:
    'We could not open the payment page. You were not charged. Please try again, or pay by UPI or bank transfer.',
  notSaved: 'We could not start this payment. You were not charged. Please try again.',
  unknown: 'This can no longer be paid. Please reload the page.',
  settled: 'This is already paid, or a payment is being checked. You were not charged.',
  closed: 'This payment method is not available. You were not charged.',
} as const;

/** The message for a page that showed a different price, or something else for it. */
export function changedInWords(currency: CheckoutCurrency, change: ShownChange): string {
  const now = amountInWords({ amountPaise: change.nowPaise, currency });
  return `${changeInWords(change, currency)} Nothing was charged. Open the page again to pay ${now}.`;
}
