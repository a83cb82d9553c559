import { renderToBuffer } from '@react-pdf/renderer';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { ReceiptDocument } from '@/components/payment/receipt/receipt-document';
import { cancelBooking } from '@/lib/booking/change/commands';
import { completeSession, markSessionMissed } from '@/lib/care/session/conclude/commands';
import { issueReceipt } from '@/lib/payment/receipt/commands';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { refundPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import {
  createClientOf,
  createPractice,
  createQuotationRow,
  createStranger,
} from '@/test/payment/quotations';
import { confirmTime, heldTime, hour, inDays, paidPlan, request } from '@/test/plan/paid-plans';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');

it('a receipt names the day of its session in India: of the appointment that was paid, or booked by the payment’s link', async () => {
  const { id: therapistId } = await createTherapist();
  const { id: calendarId } = await db.calendar.create({ data: { therapistId } });
  const { id: clientId } = await createProfile();
  const { viewer } = await createAdmin();
  const book = (startsAt: string, paymentId: string | null = null) =>
    createAppointmentRow({ calendarId, clientId, startsAt: new Date(startsAt), paymentId });
  const sessionsOf = async (paid: {
    readonly appointmentId?: string;
    readonly paymentSubmissionId?: string;
  }) => {
    const money = { therapistId, amount: '1500.00', description: 'Session', status: 'paid', paidAt: now };
    const { id } = await db.transaction.create({ data: { ...money, ...paid } });
    const receipt = await db.$transaction((tx) => issueReceipt(tx, id, now));
    return (await readReceipt(viewer, receipt, now))?.payer.sessions;
  };

  const { id: appointmentId } = await book('2026-11-24T19:30:00Z');
  expect(await sessionsOf({ appointmentId })).toEqual(['2026-11-25']);
  const { id: paymentSubmissionId } = await createPaymentRow({ therapistId });
  await book('2026-11-27T09:30:00Z', paymentSubmissionId);
  expect(await sessionsOf({ paymentSubmissionId })).toEqual(['2026-11-27']);
  expect(await sessionsOf({})).toEqual([]);
});

it('a receipt for a product says its meetings, and the days of those that are booked', async () => {
  const { id: calendarId } = await db.calendar.create({ data: {} });
  const { id: paymentId } = await createPaymentRow({
    productSlug: 'diagnostic-evaluation',
    meetings: [90, 45],
  });
  for (const [index, day] of ['24', '26'].entries()) {
    const startsAt = new Date(`2026-11-${day}T09:30:00Z`);
    await createAppointmentRow({ calendarId, startsAt, paymentId, meetingNumber: index + 1 });
  }
  const money = { amount: '4500.00', description: 'Diagnostic evaluation', status: 'paid', paidAt: now };
  const { id } = await db.transaction.create({ data: { ...money, paymentSubmissionId: paymentId } });
  const receipt = await db.$transaction((tx) => issueReceipt(tx, id, now));
  const { viewer } = await createAdmin();
  expect((await readReceipt(viewer, receipt, now))?.payer).toMatchObject({
    details: 'Two meetings of 90 and 45 minutes',
    sessions: ['2026-11-24', '2026-11-26'],
  });
});

it('a receipt for a product by card names its sessions as they are when it is read, and the one to book', async () => {
  const { id: calendarId } = await db.calendar.create({ data: {} });
  const { viewer } = await createAdmin();
  const bought = { productSlug: 'diagnostic-evaluation', meetings: [90, 45], amount: '4500.00', paidAt: now };
  const { id: orderId } = await db.transaction.create({
    data: { ...bought, description: 'Diagnostic evaluation', method: 'stripe', status: 'paid' },
  });
  const receipt = await db.$transaction((tx) => issueReceipt(tx, orderId, now));
  const read = () => readReceipt(viewer, receipt, now);
  const name = (number: number) => `Diagnostic evaluation, meeting ${number} of 2`;
  expect(await read()).toMatchObject({ paidSessions: null, toBook: name(1) });
  const startsAt = new Date('2026-11-24T09:30:00Z');
  await createAppointmentRow({ calendarId, startsAt, orderId });
  expect(await read()).toMatchObject({ paidSessions: { booked: [startsAt] }, toBook: name(2) });
  const receiptNow = (await read()) ?? expect.fail();
  const pdf = new Uint8Array(await renderToBuffer(ReceiptDocument({ receipt: receiptNow })));
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`To be booked next: ${name(2)}.`);
});

it('a receipt for a plan says how many sessions were paid', async () => {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  const offer = { status: 'accepted', sessions: 6, description: '45 minutes by video,\nonce a week.' };
  const { id: quotationId } = await createQuotationRow(practice, client, offer);
  const money = { therapistId: practice.therapist.id, amount: '9600.50', description: 'Six talks' };
  const { id } = await db.transaction.create({
    data: { ...money, quotationId, status: 'paid', paidAt: now },
  });
  const receipt = await db.$transaction((tx) => issueReceipt(tx, id, now));
  const { viewer } = await createAdmin();
  expect((await readReceipt(viewer, receipt, now))?.payer.details).toBe(
    '6 sessions. 45 minutes by video, once a week.',
  );
});

