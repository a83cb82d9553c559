import { beforeEach, describe, expect, it } from 'vitest';
import { findBooking } from '@/lib/booking/queries';
import { paymentStatusAddress } from '@/lib/payment/link';
import { receiveWebhook } from '@/lib/payment/provider/webhook';
import { paymentStateOf } from '@/lib/payment/submission/queries';
import { refundPayment, rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { verificationJobs } from '@/lib/payment/verification/jobs';
import { readyToVerifyTogether } from '@/lib/payment/verification/queries';
import { settledOtherwise } from '@/lib/payment/verification/settled-otherwise';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createDueAppointment, openCardPage } from '@/test/payment/card-appointments';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import {
  accountFor,
  createCreditRow,
  createPaymentRow,
  createQuotationPayment,
  paymentTraces,
} from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const catcher = setUpMailCatcher();
const companies = setUpCardCompanies();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let admin: Awaited<ReturnType<typeof createAdmin>> & { readonly onBehalf: string };

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  admin = { ...(await createAdmin()), onBehalf: 'They asked us.' };
});

/** An appointment paid by card while a transfer report for it is open. */
async function paidTwice(given: object = {}) {
  const appointmentId = await createDueAppointment(asha, meera);
  const page = await openCardPage(appointmentId, meera);
  const report = await createPaymentRow({
    therapistId: asha.therapist.id,
    appointmentId,
    clientId: meera.viewer.profile.id,
    amount: '1800.00',
    ...given,
  });
  companies.stripe.pay(page.reference);
  const { body, headers } = companies.stripe.event('checkout.session.completed', page.reference);
  const request = new Request('http://localhost:3000/api/webhooks/stripe', { method: 'POST', body, headers });
  expect((await receiveWebhook('stripe', request)).status).toBe(200);
  await db.notification.deleteMany();
  return { appointmentId, report, page };
}

const reason = 'Sent back with reference 632500000001.';
const statusOf = async (id: string) => {
  const link = paymentStatusAddress(id).split('/').at(-1) ?? '';
  return paymentStateOf(link);
};
const toldPayer = async () =>
  (await db.notification.findMany({ where: { userId: meera.viewer.userId } })).map(({ title }) => title);
async function mailsToPayer() {
  await runDueJobs(verificationJobs);
  return catcher.caught
    .filter(({ recipients }) => recipients.includes(meera.viewer.email))
    .map(({ mail }) => mail.subject);
}

