import { beforeEach, describe, expect, it } from 'vitest';
import { issueReceipt } from '@/lib/payment/receipt/commands';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { lockPaid, recordRefund } from '@/lib/payment/refund/commands';
import { recordRemittance, type Transfer, takeBackRemittance } from '@/lib/payment/remittance/commands';
import { remittanceJobs } from '@/lib/payment/remittance/jobs';
import { houseAccountOf, ownHouseAccount, readHouseAccount } from '@/lib/payment/remittance/queries';
import { owedInWords, owedPaise } from '@/lib/payment/remittance/rules';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { queuedNews } from '@/test/notification/news';
import { createKeeper } from '@/test/payment/entries';
import { accountFor, createPaymentRow } from '@/test/payment/payments';
import { createClientOf, type Person } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const mails = setUpMailCatcher();

const now = new Date('2026-11-20T06:00:00Z');

let admin: Awaited<ReturnType<typeof createAdmin>>;
let asha: Awaited<ReturnType<typeof createKeeper>>;
let ravi: Person;
let therapistId: string;

beforeEach(async () => {
  admin = await createAdmin();
  asha = await createKeeper();
  ravi = await createClientOf(asha.therapist);
  therapistId = asha.therapist.id;
});

/** Card money for the therapist, ₹1,500 by default. */
async function paidByCard(given: object = {}): Promise<string> {
  const { id } = await db.transaction.create({
    data: {
      therapistId,
      clientId: ravi.viewer.profile.id,
      description: 'Session with Asha Rao',
      amount: '1500.00',
      method: 'razorpay',
      status: 'paid',
      paidAt: now,
      ...given,
    },
  });
  return id;
}

const sendBack = (id: string, amountPaise: number) =>
  db.$transaction((tx) => recordRefund(tx, id, { amountPaise, reason: null }, now));

async function pass(given: Partial<Transfer> = {}) {
  const account = await houseAccountOf(db, therapistId);
  const transfer = { therapistId, amountPaise: 100_000, paidOn: '2026-11-21', reference: 'N326001234567' };
  return recordRemittance({ ...transfer, beforePaise: account?.passedOnPaise ?? 0, ...given }, admin);
}

/** The sums that the list of all accounts reads. */
async function accountRow(of = therapistId) {
  const row = await db.houseAccount.findUnique({ where: { therapistId: of } });
  const paise = (rupees = row?.received) => Number(rupees?.times(100) ?? 0);
  return {
    receivedPaise: paise(),
    refundedPaise: paise(row?.refunded),
    passedOnPaise: paise(row?.passedOn),
  };
}

async function owed(): Promise<number> {
  const account = await houseAccountOf(db, therapistId);
  if (!account) throw new Error('no account');
  expect(await accountRow()).toEqual(account);
  return owedPaise(account);
}

