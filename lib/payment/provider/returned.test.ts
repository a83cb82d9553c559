import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardPaymentsAsCsv, listCardPayments } from '@/lib/admin/card-payment/queries';
import { notificationJobs } from '@/lib/notification/jobs';
import { openCardPayment } from '@/lib/payment/provider/commands';
import { cardJobs } from '@/lib/payment/provider/jobs';
import { ownCardPayment } from '@/lib/payment/provider/queries';
import type { CardProviderName } from '@/lib/payment/provider/rules';
import { cardAmountOf } from '@/lib/payment/provider/shown-price';
import { receiveWebhook } from '@/lib/payment/provider/webhook';
import { type PaymentSubject, readPaymentSubject } from '@/lib/payment/subject';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { openAllHours } from '@/test/booking/hours';
import type { SentEvent } from '@/test/counterpart/counterpart';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { createClientOf, createPractice, createQuotationRow, type Person } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const companies = setUpCardCompanies();
const mails = setUpMailCatcher();

let asha: Awaited<ReturnType<typeof createPractice>>;
let ravi: Person;
let quotationId: string;

beforeEach(async () => {
  asha = await createPractice();
  ravi = await createClientOf(asha.therapist);
  quotationId = (await createQuotationRow(asha, ravi, { status: 'accepted' })).id;
});

/** A page of this company for the quotation or another subject, open next to any other. */
async function openPage(
  provider: CardProviderName,
  subject: PaymentSubject = { kind: 'quotation', id: quotationId },
) {
  const payable = await readPaymentSubject(subject, ravi.viewer);
  const opening = await openCardPayment(
    { provider, currency: 'INR', subject, shown: payable && { shownPaise: cardAmountOf(payable, 'INR') } },
    {
      viewer: ravi.viewer,
      submission: { key: randomUUID(), bodyHash: 'x' },
      request: { id: 'request-1', network: 'network' },
    },
  );
  if (!opening.opened) throw new Error(`not opened: ${opening.because}`);
  return { provider, id: opening.id, reference: (await stored(opening.id)).providerReference ?? '' };
}

type OpenPage = Awaited<ReturnType<typeof openPage>>;

const stored = (id: string) => db.transaction.findUniqueOrThrow({ where: { id } });

async function post(provider: CardProviderName, { body, headers }: SentEvent): Promise<number> {
  const address = `http://localhost:3000/api/webhooks/${provider}`;
  return (await receiveWebhook(provider, new Request(address, { method: 'POST', body, headers }))).status;
}

function pay({ provider, reference }: OpenPage): Promise<number> {
  if (provider === 'stripe') {
    companies.stripe.pay(reference);
    return post(provider, companies.stripe.event('checkout.session.completed', reference));
  }
  companies.razorpay.pay(reference);
  return post(provider, companies.razorpay.event('payment_link.paid', reference));
}

const refundEvent = ({ provider, reference }: OpenPage, paise?: number) =>
  companies[provider].refundEvent(reference, paise);

const refundsAt = (provider: CardProviderName) =>
  provider === 'stripe' ? companies.stripe.refunds.size : companies.razorpay.refunds.length;

/** The state of each payment in the payer's list, newest first. */
const states = async () => (await listOwnTransactions(ravi.viewer)).transactions.map(({ state }) => state);

const quotation = () => db.quotation.findUniqueOrThrow({ where: { id: quotationId } });

