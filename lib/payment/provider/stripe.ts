import 'server-only';
import Stripe from 'stripe';
import { z } from 'zod';
import type { CardProvider, Order } from '@/lib/payment/provider/card-provider';
import type { OrderFacts, RefundFacts } from '@/lib/payment/provider/rules';
import { stripeKeys } from '@/lib/payment/provider/settings';
import { env } from '@/lib/server/env';

const timeoutMs = 8_000;

/** The fields that we read of a checkout session. */
const session = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  url: z.string().nullable(),
  payment_intent: z.string().nullish(),
});

const charge = z.object({ payment_intent: z.string().nullable(), amount_refunded: z.number().int() });

type Session = z.output<typeof session>;

function factsOf({ id, status, payment_status, ...read }: Session, failed: boolean): OrderFacts | null {
  const { client_reference_id: orderId, amount_total: amountMinor, currency } = read;
  if (orderId === null || amountMinor === null || currency === null) return null;
  const over = failed || status === 'expired';
  return {
    orderId,
    reference: id,
    state: payment_status === 'paid' ? 'paid' : over ? 'over' : 'open',
    amountMinor,
    currency: currency.toUpperCase(),
    url: status === 'open' ? read.url : null,
    payment: read.payment_intent ?? null,
  };
}

/** Some payment methods finish hours after the payer has left the page; they send a later event. */
const failing = 'checkout.session.async_payment_failed';
const telling = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  failing,
]);

const refunded = 'charge.refunded';

function refundOf(object: unknown): RefundFacts | null {
  const { payment_intent: payment, amount_refunded: refundedMinor } = charge.parse(object);
  return payment === null ? null : { payment, refundedMinor };
}

function parametersOf(order: Order): Stripe.Checkout.SessionCreateParams {
  const { id, title, amountMinor, currency, email, expiresAt, doneUrl, backUrl } = order;
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // The payer is charged the amount on our page, in the same currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: id,
    customer_email: email,
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    success_url: doneUrl,
    cancel_url: backUrl,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: title },
        },
      },
    ],
    // Shown with the payment in Stripe's back office.
    payment_intent_data: { metadata: { order: id } },
  };
}

/** Stripe's hosted checkout. Null without its keys. */
export function stripeProvider(): CardProvider | null {
  const keys = stripeKeys();
  if (!keys) return null;
  const { protocol, hostname, port } = new URL(env.STRIPE_API_URL);
  const client = new Stripe(keys.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    open: async (order) => {
      const options = { idempotencyKey: `order-${order.id}` };
      const { id, url } = await client.checkout.sessions.create(parametersOf(order), options);
      if (!url) throw new Error('The card provider has opened no page.');
      return { reference: id, url };
    },
    look: async (reference) => {
      const facts = factsOf(session.parse(await client.checkout.sessions.retrieve(reference)), false);
      if (!facts) throw new Error('The card provider does not know the order.');
      return facts;
    },
    refund: async ({ id, payment, amountMinor: amount }) => {
      await client.refunds.create({ payment_intent: payment, amount }, { idempotencyKey: `refund-${id}` });
    },
    readEvent: (body, headers) => {
      let event: Stripe.Event;
      try {
        event = client.webhooks.constructEvent(
          body,
          headers.get('stripe-signature') ?? '',
          keys.webhookSecret,
        );
      } catch {
        return null;
      }
      const { id, type: kind } = event;
      if (kind === refunded) return { id, kind, facts: null, refund: refundOf(event.data.object) };
      if (!telling.has(kind)) return { id, kind, facts: null, refund: null };
      // An unreadable event counts as not handled: it is refused and sent again until a release can read it.
      const facts = factsOf(session.parse(event.data.object), kind === failing);
      return { id, kind, facts, refund: null };
    },
  };
}
