import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { cancelBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { findBooking } from '@/lib/booking/queries';
import { hour, minute } from '@/lib/format/duration';
import { lastDayOf } from '@/lib/payment/refund-due/rules';
import { refundPayment, rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice } from '@/test/payment/quotations';

setUpDatabase();

type Practice = Awaited<ReturnType<typeof createPractice>>;

const request = { id: 'request-1', network: '203.0.113.7' };
const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };

async function calendarOf({ therapist }: Practice): Promise<string> {
  const found = await db.calendar.findUnique({ where: { therapistId: therapist.id } });
  return (found ?? (await db.calendar.create({ data: { therapistId: therapist.id } }))).id;
}

/** A guest's appointment this many hours from now. */
async function appointment(practice: Practice, hours: number, fee = '1800.00', status = 'confirmed') {
  const startsAt = new Date(Date.now() + hours * hour);
  const endsAt = new Date(startsAt.getTime() + 45 * minute);
  return db.booking.create({
    data: {
      calendarId: await calendarOf(practice),
      startsAt,
      endsAt,
      blockedUntil: endsAt,
      fee,
      payingRule: 'ahead',
      status,
      submissionKey: randomUUID(),
      ...(status === 'held'
        ? { heldUntil: new Date(Date.now() + hour) }
        : {
            mode: 'video',
            confirmedAt: new Date(),
            ...withPerson({ name: guest.fullName, email: guest.email }),
          }),
    },
  });
}

async function paidAppointment({ hours = 72, verified = true } = {}) {
  const practice = await createPractice();
  const booking = await appointment(practice, hours);
  const payment = await createPaymentRow({
    therapistId: practice.therapist.id,
    appointmentId: booking.id,
    amount: '1800.00',
  });
  const reviewer = { viewer: practice.viewer as MemberOf<'therapist'>, request };
  if (verified) expect(await verifyPayment(payment.id, null, reviewer)).toEqual({ done: true });
  return { practice, booking, payment, reviewer };
}

const dues = () =>
  db.refundDue.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      reason: true,
      amount: true,
      dueOn: true,
      therapistId: true,
      endedBecause: true,
      usedBookingId: true,
    },
  });

const byTherapist = (bookingId: string, { viewer }: Practice) =>
  cancelBooking({ bookingId, by: 'therapist', actor: viewer, request });

describe('money that a cancellation owes', () => {
  it('is one row of the holder with its last day, however often and by whomever the button is pressed', async () => {
    const { practice, booking } = await paidAppointment();
    const now = new Date();
    await Promise.all([
      cancelBooking({ bookingId: booking.id, by: 'therapist', actor: practice.viewer, request }, now),
      cancelBooking({ bookingId: booking.id, by: 'guest', actor: 'guest', request }, now),
    ]);
    await byTherapist(booking.id, practice);
    const [due, ...more] = await dues();
    expect(more).toEqual([]);
    expect(due).toMatchObject({
      therapistId: practice.therapist.id,
      dueOn: lastDayOf(now),
      endedBecause: null,
    });
    expect(due?.amount.toFixed(2)).toBe('1800.00');
  });

  it.each([
    ['late', 5, false, 'cancelled-late', '900.00'],
    ['late, ill or in crisis', 5, true, 'excused', '1800.00'],
    ['in time', 72, false, 'cancelled-in-time', '1800.00'],
  ])('follows the refund rules: %s', async (_when, hours, excused, reason, amount) => {
    const { booking } = await paidAppointment({ hours });
    await cancelBooking({ bookingId: booking.id, by: 'guest', actor: 'guest', excused, request });
    expect((await dues()).map((due) => [due.reason, due.amount.toFixed(2)])).toEqual([[reason, amount]]);
  });

  it('grows once the person says that they were ill, and its holder is told again', async () => {
    const { booking } = await paidAppointment({ hours: 5 });
    const cancel = (excused: boolean) =>
      cancelBooking({ bookingId: booking.id, by: 'guest', actor: 'guest', excused, request });
    await cancel(false);
    const told = () => db.notification.count({ where: { kind: 'refund.due' } });
    expect(await told()).toBe(1);
    await Promise.all([cancel(true), cancel(true)]);
    expect((await dues()).map((due) => [due.reason, due.amount.toFixed(2)])).toEqual([
      ['excused', '1800.00'],
    ]);
    expect(await told()).toBe(2);
  });

  it('waits without a last day until the bank has proven it, and ends when nothing arrived', async () => {
    const { practice, booking, payment, reviewer } = await paidAppointment({ verified: false });
    await byTherapist(booking.id, practice);
    expect(await dues()).toMatchObject([{ dueOn: null, endedBecause: null }]);
    await verifyPayment(payment.id, null, reviewer);
    expect(await dues()).toMatchObject([{ dueOn: lastDayOf(new Date()), endedBecause: null }]);

    const other = await paidAppointment({ verified: false });
    await byTherapist(other.booking.id, other.practice);
    await rejectPayment(other.payment.id, 'Not found', other.reviewer);
    expect(await dues()).toMatchObject([{}, { endedBecause: 'not-arrived' }]);
  });

  it('keeps the rest after a part went back, and ends with the last part', async () => {
    const { practice, booking, payment, reviewer } = await paidAppointment();
    await byTherapist(booking.id, practice);
    await refundPayment(payment.id, { reason: 'First half', amountPaise: 90_000 }, reviewer);
    expect(await dues()).toMatchObject([{ endedBecause: null }]);
    await refundPayment(payment.id, { reason: 'Second half' }, reviewer);
    expect(await dues()).toMatchObject([{ endedBecause: 'sent' }]);
  });

  it('is nothing for an appointment that nobody has paid', async () => {
    const practice = await createPractice();
    await byTherapist((await appointment(practice, 72)).id, practice);
    expect(await dues()).toEqual([]);
  });
});