describe('what the house owes a therapist', () => {
  it('is their card money and what was paid to the house while they had no account, less refunds', async () => {
    const card = await paidByCard();
    const atHouse = await createPaymentRow({
      therapistId,
      payeeAccountId: await accountFor(null),
      amount: '2000.00',
    });
    await verifyPayment(atHouse.id, null, admin, now);
    await sendBack(card, 30_000);
    // None of these is the therapist's money at the service.
    const own = await createPaymentRow({ therapistId, amount: '700.00' });
    await verifyPayment(own.id, null, asha, now);
    await paidByCard({ amount: '800', returningBecause: 'twice' });
    await paidByCard({ amount: '900', status: 'pending', paidAt: null });
    await paidByCard({ amount: '40', method: 'stripe', currency: 'USD', therapistId: null });
    await paidByCard({ amount: '600', therapistId: null });
    expect(await houseAccountOf(db, therapistId)).toEqual({
      receivedPaise: 350_000,
      refundedPaise: 30_000,
      passedOnPaise: 0,
    });
    expect(await owed()).toBe(320_000);
    const view = await ownHouseAccount(asha.viewer);
    expect(view?.money.map(({ amountPaise, payer }) => [amountPaise, payer]).toSorted()).toEqual([
      [150_000, 'Meera Iyer'],
      [200_000, 'Ravi Sharma'],
    ]);
  });

  it('is nothing to see for a therapist who never had any, and for a client', {
    tags: ['slow'],
  }, async () => {
    expect(await ownHouseAccount(asha.viewer)).toBeNull();
    expect(await ownHouseAccount(ravi.viewer)).toBeNull();
    expect(await readHouseAccount(ravi.viewer.userId)).toBeNull();
  });

  it('is stored as a sum that follows whatever becomes of a payment', async () => {
    const other = await createKeeper();
    const id = await paidByCard({ status: 'pending', paidAt: null });
    expect(await owed()).toBe(0);
    const change = (data: object) => db.transaction.update({ where: { id }, data });
    await change({ status: 'paid', paidAt: now });
    expect(await owed()).toBe(150_000);
    await change({ therapistId: other.therapist.id, clientId: null });
    expect(await owed()).toBe(0);
    expect(await accountRow(other.therapist.id)).toMatchObject({ receivedPaise: 150_000 });
    await change({ therapistId });
    await change({ returningBecause: 'twice' });
    expect(await owed()).toBe(0);
  });

  it('stays the same when a payment is forgotten after its years', { tags: ['slow'] }, async () => {
    const [old, other] = [await paidByCard(), await paidByCard()];
    await sendBack(other, 50_000);
    await pass({ amountPaise: 120_000 });
    expect(await owed()).toBe(130_000);
    await db.refund.deleteMany();
    await db.transaction.deleteMany({ where: { id: { in: [old, other] } } });
    expect(await owed()).toBe(130_000);
  });

  it.each([
    [{ receivedPaise: 150_000, refundedPaise: 0, passedOnPaise: 50_000 }, '₹1,000 is owed to you.'],
    [
      { receivedPaise: 150_000, refundedPaise: 150_000, passedOnPaise: 0 },
      'Nothing is owed to you at present.',
    ],
    [
      { receivedPaise: 150_000, refundedPaise: 50_000, passedOnPaise: 150_000 },
      '₹500 more was paid out to you than is left after refunds. We deduct it from the next payments.',
    ],
  ])('is said in words: %o', (account, words) => {
    expect(owedInWords(account, 'you')).toBe(words);
  });
});

