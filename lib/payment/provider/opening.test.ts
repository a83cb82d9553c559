import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Opening, openCardPayment } from '@/lib/payment/provider/commands';
import { ownCardPayment } from '@/lib/payment/provider/queries';
import { cardTasks } from '@/lib/payment/provider/rules';
import { cardAmountOf } from '@/lib/payment/provider/shown-price';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { type PaymentSubject, readPaymentSubject } from '@/lib/payment/subject';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { amountInWords } from '@/lib/payment/transaction/rules';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { createPaymentRow } from '@/test/payment/payments';
import {
  createClientOf,
  createPractice,
  createQuotationRow,
  createStranger,
  type Person,
} from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const companies = setUpCardCompanies();

const request = { id: 'request-1', network: 'network' };

let meera: Person;

beforeEach(async () => {
  meera = await createStranger();
});

const counselling: PaymentSubject = { kind: 'product', slug: 'individual-counseling' };

/** Presses the button of a page that shows the present price, or a different one. */
async function open(
  subject: PaymentSubject,
  {
    provider = 'stripe',
    currency = 'INR',
    key = randomUUID(),
    person = meera,
    shownMinor,
  }: {
    provider?: 'stripe' | 'razorpay';
    currency?: 'INR' | 'USD';
    key?: string;
    person?: Person;
    shownMinor?: number;
  } = {},
): Promise<Opening> {
  const submission = { key, bodyHash: 'x' };
  const payable = await readPaymentSubject(subject, person.viewer);
  const shownPaise = shownMinor ?? (payable && cardAmountOf(payable, currency));
  const asked = { provider, currency, subject, shown: { shownPaise } };
  return openCardPayment(asked, { viewer: person.viewer, submission, request });
}

async function opened(...given: Parameters<typeof open>) {
  const opening = await open(...given);
  if (!opening.opened) throw new Error(`not opened: ${opening.because}`);
  return opening;
}

