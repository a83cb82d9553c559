import { beforeEach, describe, expect, it } from 'vitest';
import { enteredPaymentsAsCsv } from '@/lib/admin/entered-payment/queries';
import { cancelBooking } from '@/lib/booking/change/commands';
import { endTimeToPay } from '@/lib/booking/paying/deadline';
import { unpaidAppointments } from '@/lib/booking/paying/unpaid';
import { findBooking } from '@/lib/booking/queries';
import { listOwnSessions } from '@/lib/care/session/queries';
import { indianDay } from '@/lib/format/time';
import { feeOf } from '@/lib/payment/appointment/fee';
import { appointmentRefusals, feeInWords, feeLabel } from '@/lib/payment/appointment/rules';
import { giveBackEntered, undoEntered } from '@/lib/payment/entered/commands';
import { earningsOf } from '@/lib/payment/payee/earnings';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { transactionState } from '@/lib/payment/transaction/state';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { settledOtherwise } from '@/lib/payment/verification/settled-otherwise';
import { db } from '@/lib/server/db';
import { csvOf } from '@/lib/server/file/table/csv';
import { withOtherPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { reportAppointment } from '@/test/payment/appointment-reports';
import { appointmentSubject, askForCardPage, createDueAppointment } from '@/test/payment/card-appointments';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { enter, entered, entryRequest, keeperOf } from '@/test/payment/entries';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();
setUpCardCompanies();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let id: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  id = await createDueAppointment(asha, meera);
});

const caller = (practice: Person = asha) => ({ viewer: keeperOf(practice), request: entryRequest });
const feeNow = async (of = id) => {
  const booking = await findBooking(of);
  if (!booking) throw new Error('expected a booking');
  return booking.fee;
};
const whole = { amountPaise: 180_000 };

