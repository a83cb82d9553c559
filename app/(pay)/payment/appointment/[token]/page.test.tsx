import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { cancelBooking } from '@/lib/booking/change/commands';
import { day } from '@/lib/format/duration';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAppointmentRow, tokenOf } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice } from '@/test/payment/quotations';
import { newVisitor } from '@/test/server/visitor';
import PaymentPage from './page';

setUpDatabase();
beforeEach(() => newVisitor());

it('a cancelled appointment leads to another time that its payment pays', async () => {
  const { viewer, therapist } = await createPractice();
  const { id: calendarId } = await db.calendar.create({ data: { therapistId: therapist.id } });
  const booking = await createAppointmentRow({
    calendarId,
    clientId: null,
    startsAt: new Date(Date.now() + 3 * day),
    fee: '1800.00',
    payingRule: 'ahead',
    name: 'Meera Iyer',
    email: 'meera@example.in',
  });
  const { id } = await createPaymentRow({
    therapistId: therapist.id,
    appointmentId: booking.id,
    amount: '1800.00',
  });
  const request = { id: 'request-1', network: '203.0.113.7' };
  await verifyPayment(id, null, { viewer: viewer as MemberOf<'therapist'>, request });
  await cancelBooking({ bookingId: booking.id, by: 'therapist', actor: viewer, request });
  const params = Promise.resolve({ token: await tokenOf(booking.id, booking.endsAt) });
  const { prelude } = await prerender(await PaymentPage({ params, searchParams: Promise.resolve({}) }));
  const page = await new Response(prelude).text();
  expect(page).toContain(`/payment/booking/${id}.`);
  expect(page).toContain('Choose another time');
});