it('a receipt for a plan names its sessions as they are when it is read, and its credit note none', async () => {
  const [practice, client, admin] = [await createPractice(), await createStranger(), await createAdmin()];
  const before = inDays(1);
  const early = await heldTime(practice, client, before);
  await confirmTime(client, early);
  const { paymentId } = await paidPlan(practice, client);
  const { id, receipts } = await db.transaction.findFirstOrThrow({
    where: { paymentSubmissionId: paymentId },
    include: { receipts: true },
  });
  const receiptId = receipts[0]?.id ?? '';
  const read = async (paper = receiptId) => (await readReceipt(admin.viewer, paper, now))?.paidSessions;
  const asOf = '2026-11-20';
  // The plan pays earlier bookings; all later changes come after the receipt was issued.
  expect(await read()).toEqual({ asOf, held: [], booked: [before], missed: [], cancelled: [] });

  const days = [3, 5, 7, 9];
  const booked: string[] = [];
  for (const number of days) {
    booked.push(await heldTime(practice, client, inDays(number)));
    await confirmTime(client, booked.at(-1) ?? '');
  }
  const sessionOf = async (bookingId: string) =>
    (await db.therapySession.findUniqueOrThrow({ where: { bookingId } })).id;
  const after = (days: number) => new Date(inDays(days).getTime() + hour);
  await completeSession(practice.viewer, { sessionId: await sessionOf(early), request }, after(1));
  await markSessionMissed(
    practice.viewer,
    { sessionId: await sessionOf(booked[0] ?? ''), request },
    after(3),
  );
  const late = new Date(inDays(5).getTime() - hour);
  const lateCancel = { bookingId: booked[1] ?? '', by: 'client', actor: client.viewer, request } as const;
  await cancelBooking(lateCancel, late);
  const inTime = { bookingId: booked[2] ?? '', by: 'client', actor: client.viewer, request } as const;
  await cancelBooking(inTime);
  expect(await read()).toEqual({
    asOf,
    held: [before],
    booked: [inDays(9)],
    missed: [inDays(3), inDays(5)],
    cancelled: [],
  });

  // ₹9,600.50 for six, of which three are used.
  const sent = { reason: 'As agreed.', amountPaise: Math.floor((960_050 - 3 * 160_008) / 3) };
  expect(await refundPayment(paymentId, sent, admin)).toEqual({ done: true, inPart: true });
  const note = await db.receipt.findFirstOrThrow({ where: { transactionId: id, kind: 'credit_note' } });
  expect(await read(note.id)).toBeNull();
});

it('a receipt names the day on which its session took place or is planned for, wherever it was moved, and says what it was made out for', async () => {
  const { id: therapistId, name } = await createTherapist();
  const { id: calendarId } = await db.calendar.create({ data: { therapistId } });
  const meera = await createStranger();
  const clientId = meera.viewer.profile.id;
  const first = new Date('2026-12-01T04:30:00Z');
  const { id: appointmentId } = await createAppointmentRow({ calendarId, clientId, startsAt: first });
  const description = `Session with ${name}, Tue, 1 Dec, 10:00 am IST`;
  const money = { therapistId, clientId, amount: '1900.00', description, status: 'paid', paidAt: now };
  const { id } = await db.transaction.create({ data: { ...money, appointmentId } });
  const paper = await db.$transaction((tx) => issueReceipt(tx, id, now));
  const printed = async () => {
    const receipt = await readReceipt(meera.viewer, paper, now);
    if (!receipt) throw new Error('expected a receipt');
    const pdf = await getDocumentProxy(new Uint8Array(await renderToBuffer(ReceiptDocument({ receipt }))));
    return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
  };
  const listed = async () => (await listOwnTransactions(meera.viewer)).transactions[0]?.title;
  expect(await printed()).toContain('planned for Tue, 1 Dec, 2026, 10:00 am IST');
  expect(await printed()).not.toContain('When this document was issued');

  const moved = new Date('2026-12-03T04:30:00Z');
  const until = new Date('2026-12-03T05:15:00Z');
  await db.booking.update({
    where: { id: appointmentId },
    data: { startsAt: moved, endsAt: until, blockedUntil: until },
  });
  expect(await printed()).toMatch(
    /planned for Thu, 3 Dec, 2026, 10:00 am IST.*When this document was issued, it was planned for 1 December 2026\./s,
  );
  expect(await printed()).not.toContain('Tue, 1 Dec');
  expect(await listed()).toBe(`Session with ${name}, Thu, 3 Dec, 10:00 am IST`);

  // For a cancelled session it says so, and no longer that it is agreed for that day.
  const ended = { status: 'cancelled', cancelledBy: 'therapist', cancelledAt: now };
  await db.booking.update({ where: { id: appointmentId }, data: ended });
  expect(await printed()).toContain('cancelled, was planned for Thu, 3 Dec, 2026, 10:00 am IST');
  expect(await printed()).not.toContain('agreed for');
  await db.booking.update({
    where: { id: appointmentId },
    data: { status: 'confirmed', cancelledBy: null, cancelledAt: null },
  });

  await db.therapySession.create({
    data: {
      therapistId,
      clientId,
      sessionDate: moved,
      bookingId: appointmentId,
      status: 'completed',
      completedAt: until,
    },
  });
  expect(await printed()).toContain('held on Thu, 3 Dec, 2026, 10:00 am IST');
  await db.profile.update({ where: { id: clientId }, data: { timeZone: 'America/Toronto' } });
  const abroad = { ...meera.viewer, profile: { ...meera.viewer.profile, timeZone: 'America/Toronto' } };
  expect((await listOwnTransactions(abroad)).transactions[0]?.title).toBe(
    `Session with ${name}, Wed, 2 Dec, 11:30 pm Toronto time (Thu, 3 Dec, 10:00 am IST)`,
  );
  expect(await printed()).toContain(
    'held on Wed, 2 Dec, 2026, 11:30 pm Toronto time (Thu, 3 Dec, 2026, 10:00 am IST)',
  );
});
