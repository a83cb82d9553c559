// Fifty meetings of two processes each.

import { beforeEach, expect, it } from 'vitest';
import { paymentStatusAddress } from '@/lib/payment/link';
import type { Reviewer } from '@/lib/payment/payee/access';
import { paymentStateOf } from '@/lib/payment/submission/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import {
  type ReviewOutcome,
  refundPayment,
  type SentBack,
  verifyPayment,
} from '@/lib/payment/verification/commands';
import { verificationJobs } from '@/lib/payment/verification/jobs';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { type Reader, toldSince } from '@/test/notification/told';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { paidPlan } from '@/test/plan/paid-plans';
import { meet, rounds, setUpOtherServer } from '@/test/server/two-servers';

setUpDatabase();

const catcher = setUpMailCatcher();
const other = setUpOtherServer();
const timeout = 600_000;

let here: Reviewer;
let there: Reviewer;
let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let readers: readonly Reader[];

beforeEach(async () => {
  [here, there] = [await createAdmin(), await createAdmin()];
  asha = await createPractice();
  meera = await createStranger();
  readers = [meera, asha].map(({ viewer }, index) => ({
    name: index === 0 ? 'payer' : 'therapist',
    userId: viewer.userId,
    addresses: [viewer.email],
  }));
});

/** A reported payment of ₹1,500 from Meera to Asha. */
const report = () => createPaymentRow({ therapistId: asha.therapist.id, clientId: meera.viewer.profile.id });

/**
 * A payment in its row, its money, its documents and the payer's pages, and the messages since the last
 * meeting.
 */
async function told(id: string) {
  const { status } = await db.paymentSubmission.findUniqueOrThrow({ where: { id } });
  const money = await db.transaction.findUnique({
    where: { paymentSubmissionId: id },
    include: { receipts: { orderBy: { id: 'asc' } }, refunds: true },
  });
  const token = paymentStatusAddress(id).split('/').at(-1) ?? '';
  const { transactions } = await listOwnTransactions(meera.viewer, { limit: 1 });
  const { texts: _, ...since } = await toldSince({ catcher, jobs: verificationJobs, readers, about: [id] });
  return {
    status,
    money: money?.status,
    back: money?.refundedAmount.toFixed(2),
    papers: money?.receipts.map(({ kind, amount }) => `${kind} ${amount.toFixed(2)}`),
    refunds: money?.refunds.length,
    pages: [(await paymentStateOf(token))?.status, transactions[0]?.state],
    ...since,
  };
}

const reason = 'Cancelled in time.';

const refundOf = (id: string, sent: SentBack) => ({
  here: () => refundPayment(id, sent, here),
  there: () => other({ do: 'refund', id, sent, reviewer: there }) as Promise<ReviewOutcome>,
});

/** Two refunds of a verified payment, one on each server. */
function refundTwice(round: number, id: string, ours: SentBack, theirs: SentBack) {
  return meet(round, { table: 'payment_submissions', id }, [refundOf(id, ours), refundOf(id, theirs)]);
}

it('a verification and a refund have one outcome, told alike everywhere', { timeout }, async () => {
  for (const round of rounds) {
    const { id } = await report();
    const { answers, first } = await meet(round, { table: 'payment_submissions', id }, [
      {
        here: () => verifyPayment(id, null, here),
        there: () => other({ do: 'verify', id, reviewer: there }) as Promise<ReviewOutcome>,
      },
      refundOf(id, { reason }),
    ]);
    const [verified, refunded] = answers;
    expect(verified).toEqual({ done: true });
    if (first) expect(refunded).toMatchObject({ done: first === 'first' });
    const audit = ['payment.verified', 'payment.decided-for-payee'];
    const once = {
      status: 'verified',
      money: 'paid',
      back: '0.00',
      papers: ['receipt 1500.00'],
      refunds: 0,
      pages: ['verified', 'paid'],
      notifications: ['payer: payment.verified', 'therapist: payment.decided', 'therapist: payment.received'],
      mails: ['payer: Your payment is confirmed', 'therapist: Our team has decided on a payment to you'],
      audit,
    };
    const back = {
      status: 'refunded',
      money: 'refunded',
      back: '1500.00',
      papers: ['receipt 1500.00', 'credit_note 1500.00'],
      refunds: 1,
      pages: ['refunded', 'refunded'],
      notifications: [
        'payer: payment.refunded',
        'payer: payment.verified',
        'therapist: payment.decided',
        'therapist: payment.decided',
        'therapist: payment.received',
        'therapist: payment.refunded',
      ],
      // The refund replaces the mail about the confirmation.
      mails: [
        'payer: A payment has been refunded',
        'therapist: Our team has decided on a payment to you',
        'therapist: Our team has decided on a payment to you',
      ],
      audit: [...audit, 'payment.refunded', 'payment.decided-for-payee'],
    };
    expect(await told(id)).toEqual(refunded.done ? back : once);
    if (!refunded.done) expect(refunded).toEqual({ done: false, because: 'settled', current: 'pending' });
  }
});

