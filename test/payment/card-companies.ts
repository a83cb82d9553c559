import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { listen, type SentEvent, short } from '@/test/counterpart/counterpart';
import { startStripe, stripeKeys } from './stripe-counterpart';

const razorpayKeys = {
  keyId: 'rzp_test_counterpart',
  keySecret: 'secret-of-counterpart',
  webhookSecret: 'webhook-of-counterpart',
};

type RazorpayLink = Record<string, unknown> & { id: string; amount: number };

/** Razorpay: JSON with basic authentication, a reference accepted once, events signed with HMAC over the body. */
async function startRazorpay() {
  const links = new Map<string, RazorpayLink>();
  const asked: Record<string, unknown>[] = [];
  const payments = new Map<string, { id: string; amount: number; amount_refunded: number }>();
  const refunds: { readonly payment: string; readonly amount: number }[] = [];
  let refusing = false;
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
    const [, payment = '', action] = /^\/v1\/payments\/(\w+)(\/refund)?$/.exec(url) ?? [];
    const money = payments.get(payment);
    if (money && method === 'GET') return { status: 200, answer: money };
    if (money && action) {
      if (refusing)
        return { status: 502, answer: { error: { code: 'GATEWAY_ERROR', description: 'Not now' } } };
      const { amount }: { amount: number } = JSON.parse(body);
      money.amount_refunded += amount;
      refunds.push({ payment, amount });
      return {
        status: 200,
        answer: { id: `rfnd_${short()}`, entity: 'refund', payment_id: payment, amount },
      };
    }
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

  function signed(
    event: string,
    payload: object,
    { eventId = short(), secret = razorpayKeys.webhookSecret } = {},
  ): SentEvent {
    const body = JSON.stringify({ entity: 'event', event, payload });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } };
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
      refunds.length = 0;
      refusing = false;
    },
    pay: (id: string) => {
      const { amount } = change(id, {});
      const payment_id = `pay_${id.slice('plink_'.length)}`;
      payments.set(payment_id, { id: payment_id, amount, amount_refunded: 0 });
      return change(id, { status: 'paid', amount_paid: amount, payments: [{ payment_id, amount }] });
    },
    /** Refunds a part, as in the company's back office. */
    refundAtCompany(id: string, amount: number) {
      const money = payments.get(`pay_${id.slice('plink_'.length)}`);
      if (money) money.amount_refunded += amount;
    },
    /** An event about a refund of a link; by default in full. */
    refundEvent(id: string, amount = change(id, {}).amount): SentEvent {
      const money = payments.get(`pay_${id.slice('plink_'.length)}`);
      const entity = { ...money, amount_refunded: amount };
      return signed('refund.processed', { refund: { entity: { amount } }, payment: { entity } });
    },
    expire: (id: string) => change(id, { status: 'expired' }),
    /** An event about a link in its present state, or with other values. */
    event(
      event: string,
      id: string,
      { changes = {}, eventId = short(), secret = razorpayKeys.webhookSecret } = {},
    ): SentEvent {
      const entity = { ...change(id, {}), ...changes };
      const money = payments.get(`pay_${id.slice('plink_'.length)}`);
      const payload = { payment_link: { entity }, ...(money && { payment: { entity: money } }) };
      return signed(event, payload, { eventId, secret });
    },
  };
}

/**
 * Starts both companies before the first test, so use them only inside tests. Before each test it sets their
 * keys and clears their records.
 */
export function setUpCardCompanies() {
  const companies = {} as {
    stripe: Awaited<ReturnType<typeof startStripe>>;
    razorpay: Awaited<ReturnType<typeof startRazorpay>>;
  };
  beforeAll(async () => {
    [companies.stripe, companies.razorpay] = await Promise.all([startStripe(), startRazorpay()]);
  });
  afterAll(() => Promise.all([companies.stripe.close(), companies.razorpay.close()]));
  beforeEach(() => {
    vi.stubEnv('STRIPE_SECRET_KEY', stripeKeys.secretKey);
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', stripeKeys.webhookSecret);
    vi.stubEnv('STRIPE_API_URL', companies.stripe.origin);
    vi.stubEnv('RAZORPAY_KEY_ID', razorpayKeys.keyId);
    vi.stubEnv('RAZORPAY_KEY_SECRET', razorpayKeys.keySecret);
    vi.stubEnv('RAZORPAY_WEBHOOK_SECRET', razorpayKeys.webhookSecret);
    vi.stubEnv('RAZORPAY_API_URL', companies.razorpay.origin);
    companies.stripe.forget();
    companies.razorpay.forget();
  });
  return companies;
}