describe('a report beside a card payment', () => {
  it('says so to whoever decides and to the payer, and cannot be verified', async () => {
    const { report } = await paidTwice();
    expect(await settledOtherwise(db, report)).toMatchObject({ because: 'twice', method: 'Card (Stripe)' });
    expect(await verifyPayment(report.id, null, admin)).toEqual({ done: false, because: 'appointment' });
    expect(await statusOf(report.id)).toMatchObject({ status: 'pending', paidOtherwise: expect.any(Date) });
  });

  it('is answered “it arrived too”: the money came and went, counts for nothing, and the payer is told', {
    tags: ['slow'],
  }, async () => {
    const { report, appointmentId, page } = await paidTwice();
    expect(await refundPayment(report.id, { reason }, admin)).toEqual({ done: true, uncounted: true });
    const money = await db.transaction.findUniqueOrThrow({
      where: { paymentSubmissionId: report.id },
      include: { receipts: true, refunds: true },
    });
    expect(money).toMatchObject({ status: 'refunded', returningBecause: 'twice', receipts: [] });
    expect(money.refunds.map(({ amount }) => amount.toFixed(2))).toEqual(['1800.00']);
    expect((await findBooking(appointmentId))?.fee).toMatchObject({ state: 'verified', refund: null });
    expect(await db.transaction.findUniqueOrThrow({ where: { id: page.id } })).toMatchObject({
      status: 'paid',
    });
    expect(await toldPayer()).toEqual(['You paid twice. We are refunding the second payment']);
    expect(await mailsToPayer()).toEqual(['We are refunding a payment']);
    const seen = await statusOf(report.id);
    expect(seen).toMatchObject({ status: 'refunded', papers: [], paidOtherwise: expect.any(Date) });
    expect(seen?.steps.at(-1)?.back).toEqual({ amountPaise: 180_000, reason });
    // Repeating the answer counts once.
    expect(await refundPayment(report.id, { reason }, admin)).toMatchObject({ done: false });
  });

  it('is answered “nothing arrived”: it is closed, and nobody is asked to pay again', {
    tags: ['slow'],
  }, async () => {
    const { report, appointmentId } = await paidTwice();
    expect(await rejectPayment(report.id, 'Paid by card.', admin)).toEqual({ done: true });
    expect(await toldPayer()).toEqual(['A payment you told us about is closed: it is paid in another way']);
    expect(await mailsToPayer()).toEqual(['A payment you told us about is closed']);
    expect(await statusOf(report.id)).toMatchObject({ status: 'rejected', paidOtherwise: expect.any(Date) });
    expect((await findBooking(appointmentId))?.fee.state).toBe('verified');
  });

  it('sends back what the bank says came, and refuses another amount', { tags: ['slow'] }, async () => {
    const { report } = await paidTwice({ status: 'matched' });
    await createCreditRow({
      accountId: await accountFor(asha.therapist.id),
      paymentSubmissionId: report.id,
      matchReason: 'reference: x',
      matchedAt: new Date(),
      amount: '1750.00',
    });
    const before = await paymentTraces();
    expect(await refundPayment(report.id, { reason, amountPaise: 180_000 }, admin)).toEqual({
      done: false,
      because: 'amount-differs',
    });
    expect(await paymentTraces()).toEqual(before);
    expect(await refundPayment(report.id, { reason, amountPaise: 175_000 }, admin)).toMatchObject({
      done: true,
    });
  });

  it('is not among those that one press verifies, and is no business of a stranger', async () => {
    const { report } = await paidTwice({ status: 'matched' });
    const own = { ...asha.viewer, secondFactorAt: new Date() };
    await createCreditRow({
      accountId: await accountFor(asha.therapist.id),
      paymentSubmissionId: report.id,
      matchReason: 'reference: x',
      matchedAt: new Date(),
      amount: '1800.00',
    });
    expect((await readyToVerifyTogether(own as never)).ids).toEqual([]);
    const stranger = await createPractice();
    const reviewer = { viewer: stranger.viewer, request: admin.request } as never;
    expect(await refundPayment(report.id, { reason }, reviewer)).toEqual({ done: false, because: 'unknown' });
    expect(await verifyPayment(report.id, null, reviewer)).toEqual({ done: false, because: 'unknown' });
  });
});

it('a second report of a quotation that is paid is answered the same way, and the plan keeps its money', {
  tags: ['slow'],
}, async () => {
  const { quotation, payment, client } = await createQuotationPayment();
  const second = await createPaymentRow({
    quotationId: quotation.id,
    therapistId: payment.therapistId,
    clientId: client.viewer.profile.id,
    amount: '9000.00',
    referenceNumber: '632499999999',
  });
  expect(await verifyPayment(payment.id, null, admin)).toEqual({ done: true });
  expect(await refundPayment(second.id, { reason }, admin)).toEqual({ done: true, uncounted: true });
  const { status } = await db.quotation.findUniqueOrThrow({ where: { id: quotation.id } });
  expect(status).toBe('paid');
  expect(await db.receipt.count()).toBe(1);
});

it('a report that nothing else has paid cannot be sent back before it is verified', {
  tags: ['slow'],
}, async () => {
  const { payment } = await createQuotationPayment();
  const before = await paymentTraces();
  expect(await refundPayment(payment.id, { reason }, admin)).toEqual({
    done: false,
    because: 'settled',
    current: 'pending',
  });
  expect(await paymentTraces()).toEqual(before);
});
