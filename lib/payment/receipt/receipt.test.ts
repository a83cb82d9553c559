import pLimit from 'p-limit';
import { beforeEach, describe, expect, it } from 'vitest';
import { receiptLink } from '@/lib/payment/link';
import { issueCreditNote, issueReceipt } from '@/lib/payment/receipt/commands';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { recordRefund } from '@/lib/payment/refund/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { createCreditRow, createPaymentRow } from '@/test/payment/payments';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');
const gstin = '27ABCDE1234F1Z5';
const crowded = { timeout: 30_000, maxWait: 30_000 };

type Money = { readonly therapistId?: string; readonly clientId?: string; readonly amount?: string };

const paid = ({ amount = '1500.00', ...money }: Money = {}) =>
  db.transaction.create({
    data: { ...money, amount, description: 'Individual therapy', status: 'paid', paidAt: now },
  });

const issue = (transactionId: string, at = now) =>
  db.$transaction((tx) => issueReceipt(tx, transactionId, at), crowded);

/** Refunds a payment, by default in full. @returns the refund */
async function refunded(transactionId: string, amountPaise = 150_000): Promise<string> {
  const sent = { amountPaise, reason: null };
  const refund = await db.$transaction((tx) => recordRefund(tx, transactionId, sent, now));
  return refund?.id ?? '';
}

const creditNote = (refundId: string) => db.$transaction((tx) => issueCreditNote(tx, refundId, now));

const numbersOf = async (series: string, financialYear = '2026-27') =>
  (await db.receipt.findMany({ where: { series, financialYear }, orderBy: { number: 'asc' } })).map(
    ({ number }) => number,
  );