describe('a transfer to a therapist', () => {
  it('is written down with who did it; the therapist is told in their account and by mail, without an amount', {
    tags: ['slow'],
  }, async () => {
    await paidByCard();
    const recorded = await pass();
    expect(recorded).toMatchObject({ done: true });
    expect(await owed()).toBe(50_000);
    const [row] = await db.remittance.findMany();
    expect(row).toMatchObject({ therapistId, reference: 'N326001234567', recordedById: admin.viewer.userId });
    expect([row?.amount.toFixed(2), row?.paidOn.toISOString().slice(0, 10)]).toEqual([
      '1000.00',
      '2026-11-21',
    ]);
    const told = await db.notification.findMany({ where: { kind: 'remittance.sent' } });
    expect(told.map(({ userId }) => userId)).toEqual([asha.viewer.userId]);
    const audit = await db.auditEntry.findMany({ where: { subjectTable: 'remittances' } });
    expect(audit.map(({ action }) => action)).toEqual(['remittance.recorded']);
    await runDueJobs(remittanceJobs);
    expect(mails.caught.map(({ mail }) => mail.subject)).toEqual(['We have sent you a payout']);
    expect(mails.caught[0]?.raw).not.toMatch(/1,?000|N326/);
  });

  it('is never more than is owed, and nothing is written then', { tags: ['slow'] }, async () => {
    await paidByCard();
    expect(await pass({ amountPaise: 150_001 })).toEqual({ done: false, because: 'above', owed: 150_000 });
    expect(await pass({ amountPaise: 150_000 })).toMatchObject({ done: true });
    expect(await pass({ amountPaise: 1 })).toEqual({ done: false, because: 'above', owed: 0 });
    expect(await pass({ therapistId: ravi.viewer.userId })).toEqual({ done: false, because: 'unknown' });
    expect(await db.remittance.count()).toBe(1);
    expect(await db.notification.count({ where: { kind: 'remittance.sent' } })).toBe(1);
  });

  it('counts once when it is sent twice, also at the same moment', { tags: ['slow'] }, async () => {
    await paidByCard();
    const both = await Promise.all([pass({ beforePaise: 0 }), pass({ beforePaise: 0 })]);
    expect(both.filter(({ done }) => done)).toHaveLength(1);
    expect(both).toContainEqual({ done: false, because: 'since', passedOnPaise: 100_000 });
    expect(await db.remittance.count()).toBe(1);
  });

  it('may be less than a refund leaves later: the account is then below zero, and nothing can be sent', {
    tags: ['slow'],
  }, async () => {
    const card = await paidByCard();
    await pass({ amountPaise: 150_000 });
    await sendBack(card, 150_000);
    expect((await db.$transaction((tx) => lockPaid(tx, card))).refundedPaise).toBe(150_000);
    expect(await owed()).toBe(-150_000);
    expect(await pass({ amountPaise: 1 })).toEqual({ done: false, because: 'above', owed: -150_000 });
    await paidByCard({ amount: '2000.00' });
    expect(await owed()).toBe(50_000);
  });

  it('is taken back once, with a reason; the amount is owed again and the general mail says so', {
    tags: ['slow'],
  }, async () => {
    await paidByCard();
    const recorded = await pass();
    const id = recorded.done ? recorded.id : '';
    expect(await takeBackRemittance(id, 'Typed for the wrong person.', admin)).toBe('done');
    expect(await takeBackRemittance(id, 'Again.', admin)).toBe('before');
    expect(await takeBackRemittance(ravi.viewer.userId, 'Who?', admin)).toBe('unknown');
    expect(await owed()).toBe(150_000);
    const view = await ownHouseAccount(asha.viewer);
    expect(view?.remittances).toMatchObject([
      { takenBack: 'Typed for the wrong person.', amountPaise: 100_000 },
    ]);
    const title = 'We have undone a recorded payout to you';
    expect(await queuedNews()).toEqual([{ userId: asha.viewer.userId, title }]);
    await runDueJobs(remittanceJobs);
    expect(mails.caught).toEqual([]);
  });

  it('never changes otherwise, and never goes', { tags: ['slow'] }, async () => {
    await paidByCard();
    await pass();
    await expect(db.remittance.updateMany({ data: { amount: '1' } })).rejects.toThrow();
    await expect(db.remittance.deleteMany()).rejects.toThrow();
  });
});

it('the receipt of card money is the therapist’s, who reads it, and says who took the money', {
  tags: ['slow'],
}, async () => {
  const card = await paidByCard();
  const id = await db.$transaction((tx) => issueReceipt(tx, card, now));
  expect(await readReceipt(asha.viewer, id)).toMatchObject({
    number: 'R/26-27/000001',
    payee: { name: 'Asha Rao' },
    payer: { collectedBy: 'Antarman', method: 'Razorpay' },
  });
  expect(await readReceipt((await createKeeper()).viewer, id)).toBeNull();
  expect((await db.receipt.findFirstOrThrow()).series).toBe(therapistId);
  const own = await createPaymentRow({ therapistId });
  await verifyPayment(own.id, null, asha, now);
  const paper = await db.receipt.findFirstOrThrow({
    where: { transaction: { paymentSubmissionId: own.id } },
  });
  expect(paper.payer).toMatchObject({ collectedBy: null });
});