describe('cash in the hand', () => {
  it('is a payment with a numbered receipt, marked as not proven on every side', async () => {
    const payment = await entered(asha, id, { ...whole, note: null });
    const fee = await feeNow();
    expect(fee).toMatchObject({ state: 'entered', enteredPaise: 180_000 });
    expect(feeLabel(fee)).toBe('Entered, not proven');
    const reading = { now: new Date(), endsAt: new Date(), timeZone: 'Asia/Kolkata' };
    expect(feeInWords(fee, reading)).toBe(
      '₹1,800. ₹1,800 was entered by the therapist and is not verified with a bank or card company.',
    );
    const { transactions } = await listOwnTransactions(meera.viewer);
    expect(transactions).toMatchObject([{ id: payment, state: 'entered', method: 'cash' }]);
    const { sessions } = await listOwnSessions(meera.viewer, { time: 'coming' });
    expect(sessions[0]?.priced && feeOf(sessions[0].priced).state).toBe('entered');
    const [paper] = transactions[0]?.receipts ?? [];
    expect(await readReceipt(meera.viewer, paper?.id ?? '')).toMatchObject({
      number: expect.stringMatching(/^R\/\d\d-\d\d\/000001$/),
      entered: true,
      undone: null,
      amountPaise: 180_000,
      payer: { method: 'Cash', collectedBy: null },
    });
    const { total } = await earningsOf(keeperOf(asha), '');
    expect(total).toMatchObject({
      payments: 0,
      receivedPaise: 0,
      beside: { payments: 0 },
      entered: { payments: 1, receivedPaise: 180_000, refundedPaise: 0 },
    });
    expect((await unpaidAppointments(asha.viewer)).appointments).toEqual([]);
    expect(await db.auditEntry.count({ where: { action: 'payment.entered', subjectId: payment } })).toBe(1);
    expect(await db.notification.count({ where: { userId: meera.viewer.userId } })).toBe(1);
  });

  it('keeps its mark once a part of it, or all of it, was given back', async () => {
    const payment = await entered(asha, id, { ...whole, note: null });
    const words = async () => (await listOwnTransactions(meera.viewer)).transactions.map(transactionState);
    expect(await words()).toEqual(['Entered, not proven']);
    const part = { amountPaise: 100, beforePaise: 0, reason: 'Shorter than agreed.' };
    await giveBackEntered(payment, part, caller());
    expect(await words()).toEqual(['Entered, not proven · Refunded in part']);
    const csv = csvOf(await enteredPaymentsAsCsv(caller().viewer, {}));
    expect(csv).toContain('Entered, not proven · Refunded in part');
    await giveBackEntered(payment, { ...part, amountPaise: 179_900, beforePaise: 100 }, caller());
    expect(await words()).toEqual(['Entered, not proven · Refunded']);
  });

  it('is named with its mark where a report for the same session can no longer be verified', async () => {
    await entered(asha, id, { ...whole, note: null });
    const subject = { id, quotationId: null, appointmentId: id, internshipApplicationId: null };
    expect((await settledOtherwise(db, subject))?.method).toBe('Cash (entered, not proven)');
  });

  it('keeps the appointment after the last moment to pay', async () => {
    await entered(asha, id);
    await endTimeToPay(id, new Date(Date.now() + 7_200_000));
    expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'confirmed' });
  });

  it('is on the day on which it was paid, and its number is that of a cheque', async () => {
    const paidOn = indianDay(new Date(Date.now() - 3 * 86_400_000));
    const payment = await entered(asha, id, { method: 'cheque', note: '000123', paidOn });
    const { paidAt, receipts } = await db.transaction.findUniqueOrThrow({
      where: { id: payment },
      select: { paidAt: true, receipts: true },
    });
    expect(indianDay(paidAt ?? new Date(0))).toBe(paidOn);
    expect(receipts[0]?.payer).toMatchObject({ paidOn, method: 'Cheque', reference: '000123' });
  });

  it('of a guest has the guest’s name on its receipt', async () => {
    await db.therapySession.deleteMany();
    await db.booking.update({
      where: { id },
      data: withOtherPerson({ clientId: null, name: 'Neha Joshi', email: 'neha@antarman.test' }),
    });
    const payment = await entered(asha, id);
    const paper = await db.receipt.findFirstOrThrow({ where: { transactionId: payment } });
    expect(paper.payer).toMatchObject({ name: 'Neha Joshi' });
  });

  it('may be paid in parts until the fee is reached, beside money that is proven', async () => {
    const reported = await createPaymentRow({ therapistId: asha.therapist.id, amount: '300.00' });
    await verifyPayment(reported.id, null, caller());
    await db.booking.update({ where: { id }, data: { paymentId: reported.id } });
    await entered(asha, id, { beforePaise: 30_000 });
    expect(await feeNow()).toMatchObject({ state: 'entered', paidPaise: 80_000, enteredPaise: 50_000 });
    await entered(asha, id, { beforePaise: 80_000, amountPaise: 100_000 });
    const fee = await feeNow();
    expect(fee).toMatchObject({ state: 'entered', enteredPaise: 150_000 });
    expect(fee.paidPaise).toBeUndefined();
    expect(await enter(asha, id, { beforePaise: 180_000 })).toEqual({ done: false, because: 'paid' });
  });

  it('entered twice by one form is one row', async () => {
    const key = '0198f2a4-7c1e-7000-8000-00000000000a';
    const both = await Promise.all([enter(asha, id, { key }), enter(asha, id, { key })]);
    expect(new Set(both.map((outcome) => outcome.done && outcome.id)).size).toBe(1);
    expect(await db.transaction.count()).toBe(1);
    expect(await db.receipt.count()).toBe(1);
  });

  it('entered from two pages at once counts once, and the second is asked to look', async () => {
    const outcomes = await Promise.all([enter(asha, id), enter(asha, id)]);
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(outcomes.find(({ done }) => !done)).toMatchObject({ because: 'since', paidPaise: 50_000 });
    expect(await db.transaction.count()).toBe(1);
  });

  it('and a card payment at once: one of them pays, and the card’s money has a way back', async () => {
    expect((await askForCardPage(id, meera)).opened).toBe(true);
    await entered(asha, id, whole);
    expect((await askForCardPage(id, meera)).opened).toBe(false);
  });
});

