import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };

let calendarId: string;
let payment: string;

/**
 * A therapist whose times can be cancelled free of charge until a day before, and a payment for a session
 * with them.
 */
beforeEach(async () => {
  const { id: therapistId } = await createTherapist();
  calendarId = (await db.calendar.create({ data: { therapistId } })).id;
  payment = (await createPaymentRow({ therapistId })).id;
});

/** Books a time so many hours from now by the link of the payment. */
async function book(hours: number): Promise<string> {
  const { id } = await createAppointmentRow({
    calendarId,
    clientId: null,
    startsAt: new Date(Date.now() + hours * hour),
    status: 'held',
    confirmedAt: null,
    mode: null,
    heldUntil: new Date(Date.now() + hour / 6),
  });
  const made = await confirmBooking({ bookingId: id, mode: 'video', booker: { guest }, payment, request });
  expect(made).toMatchObject({ confirmed: true });
  return id;
}

const paymentOf = async (id: string) => (await db.booking.findUniqueOrThrow({ where: { id } })).paymentId;

describe('the payment whose link booked a session', () => {
  it.each([
    { by: 'guest', hours: 30 },
    { by: 'therapist', hours: 23 },
    { by: 'admin', hours: 23 },
  ] as const)(
    'pays for another one when it is cancelled by the $by $hours hours before',
    async ({ by, hours }) => {
      const first = await book(hours);
      await cancelBooking({ bookingId: first, by, actor: 'guest', request });
      expect(await paymentOf(await book(72))).toBe(payment);
      expect(await paymentOf(first)).toBeNull();
    },
  );

  it('is used when the client cancels late', async () => {
    const first = await book(23);
    await cancelBooking({ bookingId: first, by: 'guest', actor: 'guest', request });
    expect(await paymentOf(await book(72))).toBeNull();
    expect(await paymentOf(first)).toBe(payment);
  });
});