describe.each([
  ['stripe', ['slow']],
  ['razorpay', []],
] as const)('a second payment for one quotation at %s', (provider, tags) => {
  it('goes back by itself; the first one stays, with the one receipt', { tags: [...tags] }, async () => {
    const first = await openPage(provider);
    const second = await openPage(provider);
    expect(await pay(first)).toBe(200);
    expect(await pay(second)).toBe(200);
    expect(await stored(second.id)).toMatchObject({ status: 'paid', returningBecause: 'twice' });
    expect(await ownCardPayment(ravi.viewer, first.id)).toMatchObject({ state: 'paid', returning: null });
    expect(await ownCardPayment(ravi.viewer, second.id)).toMatchObject({ returning: 'twice' });
    expect(await states()).toEqual(['returning', 'paid']);
    await runDueJobs(cardJobs);
    expect(await states()).toEqual(['refunded', 'paid']);
    expect(await stored(first.id)).toMatchObject({ status: 'paid', returningBecause: null });
    expect(await stored(second.id)).toMatchObject({ status: 'refunded', refundedAt: expect.any(Date) });
    expect(refundsAt(provider)).toBe(1);
    expect((await quotation()).status).toBe('paid');
    expect(await db.receipt.findMany({ select: { transactionId: true } })).toEqual([
      { transactionId: first.id },
    ]);
    await runDueJobs(cardJobs);
    const subjects = mails.caught.map(({ mail }) => mail.subject);
    expect(subjects.toSorted()).toEqual(['We are refunding a card payment', 'Your payment is confirmed']);
  });

  it('of two that arrive at the same moment, one stays and one goes back', { tags: ['slow'] }, async () => {
    const pages = [await openPage(provider), await openPage(provider)];
    expect(await Promise.all(pages.map(pay))).toEqual([200, 200]);
    await runDueJobs(cardJobs);
    const states = await db.transaction.findMany({ select: { status: true } });
    expect(states.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded']);
    expect(refundsAt(provider)).toBe(1);
  });

  it('waits while the company does not answer, and then goes back once', { tags: ['slow'] }, async () => {
    const [first, late] = [await openPage(provider), await openPage(provider)];
    await pay(first);
    companies[provider].refuseRefunds(true);
    await pay(late);
    await runDueJobs(cardJobs);
    expect((await stored(late.id)).status).toBe('paid');
    companies[provider].refuseRefunds(false);
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
    await runDueJobs(cardJobs);
    expect((await stored(late.id)).status).toBe('refunded');
    expect(refundsAt(provider)).toBe(1);
  });

  it('goes back as well when what it was for is no longer open', { tags: ['slow'] }, async () => {
    const page = await openPage(provider);
    await db.quotation.update({ where: { id: quotationId }, data: { status: 'withdrawn' } });
    await pay(page);
    expect((await stored(page.id)).returningBecause).toBe('closed');
    await runDueJobs(cardJobs);
    expect((await stored(page.id)).status).toBe('refunded');
    expect((await quotation()).status).toBe('withdrawn');
  });
});

it('pays a quotation and goes back by card: its therapist is told of both by mail, in general words', async () => {
  await openAllHours(asha.viewer);
  const page = await openPage('razorpay');
  await pay(page);
  expect(await post('razorpay', refundEvent(page))).toBe(200);
  await runDueJobs(notificationJobs);
  const user = await db.user.findUniqueOrThrow({ where: { id: asha.viewer.userId } });
  const told = ['Your quotation has been paid', 'A card payment for you was refunded'];
  expect(mails.caught.map(({ recipients }) => recipients)).toEqual(told.map(() => [user.email]));
  for (const title of told) {
    expect(mails.caught.filter(({ mail }) => mail.text?.includes(title))).toHaveLength(1);
  }
  for (const { mail } of mails.caught)
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/Ravi|₹|9,?000|therapy/);
  await runDueJobs(notificationJobs);
  expect(mails.caught).toHaveLength(2);
});

describe.each(['stripe', 'razorpay'] as const)('a refund made at %s', (provider) => {
  it('refunds the quotation and the transaction, with a credit note, once', { tags: ['slow'] }, async () => {
    const page = await openPage(provider);
    await pay(page);
    const event = refundEvent(page);
    expect([await post(provider, event), await post(provider, event)]).toEqual([200, 200]);
    expect(await post(provider, refundEvent(page))).toBe(200);
    expect((await stored(page.id)).status).toBe('refunded');
    expect((await quotation()).status).toBe('refunded');
    const papers = await db.receipt.findMany({
      orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }],
      select: { kind: true },
    });
    expect(papers.map(({ kind }) => kind === 'credit_note')).toEqual([false, true]);
  });

  it('of a part counts as that part, and the last one refunds the quotation', {
    tags: ['slow'],
  }, async () => {
    const page = await openPage(provider);
    await pay(page);
    await runDueJobs(cardJobs);
    await db.notification.deleteMany();
    mails.caught.length = 0;
    // Events hold the refunded sum so far, and may come late or twice.
    for (const paise of [100_000, 250_000, 100_000, 250_000]) {
      expect(await post(provider, refundEvent(page, paise))).toBe(200);
    }
    expect(await stored(page.id)).toMatchObject({ status: 'paid', refundedAt: null });
    expect((await stored(page.id)).refundedAmount.toFixed(2)).toBe('2500.00');
    expect((await quotation()).status).toBe('paid');
    const notes = () => db.receipt.findMany({ where: { kind: 'credit_note' }, orderBy: { number: 'asc' } });
    expect((await notes()).map(({ amount }) => amount.toFixed(2))).toEqual(['1000.00', '1500.00']);
    const told = await db.notification.findMany();
    expect(told.map(({ userId, body }) => `${userId} ${body}`).toSorted()).toEqual(
      ['₹1,000', '₹2,500']
        .flatMap((back) =>
          [ravi, asha].map(({ viewer }) => `${viewer.userId} ${back} of ₹9,000 refunded so far.`),
        )
        .toSorted(),
    );
    expect(await post(provider, refundEvent(page))).toBe(200);
    expect((await stored(page.id)).status).toBe('refunded');
    expect((await quotation()).status).toBe('refunded');
    expect((await notes()).map(({ amount }) => amount.toFixed(2)).at(-1)).toBe('6500.00');
    await runDueJobs(cardJobs);
    expect(mails.caught.map(({ mail }) => mail.subject).toSorted()).toEqual([
      'A payment has been refunded',
      'Part of a payment has been refunded',
      'Part of a payment has been refunded',
    ]);
  });

  it('above what was paid, or of money that we do not know, changes nothing', {
    tags: ['slow'],
  }, async () => {
    const page = await openPage(provider);
    await pay(page);
    expect(await post(provider, refundEvent(page, 900_001))).toBe(200);
    expect((await stored(page.id)).status).toBe('paid');
    expect(await db.refund.count()).toBe(0);
    await db.transaction.update({ where: { id: page.id }, data: { providerPayment: 'another' } });
    expect(await post(provider, refundEvent(page))).toBe(200);
    expect((await stored(page.id)).status).toBe('paid');
  });
});