describe('another time after a cancellation', () => {
  const book = (bookingId: string, payment: string) =>
    confirmBooking({ bookingId, mode: 'video', booker: { guest }, payment, request });

  it('takes the payment along: the new appointment is paid, and nothing is due any more', async () => {
    const { practice, booking, payment } = await paidAppointment();
    await byTherapist(booking.id, practice);
    const held = await appointment(practice, 96, '1800.00', 'held');
    await book(held.id, payment.id);
    expect(await dues()).toMatchObject([{ endedBecause: 'used', usedBookingId: held.id }]);
    const { appointmentId } = await db.paymentSubmission.findUniqueOrThrow({ where: { id: payment.id } });
    expect(appointmentId).toBe(held.id);
    const { appointmentId: money } = await db.transaction.findFirstOrThrow();
    expect(money).toBe(held.id);
  });

  it('pays one of two appointments that are booked at once', async () => {
    const { practice, booking, payment } = await paidAppointment();
    await byTherapist(booking.id, practice);
    const times = await Promise.all([
      appointment(practice, 96, '1800.00', 'held'),
      appointment(practice, 120, '1800.00', 'held'),
    ]);
    await Promise.all(times.map(({ id }) => book(id, payment.id)));
    expect((await dues()).map(({ endedBecause }) => endedBecause)).toEqual(['used']);
  });

  it('leaves due what a cheaper appointment does not take', async () => {
    const { practice, booking, payment } = await paidAppointment();
    await byTherapist(booking.id, practice);
    await book((await appointment(practice, 96, '1500.00', 'held')).id, payment.id);
    const [used, rest] = await dues();
    expect([used?.endedBecause, rest?.endedBecause, rest?.amount.toFixed(2)]).toEqual([
      'used',
      null,
      '300.00',
    ]);
  });

  it('keeps with the appointment what pays it: the rest that is due pays no third one', async () => {
    const { practice, booking, payment } = await paidAppointment();
    await byTherapist(booking.id, practice);
    const second = await appointment(practice, 96, '1500.00', 'held');
    await book(second.id, payment.id);
    await book((await appointment(practice, 120, '1500.00', 'held')).id, payment.id);
    const { appointmentId } = await db.paymentSubmission.findUniqueOrThrow({ where: { id: payment.id } });
    expect(appointmentId).toBe(second.id);
    expect((await findBooking(booking.id))?.due?.movable).toBe(false);
    // Once the second one is cancelled too, its payment may move again.
    await byTherapist(second.id, practice);
    expect(await findBooking(second.id)).toMatchObject({ due: { movable: true, amountPaise: 180_000 } });
  });

  it('leaves half of its own fee after a late cancellation, and the rest of the payment is still due', async () => {
    const { practice, booking, payment, reviewer } = await paidAppointment();
    await byTherapist(booking.id, practice);
    const second = await appointment(practice, 5, '1500.00', 'held');
    await book(second.id, payment.id);
    await cancelBooking({ bookingId: second.id, by: 'guest', actor: 'guest', request });
    const open = async () => (await dues()).find(({ endedBecause }) => endedBecause === null);
    expect(await open()).toMatchObject({ reason: 'cancelled-late' });
    expect((await open())?.amount.toFixed(2)).toBe('1050.00');
    await refundPayment(payment.id, { reason: 'Rest', amountPaise: 105_000 }, reviewer);
    expect(await open()).toBeUndefined();
  });

  it('leaves due only the surplus when the money arrives after it was taken along', async () => {
    const { practice, booking, payment, reviewer } = await paidAppointment({ verified: false });
    await byTherapist(booking.id, practice);
    await book((await appointment(practice, 96, '1500.00', 'held')).id, payment.id);
    await verifyPayment(payment.id, null, reviewer);
    expect((await dues()).map(({ endedBecause, amount }) => [endedBecause, amount.toFixed(2)])).toEqual([
      ['used', '1800.00'],
      [null, '300.00'],
    ]);
  });

  it('is not paid by half a fee that a late cancelling left, nor with another therapist', async () => {
    const { booking, payment, practice } = await paidAppointment({ hours: 5 });
    await cancelBooking({ bookingId: booking.id, by: 'guest', actor: 'guest', request });
    await book((await appointment(practice, 96, '1800.00', 'held')).id, payment.id);
    const other = await paidAppointment();
    await byTherapist(other.booking.id, other.practice);
    await book((await appointment(practice, 120, '1800.00', 'held')).id, other.payment.id);
    expect((await dues()).map(({ endedBecause }) => endedBecause)).toEqual([null, null]);
  });
});
