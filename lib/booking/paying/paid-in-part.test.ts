import { expect, it } from 'vitest';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { findBooking } from '@/lib/booking/queries';
import { listOwnSessions } from '@/lib/care/session/queries';
import { hour } from '@/lib/format/duration';
import { feeOf } from '@/lib/payment/appointment/fee';
import { feeLabel } from '@/lib/payment/appointment/rules';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger } from '@/test/payment/quotations';

setUpDatabase();

it.each([
  ['500.00', 'Paid in part', 50_000],
  ['1800.00', 'Paid', undefined],
])(
  'an appointment over ₹1,800 that was booked by the link of ₹%s reads "%s"',
  async (amount, label, part) => {
    const [asha, meera] = [await createPractice(), await createStranger()];
    const { id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } });
    const clientId = meera.viewer.profile.id;
    const { id: payment } = await createPaymentRow({ therapistId: asha.therapist.id, clientId, amount });
    const { id } = await createAppointmentRow({
      calendarId,
      clientId,
      startsAt: new Date(Date.now() + 72 * hour),
      status: 'held',
      confirmedAt: null,
      mode: null,
      heldUntil: new Date(Date.now() + hour / 6),
      fee: '1800.00',
      payingRule: 'ahead',
    });
    const request = { id: 'request-1', network: '203.0.113.7' };
    const booker = { viewer: meera.viewer };
    await confirmBooking({ bookingId: id, mode: 'video', booker, payment, request });
    expect((await findBooking(id))?.fee).toMatchObject({ amountPaise: 180_000, state: 'reported' });
    expect(await verifyPayment(payment, null, await createAdmin())).toEqual({ done: true });

    const fee = (await findBooking(id))?.fee;
    if (!fee) throw new Error('expected a fee');
    expect([feeLabel(fee), fee.paidPaise]).toEqual([label, part]);
    const { sessions } = await listOwnSessions(meera.viewer, { time: 'coming' });
    const priced = sessions[0]?.priced;
    const listed = priced && feeOf(priced);
    expect([listed?.state, listed?.paidPaise]).toEqual(['verified', part]);
  },
);
