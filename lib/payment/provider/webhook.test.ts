import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openCardPayment } from '@/lib/payment/provider/commands';
import type { CardProviderName } from '@/lib/payment/provider/rules';
import { receiveWebhook } from '@/lib/payment/provider/webhook';
import { db } from '@/lib/server/db';
import type { SentEvent } from '@/test/counterpart/counterpart';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();
const counterparts = setUpCardCompanies();

const request = { id: 'request-1', network: 'network' };

let meera: Person;

beforeEach(async () => {
  meera = await createStranger();
});

/** An open order of ₹1,500 for the product at the provider. */
async function ordered(provider: CardProviderName) {
  const opening = await openCardPayment(
    {
      provider,
      currency: 'INR',
      subject: { kind: 'product', slug: 'individual-counseling' },
      shown: { shownPaise: 150_000 },
    },
    { viewer: meera.viewer, submission: { key: randomUUID(), bodyHash: 'x' }, request },
  );
  if (!opening.opened) throw new Error(`not opened: ${opening.because}`);
  const row = await stored(opening.id);
  if (row.providerReference === null) throw new Error('the provider’s name of the order is missing');
  return { id: row.id, reference: row.providerReference };
}

const stored = (id: string) => db.transaction.findUniqueOrThrow({ where: { id } });

function post(provider: CardProviderName, { body, headers }: SentEvent): Promise<Response> {
  const address = `http://localhost:3000/api/webhooks/${provider}`;
  return receiveWebhook(provider, new Request(address, { method: 'POST', body, headers }));
}

const companies = {
  stripe: {
    pay: (reference: string, options = {}) => {
      counterparts.stripe.pay(reference);
      return counterparts.stripe.event('checkout.session.completed', reference, options);
    },
    expire: (reference: string) =>
      counterparts.stripe.event('checkout.session.expired', reference, {
        changes: { status: 'expired', payment_status: 'unpaid' },
      }),
    wrongAmount: { amount_total: 100 },
    wrongCurrency: { currency: 'usd' },
    stranger: { client_reference_id: '0197c3a0-1111-7222-8333-444455556666' },
  },
  razorpay: {
    pay: (reference: string, options = {}) => {
      counterparts.razorpay.pay(reference);
      return counterparts.razorpay.event('payment_link.paid', reference, options);
    },
    expire: (reference: string) =>
      counterparts.razorpay.event('payment_link.expired', reference, { changes: { status: 'expired' } }),
    wrongAmount: { amount_paid: 100 },
    wrongCurrency: { currency: 'USD' },
    stranger: { reference_id: '0197c3a0-1111-7222-8333-444455556666' },
  },
} as const;

