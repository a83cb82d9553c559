import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { listMadeQuotations, listOwnQuotations } from '@/lib/payment/quotation/queries';
import { paymentStateOf } from '@/lib/payment/submission/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { refundPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { randomCases } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow, createQuotationPayment, paymentTraces } from '@/test/payment/payments';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { paidPlan } from '@/test/plan/paid-plans';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');
let admin: Awaited<ReturnType<typeof createAdmin>>;

beforeEach(async () => {
  admin = await createAdmin();
});

const statusOf = async (id: string) =>
  (await db.paymentSubmission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

const sums = async (id: string) => {
  const { status, amount, refundedAmount, refunds, receipts } = await db.transaction.findUniqueOrThrow({
    where: { paymentSubmissionId: id },
    include: { refunds: { orderBy: { id: 'asc' } }, receipts: { orderBy: { id: 'asc' } } },
  });
  return {
    status,
    amount: amount.toFixed(2),
    back: refundedAmount.toFixed(2),
    refunds: refunds.map((refund) => refund.amount.toFixed(2)),
    notes: receipts.flatMap((paper) =>
      paper.kind === 'credit_note' ? [`${paper.number}: ${paper.amount.toFixed(2)}`] : [],
    ),
  };
};
const part = (amountPaise: number | null, beforePaise: number | null = null) => ({
  reason: 'One session fell out.',
  amountPaise,
  beforePaise,
});

describe('refunding', () => {
  it('in parts keeps the payment verified and its quotation paid until nothing is left', async () => {
    const { practice, client, quotation, payment } = await createQuotationPayment();
    const { id } = payment;
    await verifyPayment(id, null, admin, now);
    await db.notification.deleteMany();
    const quotationStatus = async () =>
      (await db.quotation.findUniqueOrThrow({ where: { id: quotation.id } })).status;
    expect(await refundPayment(id, part(100_000), admin, now)).toEqual({ done: true, inPart: true });
    expect(await refundPayment(id, part(200_050), admin, now)).toEqual({ done: true, inPart: true });
    expect([await statusOf(id), await quotationStatus()]).toEqual(['verified', 'paid']);
    expect(await sums(id)).toEqual({
      status: 'paid',
      amount: '9000.00',
      back: '3000.50',
      refunds: ['1000.00', '2000.50'],
      notes: ['1: 1000.00', '2: 2000.50'],
    });
    const told = await db.notification.findMany({
      where: { kind: 'payment.refunded' },
      orderBy: { id: 'asc' },
    });
    const words = (userId: string) =>
      told.filter((one) => one.userId === userId).map(({ title, body }) => [title, body]);
    expect(words(client.viewer.userId)).toEqual([
      ['Part of a payment has been refunded', '₹1,000 of ₹9,000 refunded so far.'],
      ['Part of a payment has been refunded', '₹3,000.50 of ₹9,000 refunded so far.'],
    ]);
    expect(words(practice.viewer.userId)).toHaveLength(2);
    const refund = { refundedPaise: 300_050, paidPaise: 900_000 };
    const [seen] = (await listOwnQuotations(client.viewer)).quotations;
    expect(seen).toMatchObject({ status: 'paid', refund });
    expect((await listMadeQuotations(practice.viewer)).quotations[0]).toMatchObject({ refund });
    const [own] = (await listOwnTransactions(client.viewer)).transactions;
    expect(own).toMatchObject({ state: 'paid', refund });
    const token = own?.statusUrl?.split('/').at(-1) ?? '';
    const back = { reason: 'One session fell out.' };
    expect(await paymentStateOf(token)).toMatchObject({
      status: 'verified',
      refund,
      steps: [
        { status: 'pending', back: null },
        { status: 'verified', back: null },
        { status: 'refunded', back: { ...back, amountPaise: 100_000 } },
        { status: 'refunded', back: { ...back, amountPaise: 200_050 } },
      ],
    });
    expect(await refundPayment(id, part(null), admin, now)).toEqual({ done: true });
    expect([await statusOf(id), await quotationStatus()]).toEqual(['refunded', 'refunded']);
    expect(await sums(id)).toMatchObject({ status: 'refunded', back: '9000.00' });
    const settled = { done: false, because: 'settled', current: 'refunded' };
    expect(await refundPayment(id, part(1), admin, now)).toEqual(settled);
  });

  it('above what is left is refused, and leaves no trace', { tags: ['slow'] }, async () => {
    const { id } = await createPaymentRow();
    await verifyPayment(id, null, admin, now);
    await refundPayment(id, part(100_000), admin, now);
    const before = await paymentTraces();
    for (const paise of [50_001, 150_000, 100_000_000]) {
      expect(await refundPayment(id, part(paise), admin, now)).toEqual({
        done: false,
        because: 'refund-above',
        restPaise: 50_000,
      });
    }
    expect(await refundPayment(id, part(0), admin, now)).toMatchObject({ because: 'refund-above' });
    expect(await paymentTraces()).toEqual(before);
  });

  it('by several at once never sends more back than came', { tags: ['slow'] }, async () => {
    const { id } = await createPaymentRow();
    await verifyPayment(id, null, admin, now);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => refundPayment(id, part(40_000), admin, now)),
    );
    expect(outcomes.filter(({ done }) => done)).toHaveLength(3);
    expect(await sums(id)).toMatchObject({ status: 'paid', back: '1200.00' });
    expect((await sums(id)).notes).toEqual(['1: 400.00', '2: 400.00', '3: 400.00']);
  });

  it('sent twice from one page counts once', { tags: ['slow'] }, async () => {
    const { id } = await createPaymentRow();
    await verifyPayment(id, null, admin, now);
    const twice = await Promise.all([1, 2].map(() => refundPayment(id, part(40_000, 0), admin, now)));
    expect(twice).toContainEqual({ done: true, inPart: true });
    expect(twice).toContainEqual({ done: false, because: 'refund-since', refundedPaise: 40_000 });
    expect(await sums(id)).toMatchObject({ back: '400.00' });
  });

  it('reverses the receipt with the first number of the credit notes, once', { tags: ['slow'] }, async () => {
    const { id } = await createPaymentRow();
    expect(await refundPayment(id, { reason: 'Too early.' }, admin, now)).toMatchObject({
      because: 'settled',
      current: 'pending',
    });
    await verifyPayment(id, null, admin, now);
    const outcomes = await Promise.all(
      [1, 2].map(() => refundPayment(id, { reason: 'Cancelled in time.' }, admin, now)),
    );
    expect(outcomes.map(({ done }) => done).sort()).toEqual([false, true]);
    const transaction = await db.transaction.findFirstOrThrow({
      include: { receipts: { orderBy: { id: 'asc' } } },
    });
    expect(transaction).toMatchObject({ status: 'refunded', refundedAt: now });
    const [receipt, note, ...others] = transaction.receipts;
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ kind: 'receipt', number: 1 });
    expect(note).toMatchObject({ kind: 'credit_note', number: 1, correctsId: receipt?.id });
    expect(note?.amount.equals(receipt?.amount ?? 0)).toBe(true);
  });
});

