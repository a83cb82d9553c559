import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import type { OrderFacts, RefundFacts } from '@/lib/payment/provider/rules';

/** An order for a provider's page. */
export type Order = {
  /** The transaction's id; the same order again gives the same page. */
  readonly id: string;
  readonly title: string;
  /** Paise or cents. */
  readonly amountMinor: number;
  readonly currency: CheckoutCurrency;
  readonly email: string;
  readonly name: string;
  readonly expiresAt: Date;
  /** Where their page sends the payer after paying, and after turning back. */
  readonly doneUrl: string;
  readonly backUrl: string;
};

/** A provider's message with a valid signature. */
export type ProviderEvent = {
  readonly id: string;
  readonly kind: string;
  /** Null for messages about something else. */
  readonly facts: OrderFacts | null;
  /** Set for messages about money that went back. */
  readonly refund: RefundFacts | null;
};

/** The money of an order that goes back. */
export type PaidOrder = {
  /** The transaction's id. */
  readonly id: string;
  /** Their name for the money. */
  readonly payment: string;
  /** All that is left of it, in paise or cents. */
  readonly amountMinor: number;
  /** All that was paid. */
  readonly wholeMinor: number;
};

/** One company that takes cards for us. Its methods throw when it does not answer or gives an unexpected answer. */
export type CardProvider = {
  readonly open: (order: Order) => Promise<{ readonly reference: string; readonly url: string }>;
  /** The state of an order, found by their name for it. */
  readonly look: (reference: string) => Promise<OrderFacts>;
  /** Sends what is left of the money of an order back; asking again sends nothing a second time. */
  readonly refund: (payment: PaidOrder) => Promise<void>;
  /** @returns null when the signature is not valid */
  readonly readEvent: (body: string, headers: Headers) => ProviderEvent | null;
};
