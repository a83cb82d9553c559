import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

// Stand-ins for the APIs of the two card companies, as far as their references describe: enough to open an order, to
// ask about it and to send events. They record requests for tests to check.

type Handler = (
  request: IncomingMessage,
  body: string,
) => { readonly status: number; readonly answer: object };

async function listen(handle: Handler) {
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { status, answer } = handle(request, await text(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const seconds = () => Math.floor(Date.now() / 1_000);
const short = () => randomUUID().replaceAll('-', '').slice(0, 14);

/** An event as a company posts it to our webhook. */
export type SentEvent = { readonly body: string; readonly headers: Record<string, string> };

export const stripeKeys = { secretKey: 'sk_test_counterpart', webhookSecret: 'whsec_counterpart' };

type StripeSession = Record<string, string | number | null> & { id: string };

/** Stripe: form-encoded requests with a bearer key, idempotency keys, events signed with time and HMAC. */
export async function startStripe() {
  const sessions = new Map<string, StripeSession>();
  const byKey = new Map<string, string>();
  const asked: URLSearchParams[] = [];

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

  return {
    ...server,
    asked,
    pay: (id: string) => change(id, { status: 'complete', payment_status: 'paid', url: null }),
    expire: (id: string) => change(id, { status: 'expired', url: null }),
    /** An event about a session in its present state, or with other values in it. */
    event(
      type: string,
      id: string,
      { changes = {}, eventId = `evt_${short()}`, at = seconds(), secret = stripeKeys.webhookSecret } = {},
    ): SentEvent {
      const object = { ...change(id, {}), ...changes };
      const body = JSON.stringify({ id: eventId, object: 'event', type, created: at, data: { object } });
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
    },
  };
}

export const razorpayKeys = {
  keyId: 'rzp_test_counterpart',
  keySecret: 'secret-of-counterpart',
  webhookSecret: 'webhook-of-counterpart',
};

type RazorpayLink = Record<string, unknown> & { id: string; amount: number };

/** Razorpay: JSON with basic authentication, a reference accepted once, events signed with HMAC over the body. */
export async function startRazorpay() {
  const links = new Map<string, RazorpayLink>();
  const asked: Record<string, unknown>[] = [];
  const basic = Buffer.from(`${razorpayKeys.keyId}:${razorpayKeys.keySecret}`).toString('base64');
  const wrong = (description: string) => ({
    status: 400,
    answer: { error: { code: 'BAD_REQUEST_ERROR', description } },
  });

  function create(body: string) {
    const given: Record<string, unknown> & { amount: number } = JSON.parse(body);
    if ([...links.values()].some((link) => link.reference_id === given.reference_id)) {
      return wrong('payment link with given reference_id already exists');
    }
    asked.push(given);
    const id = `plink_${short()}`;
    const { amount, currency, reference_id } = given;
    const short_url = `https://rzp.io/i/${short()}`;
    const link = { id, amount, amount_paid: 0, currency, reference_id, status: 'created', short_url };
    links.set(id, link);
    return { status: 200, answer: link };
  }

  const server = await listen(({ method, url = '', headers }, body) => {
    if (headers.authorization !== `Basic ${basic}`) return wrong('Authentication failed');
    if (method === 'POST' && url === '/v1/payment_links') return create(body);
    const found = links.get(url.replace('/v1/payment_links/', ''));
    return method === 'GET' && found
      ? { status: 200, answer: found }
      : wrong('The id provided does not exist');
  });

  function change(id: string, changes: Record<string, unknown>): RazorpayLink {
    const link = links.get(id);
    if (!link) throw new Error('no such payment link');
    Object.assign(link, changes);
    return link;
  }

  return {
    ...server,
    asked,
    pay: (id: string) => change(id, { status: 'paid', amount_paid: change(id, {}).amount }),
    expire: (id: string) => change(id, { status: 'expired' }),
    /** An event about a link in its present state, or with other values in it. */
    event(
      event: string,
      id: string,
      { changes = {}, eventId = short(), secret = razorpayKeys.webhookSecret } = {},
    ): SentEvent {
      const entity = { ...change(id, {}), ...changes };
      const body = JSON.stringify({ entity: 'event', event, payload: { payment_link: { entity } } });
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } };
    },
  };
}