it('of two refunds of more than half, one', { timeout }, async () => {
  for (const round of rounds) {
    const { id } = await report();
    await verifyPayment(id, null, here);
    await told(id);
    const sent = { reason, amountPaise: 80_000 };
    const { answers: outcomes, first } = await refundTwice(round, id, sent, sent);
    const one = { done: true, inPart: true };
    const none = { done: false, because: 'refund-above', restPaise: 70_000 };
    if (first) expect(outcomes).toEqual(first === 'first' ? [one, none] : [none, one]);
    else expect(outcomes).toEqual(expect.arrayContaining([one, none]));
    expect(await told(id)).toMatchObject({
      status: 'verified',
      money: 'paid',
      back: '800.00',
      papers: ['receipt 1500.00', 'credit_note 800.00'],
      refunds: 1,
      notifications: ['payer: payment.refunded', 'therapist: payment.decided', 'therapist: payment.refunded'],
      mails: [
        'payer: Part of a payment has been refunded',
        'therapist: Our team has decided on a payment to you',
      ],
    });
  }
});

it('a part and all of the rest: never more than came, each with its credit note', { timeout }, async () => {
  for (const round of rounds) {
    const { id } = await report();
    await verifyPayment(id, null, here);
    await told(id);
    const { answers, first } = await refundTwice(round, id, { reason, amountPaise: 80_000 }, { reason });
    const [part, all] = answers;
    expect(all).toEqual({ done: true });
    if (first) expect(part.done).toBe(first === 'first');
    if (!part.done) expect(part).toEqual({ done: false, because: 'settled', current: 'refunded' });
    const notes = part.done ? ['credit_note 800.00', 'credit_note 700.00'] : ['credit_note 1500.00'];
    const seen = await told(id);
    expect(seen).toMatchObject({
      status: 'refunded',
      money: 'refunded',
      back: '1500.00',
      papers: ['receipt 1500.00', ...notes],
      refunds: notes.length,
    });
    const mails = [
      'payer: A payment has been refunded',
      ...(part.done ? ['payer: Part of a payment has been refunded'] : []),
    ];
    expect(seen.mails.filter((mail) => mail.startsWith('payer'))).toEqual(mails);
    expect(seen.notifications.filter((notification) => notification.startsWith('payer'))).toHaveLength(
      notes.length,
    );
  }
});

it('one session of six, sent back from two open pages, leaves the plan once', { timeout }, async () => {
  for (const round of rounds) {
    const { paymentId, planId } = await paidPlan(asha, meera);
    await told(paymentId);
    const sent = { reason, amountPaise: 160_008, beforePaise: 0 };
    const { answers: outcomes, first } = await refundTwice(round, paymentId, sent, sent);
    const one = { done: true, inPart: true };
    const none = { done: false, because: 'refund-since', refundedPaise: 160_008 };
    if (first) expect(outcomes).toEqual(first === 'first' ? [one, none] : [none, one]);
    else expect(outcomes).toEqual(expect.arrayContaining([one, none]));
    const entries = await db.planCreditEntry.findMany({ where: { planId }, orderBy: { id: 'asc' } });
    expect(entries.map(({ kind, sessions }) => [kind, Math.abs(sessions)])).toEqual([
      ['paid', 6],
      ['refunded', 1],
    ]);
    const { quotationId } = await db.paymentSubmission.findUniqueOrThrow({ where: { id: paymentId } });
    const quotation = await db.quotation.findUniqueOrThrow({ where: { id: quotationId ?? '' } });
    expect(quotation.status).toBe('paid');
    expect(await told(paymentId)).toMatchObject({
      status: 'verified',
      money: 'paid',
      back: '1600.08',
      papers: ['receipt 9600.50', 'credit_note 1600.08'],
      notifications: ['payer: payment.refunded', 'therapist: payment.decided', 'therapist: payment.refunded'],
    });
  }
});
