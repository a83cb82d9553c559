import 'server-only';
import { createHmac } from 'node:crypto';
import Razorpay from 'razorpay';
import { z } from 'zod';
import type { CardProvider, Order, ProviderEvent } from '@/lib/payment/provider/card-provider';
import type { OrderFacts } from '@/lib/payment/provider/rules';
import { razorpayKeys } from '@/lib/payment/provider/settings';
import { env } from '@/lib/server/env';
import { sameSecret } from '@/lib/server/secret/same-secret';

const timeoutMs = 8_000;

/** The fields that we read of a payment link. Amounts are in paise. */
const paymentLink = z.object({
  id: z.string(),
  reference_id: z.string().nullish(),
  amount: z.number().int(),
  amount_paid: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  short_url: z.string(),
  // Null before a payment.
  payments: z.array(z.object({ payment_id: z.string() })).nullish(),
});

/** The fields that we read of a link's payment. Amounts are in paise. */
const payment = z.object({ id: z.string(), amount_refunded: z.number().int().nullish() });

const message = z.object({
  event: z.string().min(1).max(120),
  payload: z.object({
    payment_link: z.object({ entity: paymentLink }).optional(),
    payment: z.object({ entity: payment }).optional(),
  }),
});

type PaymentLink = z.output<typeof paymentLink>;

function factsOf(
  { id, reference_id, status, ...link }: PaymentLink,
  paidBy: string | undefined,
): OrderFacts | null {
  if (!reference_id) return null;
  const paid = status === 'paid';
  const open = status === 'created' || status === 'partially_paid';
  return {
    orderId: reference_id,
    reference: id,
    state: paid ? 'paid' : open ? 'open' : 'over',
    amountMinor: paid ? link.amount_paid : link.amount,
    currency: link.currency,
    url: open ? link.short_url : null,
    payment: paidBy ?? link.payments?.[0]?.payment_id ?? null,
  };
}

/** Compares in constant time: the library's own check compares letter by letter. */
function isSigned(body: string, given: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  return sameSecret(given, expected);
}

/** The library has a fixed address and no time limit; its HTTP client, which its types omit, has both settings. */
function configuredClient(key_id: string, key_secret: string): Razorpay {
  const client = new Razorpay({ key_id, key_secret });
  const http: unknown = Reflect.get(client.api, 'rq');
  const defaults: unknown = typeof http === 'function' ? Reflect.get(http, 'defaults') : undefined;
  if (typeof defaults !== 'object' || defaults === null) {
    throw new Error('The payment provider’s library is not the one that was looked at.');
  }
  Object.assign(defaults, {
    baseURL: env.RAZORPAY_API_URL,
    timeout: timeoutMs,
    proxy: false,
    maxRedirects: 0,
  });
  return client;
}

function readMessage(body: string, headers: Headers): ProviderEvent {
  const { event: kind, payload } = message.parse(JSON.parse(body));
  const link = payload.payment_link?.entity;
  // The signature does not cover an event's number; without one the message itself serves as its number.
  const given = headers.get('x-razorpay-event-id') ?? '';
  const id = /^[\w-]{1,120}$/.test(given) ? given : createHmac('sha256', kind).update(body).digest('hex');
  const money = payload.payment?.entity;
  if (kind === 'refund.processed') {
    const refund = money ? { payment: money.id, refundedMinor: money.amount_refunded ?? 0 } : null;
    return { id, kind, facts: null, refund };
  }
  return { id, kind, facts: link ? factsOf(link, money?.id) : null, refund: null };
}

function parametersOf({ id, title, amountMinor, currency, email, name, expiresAt, doneUrl }: Order) {
  return {
    amount: amountMinor,
    currency,
    accept_partial: false,
    description: title,
    customer: { name, email },
    // Our own mails tell the payer.
    notify: { email: false, sms: false },
    reminder_enable: false,
    reference_id: id,
    expire_by: Math.floor(expiresAt.getTime() / 1_000),
    callback_url: doneUrl,
    callback_method: 'get',
  };
}

/** Razorpay's hosted page, by payment links, so that our pages run none of its scripts. Null without its keys. */
export function razorpayProvider(): CardProvider | null {
  const keys = razorpayKeys();
  if (!keys) return null;
  const client = configuredClient(keys.keyId, keys.keySecret);
  return {
    open: async (order) => {
      const made = paymentLink.parse(await client.paymentLink.create(parametersOf(order)));
      return { reference: made.id, url: made.short_url };
    },
    look: async (reference) => {
      const facts = factsOf(paymentLink.parse(await client.paymentLink.fetch(reference)), undefined);
      if (!facts) throw new Error('The payment provider does not know the order.');
      return facts;
    },
    refund: async ({ id, payment: paid, wholeMinor }) => {
      // Razorpay has no idempotency key, so we look for an existing link first.
      const { amount_refunded: before } = payment.parse(await client.payments.fetch(paid));
      const amount = wholeMinor - (before ?? 0);
      if (amount > 0) await client.payments.refund(paid, { amount, receipt: id });
    },
    readEvent: (body, headers) => {
      const given = headers.get('x-razorpay-signature') ?? '';
      return isSigned(body, given, keys.webhookSecret) ? readMessage(body, headers) : null;
    },
  };
}