describe.each(['stripe', 'razorpay'] as const)('an event of %s', (provider) => {
  const company = companies[provider];

  it('pays the order: row, receipt, notification, mail and audit line', async () => {
    const { id, reference } = await ordered(provider);
    expect((await stored(id)).status).toBe('pending');
    expect((await post(provider, company.pay(reference))).status).toBe(200);
    expect(await stored(id)).toMatchObject({
      status: 'paid',
      paidAt: expect.any(Date),
      method: provider,
      currency: 'INR',
      providerReference: reference,
    });
    expect(await db.receipt.count({ where: { transactionId: id } })).toBe(1);
    const notifications = await db.notification.findMany({ where: { userId: meera.viewer.userId } });
    expect(notifications).toMatchObject([{ kind: 'payment.verified' }]);
    const auditEvents = await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
    expect(auditEvents.map(({ action }) => action)).toEqual([
      'payment.card-order-opened',
      'payment.received-by-card',
    ]);
    const jobs = await db.$queryRaw<{ key: string }[]>`
      SELECT key FROM graphile_worker.jobs WHERE key = ${`send-card-payment-mail:${id}`}`;
    expect(jobs).toHaveLength(1);
  });

  it.each([
    ['without a signature', (event: SentEvent): SentEvent => ({ ...event, headers: {} })],
    [
      'with a signature of nothing',
      (event: SentEvent): SentEvent => ({
        ...event,
        headers: Object.fromEntries(Object.keys(event.headers).map((name) => [name, ''])),
      }),
    ],
    [
      'with a signature of as many letters and more bytes',
      (event: SentEvent): SentEvent => ({
        ...event,
        headers: Object.fromEntries(
          Object.entries(event.headers).map(([name, value]) => [name, value.replace(/.$/, 'é')]),
        ),
      }),
    ],
    [
      'changed on the way',
      (event: SentEvent): SentEvent => ({ ...event, body: event.body.replace('1500', '1501') }),
    ],
    ['with one more space', (event: SentEvent): SentEvent => ({ ...event, body: `${event.body} ` })],
  ])('counts for nothing %s', async (_, spoil) => {
    const { id, reference } = await ordered(provider);
    expect((await post(provider, spoil(company.pay(reference)))).status).toBe(400);
    expect((await stored(id)).status).toBe('pending');
    expect(await db.paymentProviderEvent.count()).toBe(0);
    const alarms = await db.$queryRaw`SELECT key FROM graphile_worker.jobs WHERE key LIKE 'mail-alarm%'`;
    expect(alarms).toEqual([]);
  });

  it('counts for nothing when another secret signed it', async () => {
    const { id, reference } = await ordered(provider);
    expect((await post(provider, company.pay(reference, { secret: 'whsec_other' }))).status).toBe(400);
    expect((await stored(id)).status).toBe('pending');
  });

  it('counts once, however often and however many at once arrive', { tags: ['slow'] }, async () => {
    const { id, reference } = await ordered(provider);
    const event = company.pay(reference, { eventId: 'evt_same' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(provider, event)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await db.paymentProviderEvent.count()).toBe(1);
    expect(await db.receipt.count()).toBe(1);
    expect(await db.notification.count({ where: { userId: meera.viewer.userId } })).toBe(1);
    expect(await db.transaction.count({ where: { id, status: 'paid' } })).toBe(1);
  });

  it('pays once even when it comes under many numbers', { tags: ['slow'] }, async () => {
    const { id, reference } = await ordered(provider);
    const events = Array.from({ length: 20 }, (_, index) =>
      company.pay(reference, { eventId: `evt_${index}` }),
    );
    await Promise.all(events.map((event) => post(provider, event)));
    expect(await db.receipt.count()).toBe(1);
    expect(await db.auditEntry.count({ where: { action: 'payment.received-by-card', subjectId: id } })).toBe(
      1,
    );
  });

  it.each(['wrongAmount', 'wrongCurrency'] as const)('changes nothing with a %s', async (wrong) => {
    const { id, reference } = await ordered(provider);
    const answer = await post(provider, company.pay(reference, { changes: company[wrong] }));
    expect(answer.status).toBe(200);
    expect((await stored(id)).status).toBe('pending');
    expect(await db.receipt.count()).toBe(0);
  });

  it('changes nothing about an order that is not ours', async () => {
    const { id, reference } = await ordered(provider);
    expect((await post(provider, company.pay(reference, { changes: company.stranger }))).status).toBe(200);
    expect((await stored(id)).status).toBe('pending');
  });

  it('accepts a payment after the end, but no end after a payment', { tags: ['slow'] }, async () => {
    const { id, reference } = await ordered(provider);
    await post(provider, company.expire(reference));
    expect((await stored(id)).status).toBe('failed');
    await post(provider, company.pay(reference));
    expect((await stored(id)).status).toBe('paid');
    await post(provider, company.expire(reference));
    expect((await stored(id)).status).toBe('paid');
  });

  it('comes again when we could not record it', { tags: ['slow'] }, async () => {
    const { id, reference } = await ordered(provider);
    const event = company.pay(reference, { eventId: 'evt_again' });
    await withoutTable('receipt_counters', async () => {
      const answer = await post(provider, event);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('10');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).toContain('send it again');
    });
    expect((await stored(id)).status).toBe('pending');
    expect((await post(provider, event)).status).toBe(200);
    expect((await stored(id)).status).toBe('paid');
  });

  it('has no address while there are no keys', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', '');
    vi.stubEnv('RAZORPAY_KEY_ID', '');
    expect((await post(provider, { body: '{}', headers: {} })).status).toBe(404);
  });

  it('cannot fill the memory', async () => {
    const body = new Blob(['x'.repeat(300_000)]).stream();
    const address = `http://localhost:3000/api/webhooks/${provider}`;
    const streamed = new Request(address, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect((await receiveWebhook(provider, streamed)).status).toBe(413);
  });
});

it('of Stripe is refused when it is older than five minutes', async () => {
  const { id, reference } = await ordered('stripe');
  const at = Math.floor(Date.now() / 1_000) - 400;
  expect((await post('stripe', companies.stripe.pay(reference, { at }))).status).toBe(400);
  expect((await stored(id)).status).toBe('pending');
});

it('of Stripe for a page left before the money came pays nothing yet', async () => {
  const { id, reference } = await ordered('stripe');
  const changes = { status: 'complete', payment_status: 'unpaid' };
  await post('stripe', counterparts.stripe.event('checkout.session.completed', reference, { changes }));
  expect((await stored(id)).status).toBe('pending');
  await post(
    'stripe',
    counterparts.stripe.event('checkout.session.async_payment_failed', reference, { changes }),
  );
  expect((await stored(id)).status).toBe('failed');
});

it('of Stripe that is signed but cannot be read is refused, so that it comes again', async () => {
  const { id, reference } = await ordered('stripe');
  const event = (changes: object) =>
    counterparts.stripe.event('checkout.session.completed', reference, { changes });
  const unread = await post('stripe', event({ payment_status: 'paid_in_a_new_way', status: 'complete' }));
  expect(unread.status).toBe(400);
  expect(await db.paymentProviderEvent.count()).toBe(0);
  expect((await stored(id)).status).toBe('pending');
  expect((await post('stripe', companies.stripe.pay(reference))).status).toBe(200);
  expect((await stored(id)).status).toBe('paid');
});