it.each(['stripe', 'razorpay'] as const)(
  'of which a part went back at %s sends back the rest',
  { tags: ['slow'] },
  async (provider) => {
    const [first, twice] = [await openPage(provider), await openPage(provider)];
    await pay(first);
    await pay(twice);
    await post(provider, refundEvent(twice, 100_000));
    if (provider === 'razorpay') companies.razorpay.refundAtCompany(twice.reference, 100_000);
    await runDueJobs(cardJobs);
    expect(await stored(twice.id)).toMatchObject({ status: 'refunded' });
    const sent =
      provider === 'stripe'
        ? [...companies.stripe.refunds.values()].map((form) => Number(form.get('amount')))
        : companies.razorpay.refunds.map(({ amount }) => amount);
    expect(sent).toEqual([800_000]);
    expect((await quotation()).status).toBe('paid');
  },
);

it('keeps nobody from a place while it waits to go back', { tags: ['slow'] }, async () => {
  const { id: applicationId } = await db.internshipApplication.create({
    data: {
      userId: ravi.viewer.userId,
      programSlug: 'clinical-observation',
      intake: new Date('2027-01-04'),
      name: 'Ravi Sharma',
      email: ravi.viewer.email,
      education: 'MA Psychology',
      statement: 'I would like to learn.',
      status: 'accepted',
      decidedAt: new Date(),
    },
  });
  const place = { kind: 'internship', applicationId } as const;
  const [first, twice] = [await openPage('stripe', place), await openPage('stripe', place)];
  await pay(first);
  await pay(twice);
  expect((await stored(twice.id)).returningBecause).toBe('twice');
  await post('stripe', refundEvent(first));
  const third = await openPage('stripe', place);
  await pay(third);
  expect(await stored(third.id)).toMatchObject({ status: 'paid', returningBecause: null });
});

it('is seen in the back office with its state and why, and in the file', { tags: ['slow'] }, async () => {
  const first = await openPage('stripe');
  const second = await openPage('razorpay');
  const third = await openPage('stripe');
  await pay(first);
  await pay(second);
  const { viewer } = await createAdmin();
  const { rows } = await listCardPayments(viewer, {});
  expect(rows.map(({ id, state, because, company }) => [id, state, because, company])).toEqual([
    [third.id, 'pending', null, 'Stripe'],
    [second.id, 'returning', 'Duplicate payment', 'Razorpay'],
    [first.id, 'paid', null, 'Stripe'],
  ]);
  const narrowed = await listCardPayments(viewer, { state: 'returning' });
  expect(narrowed.rows.map(({ id }) => id)).toEqual([second.id]);
  const paid = await listCardPayments(viewer, { state: 'paid', q: ravi.viewer.email });
  expect(paid.rows.map(({ id }) => id)).toEqual([first.id]);
  const file = await cardPaymentsAsCsv(viewer, {});
  expect(file.rows).toHaveLength(3);
  expect(file.columns).toContain('Why');
});