describe('an entry', () => {
  it('refuses a payment by the client, who reads why', async () => {
    await entered(asha, id);
    const { startsAt } = await appointmentSubject(id);
    const report = await reportAppointment({ id, startsAt, reference: 'FIRST001', shownPaise: 180_000 });
    expect(report).toMatchObject({ done: false, message: appointmentRefusals.entered });
  });

  it('is undone with a line and a receipt that stay, and the fee is due again', async () => {
    const payment = await entered(asha, id, whole);
    const other = await createPractice();
    expect(await undoEntered(payment, 'Not mine.', caller(other))).toMatchObject({ because: 'gone' });
    const now = new Date('2026-12-05T06:00:00Z');
    expect(await undoEntered(payment, 'Typed twice.', caller(), now)).toEqual({ done: true });
    expect(await undoEntered(payment, 'Typed twice.', caller())).toMatchObject({ because: 'undone-before' });
    expect((await feeNow()).state).toBe('due');
    const { transactions } = await listOwnTransactions(meera.viewer);
    expect(transactions).toMatchObject([{ state: 'undone', receipts: [{ kind: 'receipt' }] }]);
    expect(await readReceipt(meera.viewer, transactions[0]?.receipts[0]?.id ?? '')).toMatchObject({
      undone: { at: now, reason: 'Typed twice.' },
    });
    expect((await earningsOf(keeperOf(asha), '')).total.entered.payments).toBe(0);
    await entered(asha, id, whole);
    const numbers = await db.receipt.findMany({ orderBy: { number: 'asc' }, select: { number: true } });
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('never changes in the database and never counts again once undone', async () => {
    const payment = await entered(asha, id);
    const write = (data: object) => db.transaction.update({ where: { id: payment }, data });
    await expect(write({ amount: '1.00' })).rejects.toThrow();
    await expect(write({ method: 'upi', enteredKey: null })).rejects.toThrow();
    await undoEntered(payment, 'Typed twice.', caller());
    await expect(write({ status: 'paid', undoneAt: null, undoneReason: null })).rejects.toThrow();
    await expect(db.transaction.delete({ where: { id: payment } })).rejects.toThrow();
  });

  it('is given back in parts, each with a credit note, and then cannot be undone', async () => {
    const payment = await entered(asha, id, whole);
    const back = (amountPaise: number, beforePaise: number) =>
      giveBackEntered(payment, { amountPaise, beforePaise, reason: 'Shorter than agreed.' }, caller());
    expect(await back(180_001, 0)).toMatchObject({ because: 'above', restPaise: 180_000 });
    expect(await back(60_000, 0)).toEqual({ done: true });
    expect(await back(60_000, 0)).toMatchObject({ because: 'since', refundedPaise: 60_000 });
    expect(await feeNow()).toMatchObject({ state: 'entered', enteredPaise: 120_000 });
    expect(await undoEntered(payment, 'Typed twice.', caller())).toMatchObject({ because: 'refunded' });
    expect(await back(120_000, 60_000)).toEqual({ done: true });
    expect((await feeNow()).state).toBe('refunded');
    const notes = await db.receipt.findMany({ where: { kind: 'credit_note' }, orderBy: { number: 'asc' } });
    expect(notes.map(({ amount }) => amount.toFixed(2))).toEqual(['600.00', '1200.00']);
    expect((await earningsOf(keeperOf(asha), '')).total.entered).toEqual({
      payments: 1,
      receivedPaise: 180_000,
      refundedPaise: 180_000,
    });
  });

  it('is owed by the therapist who has it, once they cancel the session', async () => {
    const payment = await entered(asha, id, whole);
    await cancelBooking({ bookingId: id, by: 'therapist', actor: asha.viewer, request: entryRequest });
    expect(await db.refundDue.findFirstOrThrow()).toMatchObject({
      transactionId: payment,
      therapistId: asha.therapist.id,
      endedAt: null,
    });
    const given = { amountPaise: 180_000, beforePaise: 0, reason: 'The session did not take place.' };
    expect(await giveBackEntered(payment, given, caller())).toEqual({ done: true });
    expect(await db.refundDue.findFirstOrThrow()).toMatchObject({ endedBecause: 'sent' });
  });

  it('that was a mistake owes nothing after it is undone', async () => {
    const payment = await entered(asha, id, whole);
    await cancelBooking({ bookingId: id, by: 'therapist', actor: asha.viewer, request: entryRequest });
    await undoEntered(payment, 'Typed twice.', caller());
    expect(await db.refundDue.findFirstOrThrow()).toMatchObject({ endedBecause: 'not-arrived' });
  });
});