describe('opening a page to pay on', () => {
  it('asks Stripe for the price of our own file, in the chosen currency', async () => {
    await opened(counselling);
    const { url } = await opened(counselling, { currency: 'USD' });
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const price = 'line_items[0][price_data]';
    expect(
      companies.stripe.asked.map((form) => [
        form.get(`${price}[unit_amount]`),
        form.get(`${price}[currency]`),
      ]),
    ).toEqual([
      ['150000', 'inr'],
      ['4000', 'usd'],
    ]);
    expect(companies.stripe.asked[0]?.get('allowed_payment_method_types[0]')).toBe('card');
    expect(companies.stripe.asked[0]?.get('adaptive_pricing[enabled]')).toBe('false');
    const rows = await db.transaction.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    expect(rows.map(({ amount, currency }) => `${amount.toFixed(2)} ${currency}`)).toEqual([
      '1500.00 INR',
      '40.00 USD',
    ]);
  });

  it('asks Razorpay for paise, in full, and to write to nobody', async () => {
    const { id, url } = await opened(counselling, { provider: 'razorpay' });
    expect(url).toMatch(/^https:\/\/rzp\.io\//);
    expect(companies.razorpay.asked).toMatchObject([
      {
        amount: 150000,
        currency: 'INR',
        reference_id: id,
        accept_partial: false,
        notify: { email: false, sms: false },
        callback_url: `http://localhost:3000/checkout/payment/${id}`,
      },
    ]);
  });

  it.each(['stripe', 'razorpay'] as const)(
    'is one order at %s, however often it is pressed',
    async (provider) => {
      const key = randomUUID();
      const first = await opened(counselling, { provider, key });
      const again = await opened(counselling, { provider, key });
      expect(again).toEqual(first);
      expect(await db.transaction.count()).toBe(1);
      expect(companies.stripe.asked.length + companies.razorpay.asked.length).toBe(1);
    },
  );

  it('refuses anything without a price, without a page, or of another owner', {
    tags: ['slow'],
  }, async () => {
    const asha = await createPractice();
    const ravi = await createClientOf(asha.therapist);
    const accepted = await createQuotationRow(asha, ravi, { status: 'accepted' });
    const pending = await createQuotationRow(asha, ravi);
    const unknown = { opened: false, because: 'unknown' };
    expect(await open({ kind: 'product', slug: 'gift-card' })).toEqual(unknown);
    expect(await open({ kind: 'product', slug: 'internship-clinical-observation' })).toEqual(unknown);
    expect(await open({ kind: 'quotation', id: accepted.id })).toEqual(unknown);
    expect(await open({ kind: 'quotation', id: pending.id }, { person: ravi })).toEqual(unknown);
    expect(await open({ kind: 'quotation', id: accepted.id }, { person: ravi, currency: 'USD' })).toEqual(
      unknown,
    );
    expect(await open({ kind: 'internship', applicationId: accepted.id })).toEqual(unknown);
    expect(await open(counselling, { provider: 'razorpay', currency: 'USD' })).toEqual({
      opened: false,
      because: 'closed',
    });
    expect(await db.transaction.count()).toBe(0);
    await opened({ kind: 'quotation', id: accepted.id }, { person: ravi });
  });

  it('refuses a quotation for which a payment is being checked', async () => {
    const asha = await createPractice();
    const ravi = await createClientOf(asha.therapist);
    const { id: quotationId } = await createQuotationRow(asha, ravi, { status: 'accepted' });
    await createPaymentRow({ quotationId });
    const settled = { opened: false, because: 'settled' };
    expect(await open({ kind: 'quotation', id: quotationId }, { person: ravi })).toEqual(settled);
  });

  it('charges nobody for a place that was refused while the page was open', async () => {
    const { id: applicationId } = await db.internshipApplication.create({
      data: {
        userId: meera.viewer.userId,
        programSlug: 'clinical-observation',
        intake: new Date('2027-01-04'),
        name: 'Meera Rao',
        email: meera.viewer.email,
        education: 'MA Psychology',
        statement: 'I would like to learn.',
        status: 'declined',
        decidedAt: new Date(),
      },
    });
    const subject: PaymentSubject = { kind: 'internship', applicationId };
    expect(await open(subject)).toEqual({ opened: false, because: 'unknown' });
    expect(await db.transaction.count()).toBe(0);
    await db.internshipApplication.update({
      where: { id: applicationId },
      data: { status: 'accepted' },
    });
    await opened(subject);
  });

  it('never lets one person’s submit open another person’s order', async () => {
    const key = randomUUID();
    await opened(counselling, { key });
    const stranger = await createStranger();
    expect(await open(counselling, { key, person: stranger })).toEqual({ opened: false, because: 'settled' });
    expect(await db.transaction.count()).toBe(1);
  });

  it('says when the company does not answer, and accepts another submit', { tags: ['slow'] }, async () => {
    const key = randomUUID();
    vi.stubEnv('STRIPE_API_URL', 'http://127.0.0.1:9');
    vi.stubEnv('RAZORPAY_API_URL', 'http://127.0.0.1:9');
    const notOpened = { opened: false, because: 'notOpened' };
    expect(await open(counselling, { key })).toEqual(notOpened);
    expect(await open(counselling, { provider: 'razorpay' })).toEqual(notOpened);
    vi.stubEnv('STRIPE_API_URL', companies.stripe.origin);
    await opened(counselling, { key });
  });

  it('is closed without keys', async () => {
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', '');
    expect(await open(counselling)).toEqual({ opened: false, because: 'closed' });
  });
});

const referenceOf = async (id: string) => {
  const { providerReference } = await db.transaction.findUniqueOrThrow({ where: { id } });
  return providerReference ?? '';
};

describe('coming back', () => {
  it('finds the payment, even before any event has come', async () => {
    const { id } = await opened(counselling);
    expect(await ownCardPayment(meera.viewer, id)).toMatchObject({
      state: 'pending',
      continueAt: expect.stringContaining('https://checkout.stripe.com/'),
      page: '/checkout/individual-counseling',
    });
    companies.stripe.pay(await referenceOf(id));
    const paid = { state: 'paid', amountPaise: 150_000, currency: 'INR', continueAt: null };
    expect(await ownCardPayment(meera.viewer, id)).toMatchObject(paid);
    expect(await ownCardPayment(meera.viewer, id)).toMatchObject(paid);
    expect(await db.receipt.count()).toBe(1);
  });

  it('shows dollars as dollars, with a receipt that says so', { tags: ['slow'] }, async () => {
    const { id } = await opened(counselling, { currency: 'USD' });
    companies.stripe.pay(await referenceOf(id));
    const payment = await ownCardPayment(meera.viewer, id);
    expect(payment && amountInWords(payment)).toBe('US$40');
    expect(payment?.state).toBe('paid');
    const { transactions } = await listOwnTransactions(meera.viewer);
    expect(transactions.map(amountInWords)).toEqual(['US$40']);
    expect(transactions[0]?.receipts).toMatchObject([{ kind: 'receipt', amountPaise: 4_000 }]);
    expect(await readReceipt(meera.viewer, transactions[0]?.receipts[0]?.id ?? '')).toMatchObject({
      number: expect.stringMatching(/^R\/\d\d-\d\d\/000001$/),
      currency: 'USD',
      amountPaise: 4_000,
      payee: { name: 'Antarman' },
    });
  });

  it('shows what is known when the company does not answer', async () => {
    const { id } = await opened(counselling, { provider: 'razorpay' });
    vi.stubEnv('RAZORPAY_API_URL', 'http://127.0.0.1:9');
    expect(await ownCardPayment(meera.viewer, id)).toMatchObject({ state: 'pending', continueAt: null });
  });

  it('shows a stranger nothing, nor a payment made in another way', async () => {
    const { id } = await opened(counselling);
    const stranger = await createStranger();
    expect(await ownCardPayment(stranger.viewer, id)).toBeNull();
    expect(await ownCardPayment(meera.viewer, 'no id')).toBeNull();
    const upi = await db.transaction.create({
      data: { clientId: meera.viewer.profile.id, description: 'Session', amount: '10' },
    });
    expect(await ownCardPayment(meera.viewer, upi.id)).toBeNull();
  });
});

describe('an order without an event', () => {
  async function lookAfter(id: string) {
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = ${`${cardTasks.lookAfter}:${id}`}`;
    await runDueJobs(tasks);
  }
  const statusOf = async (id: string) => (await db.transaction.findUniqueOrThrow({ where: { id } })).status;

  it('is checked once its time is over', { tags: ['slow'] }, async () => {
    const left = await opened(counselling);
    const paid = await opened(counselling, { provider: 'razorpay' });
    companies.stripe.expire(await referenceOf(left.id));
    companies.razorpay.pay(await referenceOf(paid.id));
    await lookAfter(left.id);
    await lookAfter(paid.id);
    expect(await statusOf(left.id)).toBe('failed');
    expect(await statusOf(paid.id)).toBe('paid');
  });

  it('is closed when the company never made a page for it', { tags: ['slow'] }, async () => {
    vi.stubEnv('STRIPE_API_URL', 'http://127.0.0.1:9');
    const key = randomUUID();
    await open(counselling, { key });
    await lookAfter(key);
    expect(await statusOf(key)).toBe('failed');
  });
});

it('an accepted quotation becomes paid with the money, and both sides are told', {
  tags: ['slow'],
}, async () => {
  const asha = await createPractice();
  const ravi = await createClientOf(asha.therapist);
  const { id: quotationId } = await createQuotationRow(asha, ravi, { status: 'accepted' });
  const { id } = await opened({ kind: 'quotation', id: quotationId }, { person: ravi, provider: 'razorpay' });
  const status = async () => (await db.quotation.findUniqueOrThrow({ where: { id: quotationId } })).status;
  expect(await status()).toBe('accepted');
  companies.razorpay.pay(await referenceOf(id));
  await ownCardPayment(ravi.viewer, id);
  expect(await status()).toBe('paid');
  const notifications = await db.notification.findMany({ where: { kind: 'quotation.paid' } });
  expect(notifications.map(({ userId }) => userId)).toEqual([asha.viewer.userId]);
});