describe('numbers', () => {
  let therapistId: string;

  beforeEach(async () => {
    therapistId = (await createTherapist()).id;
  });

  it('of fifty receipts issued at once are 1 to 50', { tags: ['slow'] }, async () => {
    const transactions = await Promise.all(Array.from({ length: 50 }, () => paid({ therapistId })));
    // As many at a time as there are connections; more would wait for a connection instead of a number.
    const uploadLimiter = pLimit(8);
    await Promise.all(transactions.map(({ id }) => uploadLimiter(() => issue(id))));
    expect(await numbersOf(therapistId)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('have no gap where an issue was rolled back', { tags: ['slow'] }, async () => {
    const [first, lost, second] = await Promise.all([1, 2, 3].map(() => paid({ therapistId })));
    await issue(first?.id ?? '');
    await expect(
      db.$transaction(async (tx) => {
        await issueReceipt(tx, lost?.id ?? '', now);
        throw new Error('the power went');
      }),
    ).rejects.toThrow('the power went');
    await issue(second?.id ?? '');
    expect(await numbersOf(therapistId)).toEqual([1, 2]);
  });

  it('start again with each issuer and each April', { tags: ['slow'] }, async () => {
    const mine = await paid();
    const [one, next] = [await paid({ therapistId }), await paid({ therapistId })];
    await issue(mine.id);
    await issue(one.id);
    await issue(next.id, new Date('2027-03-31T18:30:00Z'));
    expect(await numbersOf('platform')).toEqual([1]);
    expect(await numbersOf(therapistId)).toEqual([1]);
    expect(await numbersOf(therapistId, '2027-28')).toEqual([1]);
  });

  it('are given once to a transaction, however often somebody asks', { tags: ['slow'] }, async () => {
    const { id } = await paid({ therapistId });
    const receipts = await Promise.all([issue(id), issue(id), issue(id)]);
    expect(new Set([...receipts, await issue(id)]).size).toBe(1);
    expect(await numbersOf(therapistId)).toEqual([1]);
  });
});

it('dollars and rupees share the series of the house, and a credit note keeps the currency of its receipt', async () => {
  const dollars = await db.transaction.create({
    data: {
      amount: '40.00',
      currency: 'USD',
      method: 'stripe',
      description: 'Individual therapy',
      status: 'paid',
      paidAt: now,
    },
  });
  await issue((await paid()).id);
  await issue(dollars.id);
  await issue((await paid()).id);
  await creditNote(await refunded(dollars.id, 1_000));
  await creditNote(await refunded(dollars.id, 3_000));
  const papers = await db.receipt.findMany({ orderBy: [{ kind: 'desc' }, { number: 'asc' }] });
  expect(
    papers.map(({ kind, number, amount, currency }) => [kind, number, amount.toFixed(2), currency]),
  ).toEqual([
    ['receipt', 1, '1500.00', 'INR'],
    ['receipt', 2, '40.00', 'USD'],
    ['receipt', 3, '1500.00', 'INR'],
    ['credit_note', 1, '10.00', 'USD'],
    ['credit_note', 2, '30.00', 'USD'],
  ]);
});

describe('the kind of document', () => {
  it.each([
    ['unregistered', null, 'receipt', '0.00'],
    ['composition', gstin, 'bill_of_supply', '0.00'],
    ['registered', gstin, 'tax_invoice', '228.82'],
    ['exempt', gstin, 'bill_of_supply', '0.00'],
  ])('for a payee who is %s is the right one, with the tax inside', async (taxStatus, number, kind, tax) => {
    const therapist = await createTherapist({ taxStatus, gstin: number, accountHolder: 'Asha S. Rao' });
    await issue((await paid({ therapistId: therapist.id })).id);
    const [receipt] = await db.receipt.findMany();
    expect(receipt).toMatchObject({
      kind,
      series: therapist.id,
      payee: {
        name: 'Asha S. Rao',
        address: 'Pune',
        taxStatus,
        gstin: number,
        profession: `${therapist.name}, Counselling Psychologist`,
        registers: [],
      },
      payer: {
        name: 'Payer',
        paidOn: '2026-11-20',
        method: 'UPI',
        reference: null,
        details: null,
        sessions: [],
        part: null,
      },
    });
    expect(receipt?.taxAmount.toFixed(2)).toBe(tax);
  });

  it('is a receipt of the service when nobody else is paid, and none before the money has arrived', async () => {
    await issue((await paid()).id);
    expect(await db.receipt.findMany()).toMatchObject([{ series: 'platform', payee: { name: 'Antarman' } }]);
    const owed = await db.transaction.create({ data: { amount: '1500.00', description: 'Later' } });
    await expect(issue(owed.id)).rejects.toThrow();
    expect(await numbersOf('platform')).toEqual([1]);
  });

  it('of a refund is a credit note over the same amount and tax; without a receipt there is none', async () => {
    const { id: therapistId } = await createTherapist({ taxStatus: 'registered', gstin });
    const transaction = await paid({ therapistId });
    const unprinted = await paid({ therapistId });
    expect(await creditNote(await refunded(unprinted.id))).toBeNull();
    const receiptId = await issue(transaction.id);
    const refundId = await refunded(transaction.id);
    const noteId = await creditNote(refundId);
    expect(await creditNote(refundId)).toBe(noteId);
    const note = await db.receipt.findUniqueOrThrow({ where: { id: noteId ?? '' } });
    expect(note).toMatchObject({ kind: 'credit_note', number: 1, correctsId: receiptId });
    expect([note.amount.toFixed(2), note.taxAmount.toFixed(2)]).toEqual(['1500.00', '228.82']);
  });

  it('of several refunds is a credit note over each, and together they carry the whole tax', async () => {
    const { id: therapistId } = await createTherapist({ taxStatus: 'registered', gstin });
    const { id } = await paid({ therapistId });
    await issue(id);
    for (const paise of [100, 33_333, 66_667, 49_899, 1]) await creditNote(await refunded(id, paise));
    const notes = await db.receipt.findMany({ where: { kind: 'credit_note' }, orderBy: { number: 'asc' } });
    expect(
      notes.map(({ number, amount, taxAmount }) => [number, amount.toFixed(2), taxAmount.toFixed(2)]),
    ).toEqual([
      [1, '1.00', '0.16'],
      [2, '333.33', '50.84'],
      [3, '666.67', '101.70'],
      [4, '498.99', '76.12'],
      [5, '0.01', '0.00'],
    ]);
  });
});

describe('what a receipt says', () => {
  it('is the bank’s number, the offer, the therapist’s live register entry and, only if asked for, the contact', async () => {
    const therapist = await createTherapist({ name: 'Asha Rao', accountHolder: null });
    const entry = { therapistId: therapist.id, checkedAt: now };
    await db.therapistRegistration.createMany({
      data: [
        { ...entry, register: 'RCI', number: 'A12345', expiresOn: new Date('2027-01-31') },
        { ...entry, register: 'RCI', number: 'OLD', expiresOn: new Date('2026-11-19') },
        { ...entry, register: 'RCI', number: 'UNSEEN', checkedAt: null, expiresOn: new Date('2027-01-31') },
      ],
    });
    const payment = await createPaymentRow({
      therapistId: therapist.id,
      payerEmail: 'ravi@antarman.test',
      payerPhone: '+919876543210',
      referenceNumber: 'paid by phone',
    });
    const accountId = payment.payeeAccountId;
    const why = { matchReason: 'hand: seen', matchedAt: now };
    await createCreditRow({ accountId, paymentSubmissionId: payment.id, ...why });
    const transaction = await paid({ therapistId: therapist.id });
    await db.transaction.update({ where: { id: transaction.id }, data: { paymentSubmissionId: payment.id } });
    const id = await issue(transaction.id);
    const { viewer } = await createAdmin();
    const printed = await readReceipt(viewer, id, now);
    expect(printed).toMatchObject({
      payee: { profession: 'Counselling Psychologist', registers: ['RCI A12345'] },
      payer: { reference: '632412345678' },
      contact: [],
    });
    expect((await readReceipt(viewer, id, now, true))?.contact).toEqual([
      'ravi@antarman.test',
      '+919876543210',
    ]);
    expect(JSON.stringify(await db.receipt.findMany())).not.toContain('ravi@antarman.test');
  });

  it('is numbered without gaps for each kind: credit notes take no number from receipts', async () => {
    const { id: therapistId } = await createTherapist();
    const [one, two] = [await paid({ therapistId }), await paid({ therapistId })];
    await issue(one.id);
    await creditNote(await refunded(one.id));
    await issue(two.id);
    await creditNote(await refunded(two.id));
    const papers = await db.receipt.findMany({
      orderBy: { id: 'asc' },
      select: { kind: true, number: true },
    });
    expect(papers.map(({ kind, number }) => [kind, number])).toEqual([
      ['receipt', 1],
      ['credit_note', 1],
      ['receipt', 2],
      ['credit_note', 2],
    ]);
  });
});

describe('reading one', () => {
  it('is allowed to the payer and to admins with a second factor, and to nobody else', async () => {
    const payer = await createProfile();
    const therapist = await createProfile({ role: 'therapist' });
    const { id: therapistId } = await createTherapist({ userId: therapist.userId });
    const { id: transactionId } = await paid({ clientId: payer.id, therapistId });
    const id = await issue(transactionId);
    const admin = await createAdmin();
    const read = async (userId?: string) => readReceipt((await signedIn(userId)).viewer, id);
    expect(await read(payer.userId)).toMatchObject({ number: 'R/26-27/000001', amountPaise: 150_000 });
    expect(await readReceipt(admin.viewer, id)).not.toBeNull();
    expect(await readReceipt({ ...admin.viewer, secondFactorAt: null }, id)).toBeNull();
    expect(await read()).toBeNull();
    expect(await read(therapist.userId)).toBeNull();
    expect(await readReceipt(null, id)).toBeNull();
    for (const other of ['0197c3a0-1111-7222-8333-444455556666', 'x', '', '../etc']) {
      expect(await readReceipt(admin.viewer, other)).toBeNull();
    }
  });

  it('by the link of our mail needs no account, until ninety days are over or a letter differs', async () => {
    const id = await issue((await paid()).id);
    const token = receiptLink.url(id, now).split('/').at(-1) ?? '';
    expect(await readReceipt(null, token, now)).not.toBeNull();
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(await readReceipt(null, token, later(89))).not.toBeNull();
    expect(await readReceipt(null, token, later(90))).toBeNull();
    expect(
      await readReceipt(null, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, now),
    ).toBeNull();
  });

  it('gives what was printed, whatever the people’s names are later', { tags: ['slow'] }, async () => {
    const payer = await createProfile();
    const therapist = await createTherapist({ name: 'Asha Rao', accountHolder: null });
    const transaction = await paid({ clientId: payer.id, therapistId: therapist.id });
    const id = await issue(transaction.id);
    const { viewer } = await signedIn(payer.userId);
    const before = await readReceipt(viewer, id);
    await db.profile.update({ where: { id: payer.id }, data: { firstName: 'Other' } });
    await db.therapist.update({
      where: { id: therapist.id },
      data: { name: 'Other', taxStatus: 'unregistered' },
    });
    await db.transaction.update({
      where: { id: transaction.id },
      data: { description: 'Other', method: 'stripe' },
    });
    expect(await readReceipt(viewer, id)).toEqual(before);
  });
});
