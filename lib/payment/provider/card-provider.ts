import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import type { OrderFacts, RefundFacts } from '@/lib/payment/provider/rules';

export type Order = {
  /** The transaction's id; a repeated order gives the same page. */
  readonly id: string;
  readonly title: string;
  /** Paise or cents. */
  readonly amountMinor: number;
  readonly currency: CheckoutCurrency;
  readonly email: string;
  readonly name: string;
  readonly expiresAt: Date;
  /** Return addresses of their page, after payment and after cancelling. */
  readonly doneUrl: string;
  readonly backUrl: string;
};

export type ProviderEvent = {
  readonly id: string;
  readonly kind: string;
  /** Null for messages about other matters. */
  readonly facts: OrderFacts | null;
  readonly refund: RefundFacts | null;
};

export type PaidOrder = {
  /** The transaction's id. */
  readonly id: string;
  /** Their name for the money. */
  readonly payment: string;
  /** The whole remainder, in paise or cents. */
  readonly amountMinor: number;
  readonly wholeMinor: number;
};

/** A company that takes cards for us. Its methods throw if it does not answer, or answers unexpectedly. */
export type CardProvider = {
  readonly open: (order: Order) => Promise<{ readonly reference: string; readonly url: string }>;
  /** The state of an order, found by their name for it. */
  readonly look: (reference: string) => Promise<OrderFacts>;
  /** Refunds the remainder of an order; repeating it refunds nothing more. */
  readonly refund: (payment: PaidOrder) => Promise<void>;
  /** @returns null if the signature is invalid */
  readonly readEvent: (body: string, headers: Headers) => ProviderEvent | null;
};
