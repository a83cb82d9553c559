import 'server-only';
import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import { razorpayProvider } from '@/lib/payment/provider/razorpay';
import type { CardProviderName, OrderFacts } from '@/lib/payment/provider/rules';
import { stripeProvider } from '@/lib/payment/provider/stripe';

/** What is to be paid on a provider's page. */
export type Order = {
  /** The transaction's id; the same order asked for again is the same page. */
  readonly id: string;
  readonly title: string;
  /** Paise or cents. */
  readonly amountMinor: number;
  readonly currency: CheckoutCurrency;
  readonly email: string;
  readonly name: string;
  readonly expiresAt: Date;
  /** Where their page leads after paying, and when somebody turns back. */
  readonly doneUrl: string;
  readonly backUrl: string;
};

/** A message of a provider whose signature holds. */
export type ProviderEvent = {
  readonly id: string;
  readonly kind: string;
  /** Null for messages about something else. */
  readonly facts: OrderFacts | null;
};

/** One company that takes cards for us. Its methods throw when it does not answer or answers something else. */
export type CardProvider = {
  readonly open: (order: Order) => Promise<{ readonly reference: string; readonly url: string }>;
  /** What has become of an order, by their name of it. */
  readonly look: (reference: string) => Promise<OrderFacts>;
  /** @returns null when the signature does not hold */
  readonly readEvent: (body: string, headers: Headers) => ProviderEvent | null;
};

/** The provider as its keys open it; null while they are not set. */
export function cardProvider(name: CardProviderName): CardProvider | null {
  return name === 'stripe' ? stripeProvider() : razorpayProvider();
}
