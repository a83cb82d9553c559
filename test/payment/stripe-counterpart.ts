import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { listen, type SentEvent, short } from '@/test/counterpart/counterpart';

const seconds = () => Math.floor(Date.now() / 1_000);

/** Keys that this company accepts. */
export const stripeKeys = { secretKey: 'sk_test_counterpart', webhookSecret: 'whsec_counterpart' };

type StripeSession = Record<string, string | number | null> & { id: string };

/** Stripe: form-encoded requests with a bearer key, idempotency keys, events signed with time and HMAC. */
export async function startStripe() {
  const sessions = new Map<string, StripeSession>();
  const byKey = new Map<string, string>();
  const asked: URLSearchParams[] = [];
  const refunds = new Map<string, URLSearchParams>();
  let refusing = false;

  function refund(request: IncomingMessage, body: string) {
    if (refusing) return { status: 503, answer: { error: { type: 'api_error', message: 'Not now' } } };
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const form = refunds.get(key) ?? new URLSearchParams(body);
    refunds.set(key, form);
    return { status: 200, answer: { id: `re_${short()}`, object: 'refund', status: 'succeeded' } };
  }

  function create(request: IncomingMessage, body: string) {
    const form = new URLSearchParams(body);
    const key = String(request.headers['idempotency-key'] ?? '');
    const before = sessions.get(byKey.get(key) ?? '');
    if (before) return { status: 200, answer: before };
    asked.push(form);
    const id = `cs_test_${short()}`;
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    sessions.set(id, session);
    byKey.set(key, id);
    return { status: 200, answer: session };
  }

  const server = await listen((request, body) => {
    const { method, url = '', headers } = request;
    if (headers.authorization !== `Bearer ${stripeKeys.secretKey}`) {
      return {
        status: 401,
        answer: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } },
      };
    }
    if (method === 'POST' && url === '/v1/checkout/sessions') return create(request, body);
    if (method === 'POST' && url === '/v1/refunds') return refund(request, body);
    const found = sessions.get(url.replace('/v1/checkout/sessions/', ''));
    if (method === 'GET' && found) return { status: 200, answer: found };
    return { status: 404, answer: { error: { type: 'invalid_request_error', message: 'No such session' } } };
  });

  function change(id: string, changes: Record<string, string | number | null>): StripeSession {
    const session = sessions.get(id);
    if (!session) throw new Error('no such session');
    Object.assign(session, changes);
    return session;
  }

  function signed(
    type: string,
    object: object,
    { eventId = `evt_${short()}`, at = seconds(), secret = stripeKeys.webhookSecret } = {},
  ): SentEvent {
    const body = JSON.stringify({ id: eventId, object: 'event', type, created: at, data: { object } });
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
  }

  return {
    ...server,
    asked,
    refunds,
    /** Stops or resumes answering requests for a refund. */
    refuseRefunds: (refuse: boolean) => {
      refusing = refuse;
    },
    forget() {
      asked.length = 0;
      refunds.clear();
      refusing = false;
    },
    pay: (id: string) =>
      change(id, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        payment_intent: `pi_${id.slice('cs_test_'.length)}`,
      }),
    /** An event about a refund of a session; by default in full. */
    refundEvent(id: string, amount = Number(change(id, {}).amount_total)): SentEvent {
      const object = {
        id: `ch_${short()}`,
        payment_intent: change(id, {}).payment_intent,
        amount_refunded: amount,
      };
      return signed('charge.refunded', object);
    },
    expire: (id: string) => change(id, { status: 'expired', url: null }),
    /** An event about a session in its present state, or with other values. */
    event(
      type: string,
      id: string,
      { changes = {}, eventId = `evt_${short()}`, at = seconds(), secret = stripeKeys.webhookSecret } = {},
    ): SentEvent {
      const object = { ...change(id, {}), ...changes };
      return signed(type, object, { eventId, at, secret });
    },
  };
}
