import { beforeEach, describe, expect, it } from 'vitest';
import { paymentStatusAddress, receiptLink } from '@/lib/payment/link';
import { paymentStateOf } from '@/lib/payment/submission/queries';
import { refundPayment, rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import {
  createCreditRow,
  createPaymentRow,
  createQuotationPayment,
  paymentTraces,
} from '@/test/payment/payments';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');
let admin: Awaited<ReturnType<typeof createAdmin>>;

beforeEach(async () => {
  admin = await createAdmin();
});

const statusOf = async (id: string) =>
  (await db.paymentSubmission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

describe('verifying', () => {
  it('pays the quotation, writes one transaction and receipt, and tells both sides', async () => {
    const { practice, client, quotation, payment } = await createQuotationPayment();
    expect(await verifyPayment(payment.id, null, admin, now)).toEqual({ done: true });
    expect(await statusOf(payment.id)).toBe('verified');
    expect(await db.quotation.findUniqueOrThrow({ where: { id: quotation.id } })).toMatchObject({
      status: 'paid',
    });
    const [transaction, ...others] = await db.transaction.findMany({ include: { receipts: true } });
    expect(others).toEqual([]);
    expect(transaction).toMatchObject({
      clientId: client.viewer.profile.id,
      therapistId: practice.therapist.id,
      quotationId: quotation.id,
      paymentSubmissionId: payment.id,
      description: 'Individual therapy',
      method: 'upi',
      status: 'paid',
      paidAt: now,
    });
    expect(transaction?.amount.toFixed(2)).toBe('9000.00');
    expect(transaction?.receipts).toMatchObject([{ number: 1, financialYear: '2026-27', kind: 'receipt' }]);
    const link = paymentStatusAddress(payment.id, now).split('/').at(-1) ?? '';
    const [paper] = (await paymentStateOf(link, now))?.papers ?? [];
    expect(paper?.kind).toBe('receipt');
    expect(receiptLink.idOf(paper?.href.split('/').at(-1) ?? '', now)).toBe(transaction?.receipts[0]?.id);
    const notifications = await db.notification.findMany({
      select: { userId: true, kind: true, title: true, body: true },
    });
    expect(notifications.map(({ userId, kind }) => [userId, kind]).sort()).toEqual(
      [
        [client.viewer.userId, 'payment.verified'],
        [practice.viewer.userId, 'payment.decided'],
        [practice.viewer.userId, 'quotation.paid'],
      ].sort(),
    );
    expect(JSON.stringify(notifications)).not.toMatch(/therapy|9000|Asha|Meera|Ravi/);
    const audit = await db.auditEntry.findMany({ orderBy: { action: 'asc' } });
    expect(audit).toMatchObject([
      {
        action: 'payment.decided-for-payee',
        actorUserId: admin.viewer.userId,
        subjectUserId: practice.viewer.userId,
      },
      { action: 'payment.verified', actorUserId: admin.viewer.userId, subjectUserId: client.viewer.userId },
      { action: 'quotation.paid', actorUserId: admin.viewer.userId, subjectUserId: client.viewer.userId },
    ]);
    const events = await db.paymentSubmissionEvent.findMany({ where: { status: 'verified' } });
    expect(events).toMatchObject([{ paymentSubmissionId: payment.id, actorId: admin.viewer.userId }]);
  });

  it('by two admins at once has one result, and the second gets the present state', {
    tags: ['slow'],
  }, async () => {
    const { id } = await createPaymentRow();
    const other = await createAdmin();
    const outcomes = await Promise.all(
      [admin, other, admin, other].map((reviewer) => verifyPayment(id, null, reviewer, now)),
    );
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    const refused = outcomes.filter(({ done }) => !done);
    expect(refused).toEqual(Array(3).fill({ done: false, because: 'settled', current: 'verified' }));
    expect(await db.transaction.count()).toBe(1);
    expect(await db.receipt.count()).toBe(1);
    expect(await db.paymentSubmissionEvent.count({ where: { status: 'verified' } })).toBe(1);
  });

  it('and rejecting at once: one of them happens, as a whole', async () => {
    const { id } = await createPaymentRow();
    const [verified, rejected] = await Promise.all([
      verifyPayment(id, null, admin, now),
      rejectPayment(id, 'Nothing has arrived.', admin, now),
    ]);
    expect([verified.done, rejected.done].filter(Boolean)).toHaveLength(1);
    expect(await statusOf(id)).toBe(verified.done ? 'verified' : 'rejected');
    expect(await db.transaction.count()).toBe(verified.done ? 1 : 0);
  });

  it('accepts one of two payments for the same quotation, and changes nothing for the other', {
    tags: ['slow'],
  }, async () => {
    const { quotation, payment } = await createQuotationPayment();
    const { id: duplicateId } = await createPaymentRow({
      quotationId: quotation.id,
      therapistId: payment.therapistId,
      amount: '9000.00',
      referenceNumber: '632499999999',
    });
    const outcomes = await Promise.all([
      verifyPayment(payment.id, null, admin, now),
      verifyPayment(duplicateId, null, admin, now),
    ]);
    expect(outcomes.map(({ done }) => done).sort()).toEqual([false, true]);
    expect(outcomes).toContainEqual({ done: false, because: 'quotation' });
    const states = [await statusOf(payment.id), await statusOf(duplicateId)];
    expect(states.sort()).toEqual(['pending', 'verified']);
    expect(await db.transaction.count()).toBe(1);
  });

  it.each(['pending', 'declined', 'withdrawn', 'expired', 'paid'])(
    'is refused, and leaves no trace, when the quotation is %s',
    { tags: ['slow'] },
    async (status) => {
      const { quotation, payment } = await createQuotationPayment();
      await db.quotation.update({ where: { id: quotation.id }, data: { status } });
      const before = await paymentTraces();
      expect(await verifyPayment(payment.id, null, admin, now)).toEqual({
        done: false,
        because: 'quotation',
      });
      expect(await paymentTraces()).toEqual(before);
    },
  );

  it('of a payment with an unknown fee asks what has arrived, unless a bank credit says it', {
    tags: ['slow'],
  }, async () => {
    const { id } = await createPaymentRow({ amount: '0', feeToBeConfirmed: true });
    const before = await paymentTraces();
    expect(await verifyPayment(id, null, admin, now)).toEqual({ done: false, because: 'amount-missing' });
    expect(await paymentTraces()).toEqual(before);
    expect(await verifyPayment(id, 123_450, admin, now)).toEqual({ done: true });
    const [typed] = await db.transaction.findMany();
    expect(typed?.amount.toFixed(2)).toBe('1234.50');

    const other = await createPaymentRow({ amount: '0', feeToBeConfirmed: true });
    const matched = { paymentSubmissionId: other.id, matchReason: 'hand: seen', matchedAt: now };
    await createCreditRow({ ...matched, amount: '1800.00', narration: 'NEFT-SBIN0001-RAVI' });
    expect(await verifyPayment(other.id, null, admin, now)).toEqual({ done: true });
    const credited = await db.transaction.findUniqueOrThrow({ where: { paymentSubmissionId: other.id } });
    expect(credited.amount.toFixed(2)).toBe('1800.00');
    expect(credited.method).toBe('bank_transfer');
  });

  it('is refused when the matched credit has another amount', async () => {
    const { id } = await createPaymentRow({ status: 'matched' });
    const matched = { paymentSubmissionId: id, matchReason: 'hand: seen', matchedAt: now };
    await createCreditRow({ ...matched, amount: '150.00' });
    const before = await paymentTraces();
    expect(await verifyPayment(id, null, admin, now)).toEqual({ done: false, because: 'amount-differs' });
    expect(await paymentTraces()).toEqual(before);
  });
});

describe('rejecting', () => {
  it('keeps the reason, frees the credit, and allows nothing after it', async () => {
    const { id } = await createPaymentRow({ status: 'matched' });
    const matched = { paymentSubmissionId: id, matchReason: 'name: it is there', matchedAt: now };
    const credit = await createCreditRow(matched);
    expect(await rejectPayment(id, 'No such credit.', admin, now)).toEqual({ done: true });
    expect(await db.paymentSubmission.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'rejected',
      rejectionReason: 'No such credit.',
      reviewedById: admin.viewer.userId,
    });
    const freed = await db.bankCredit.findUniqueOrThrow({ where: { id: credit.id } });
    expect(freed).toMatchObject({ paymentSubmissionId: null, matchReason: null, matchedAt: null });
    const settled = { done: false, because: 'settled', current: 'rejected' };
    expect(await verifyPayment(id, null, admin, now)).toEqual(settled);
    expect(await refundPayment(id, { reason: 'Sent back.' }, admin, now)).toEqual(settled);
    expect(await db.transaction.count()).toBe(0);
  });
});

it('finds no payment that does not exist', async () => {
  const id = '0197c3a0-1111-7222-8333-444455556666';
  expect(await verifyPayment(id, null, admin)).toEqual({ done: false, because: 'unknown' });
});

describe('the mail', () => {
  it('goes to the payer once for each step, with neutral words and a working link', {
    tags: ['slow'],
  }, async () => {
    const catcher = await catchMail();
    const therapist = await createTherapist({ name: 'Zarina Contractor', accountHolder: null });
    const guest = await createPaymentRow({ therapistId: therapist.id });
    const account = await createProfile();
    const client = await createPaymentRow({ therapistId: therapist.id, clientId: account.id });
    await verifyPayment(guest.id, null, admin);
    await rejectPayment(client.id, 'No such credit.', admin);
    await runDueJobs(tasks);
    // The therapist is notified of each decision of the team for them.
    expect(catcher.caught.map(({ recipients }) => recipients).sort()).toEqual(
      [[guest.payerEmail], [account.email], [therapist.email], [therapist.email]].sort(),
    );
    for (const { mail } of catcher.caught) {
      expect(mail.subject).not.toMatch(/session|therap|₹|\d/i);
      expect(`${mail.text}`).not.toMatch(/1,?500|632412345678|No such credit/);
    }
    const toGuest = catcher.caught.find(({ recipients }) => recipients.includes(guest.payerEmail));
    expect(toGuest?.mail.text).toMatch(/\/api\/receipts\/[0-9a-f-]{36}\.\w+\.[\w-]{43}/);
    const colleague = await createProfile({ role: 'therapist' });
    const ofColleague = await createPaymentRow({ therapistId: therapist.id, clientId: colleague.id });
    await verifyPayment(ofColleague.id, null, admin);
    await runDueJobs(tasks);
    const toColleague = catcher.caught.find(({ recipients }) => recipients.includes(colleague.email));
    expect(toColleague?.mail.text).toContain('/api/receipts/');
    const mailed = catcher.caught.length;
    for (const amountPaise of [60_000, 40_000, null]) {
      await refundPayment(guest.id, { reason: 'Fewer sessions.', amountPaise }, admin);
    }
    await runDueJobs(tasks);
    const back = catcher.caught
      .slice(mailed)
      .filter(({ recipients }) => recipients.includes(guest.payerEmail));
    expect(back.map(({ mail }) => mail.subject).toSorted()).toEqual([
      'A payment has been refunded',
      'Part of a payment has been refunded',
      'Part of a payment has been refunded',
    ]);
    const papers = back.map(({ mail }) => /\/api\/receipts\/([0-9a-f-]{36})/.exec(`${mail.text}`)?.[1]);
    expect(new Set(papers).size).toBe(3);
    const toClient = catcher.caught.find(({ recipients }) => recipients.includes(account.email));
    expect(`${toClient?.mail.text}`.replaceAll(/\s+/g, ' ')).toContain(
      'not found in the bank account that you paid to',
    );
    const [, token = ''] = /\/payment\/status\/([\w.-]+)/.exec(`${toClient?.mail.text}`) ?? [];
    expect(await paymentStateOf(token)).toMatchObject({ id: client.id, reason: 'No such credit.' });
  });
});