it('one session of six: its credit note says so, and the payment keeps the rest', {
  tags: ['slow'],
}, async () => {
  const { paymentId } = await paidPlan(await createPractice(), await createStranger());
  expect(await refundPayment(paymentId, part(160_008), admin, now)).toEqual({ done: true, inPart: true });
  const note = await db.receipt.findFirstOrThrow({ where: { kind: 'credit_note' } });
  expect(note.payer).toMatchObject({ part: '1 of 6 sessions', sessions: [] });
});

it('says at the quotation that its payment was refunded, and tells both sides', {
  tags: ['slow'],
}, async () => {
  const { practice, client, quotation, payment } = await createQuotationPayment();
  await verifyPayment(payment.id, null, admin, now);
  await db.notification.deleteMany();
  expect(await refundPayment(payment.id, { reason: 'Cancelled in time.' }, admin, now)).toEqual({
    done: true,
  });
  expect(await db.quotation.findUniqueOrThrow({ where: { id: quotation.id } })).toMatchObject({
    status: 'refunded',
  });
  const told = await db.notification.findMany({ where: { kind: 'payment.refunded' } });
  expect(told.map(({ userId }) => userId).sort()).toEqual(
    [practice.viewer.userId, client.viewer.userId].sort(),
  );
});

it('adds up at any moment: what went back is what was asked and allowed, note by note', {
  tags: ['slow'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 80_000 }), { minLength: 1, maxLength: 8 }),
      async (wanted) => {
        const { id } = await createPaymentRow();
        await verifyPayment(id, null, admin, now);
        let back = 0;
        for (const paise of wanted) {
          const allowed = back + paise <= 150_000;
          if (allowed) back += paise;
          expect((await refundPayment(id, part(paise), admin, now)).done).toBe(allowed);
          const { status, back: stored, refunds, notes } = await sums(id);
          const inPaise = (rupees: string) => Math.round(Number(rupees) * 100);
          expect(inPaise(stored)).toBe(back);
          expect(refunds.reduce((sum, rupees) => sum + inPaise(rupees), 0)).toBe(back);
          expect(notes.map((note) => note.split(': ')[1])).toEqual(refunds);
          expect(status).toBe(back === 150_000 ? 'refunded' : 'paid');
        }
      },
    ),
    randomCases(25),
  );
});
