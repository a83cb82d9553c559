import { beforeEach, describe, expect, it } from 'vitest';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { holdLink } from '@/lib/booking/link';
import { payingHere } from '@/lib/booking/paying/queries';
import { refundVerifiedPayment } from '@/lib/booking/purchase/actions';
import { refundWithMeetings } from '@/lib/booking/purchase/refund';
import { hour } from '@/lib/format/duration';
import { settleRefund } from '@/lib/payment/provider/refund';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import { createAdmin } from '@/test/account/back-office';
import { openEveryHour } from '@/test/booking/hours';
import { book, booked, buy, buyByCard, guest, hold, timeOf } from '@/test/booking/purchases';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { formOf } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { as, newVisitor } from '@/test/server/visitor';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };
const reason = 'Not needed.';
let admin: Awaited<ReturnType<typeof createAdmin>>;

beforeEach(async () => {
  newVisitor();
  await openEveryHour(null);
  admin = await createAdmin();
});

/** A verified purchase of two meetings. */
async function bought(): Promise<string> {
  const id = await buy('diagnostic-evaluation');
  expect(await verifyPayment(id, null, admin)).toEqual({ done: true });
  return id;
}

/** The company tells us what it has refunded so far of the order that it knows by this name. */
const refundByCard = (payment: string, refundedMinor: number) =>
  db.$transaction(
    (tx) => settleRefund(tx, 'stripe', { payment, refundedMinor }),
    transactionOptions.numbering,
  );

describe('a refund of a purchase', () => {
  it('of a part leaves its meetings; of the whole it cancels them with mails and frees their times', async () => {
    const id = await bought();
    const first = await timeOf(90);
    await book();
    await book();
    const part = await refundWithMeetings(id, { reason, amountPaise: 10_000 }, admin);
    expect(part).toEqual({ done: true, inPart: true });
    expect(await booked()).toHaveLength(2);
    await runDueJobs(bookingJobs);
    catcher.caught.length = 0;
    expect(await timeOf(90)).not.toEqual(first);

    as(admin);
    const sent = formOf({ payment: id, reason, amount: '', confirmed: 'yes' }, '');
    expect(await refundVerifiedPayment(null, sent)).toMatchObject({
      ok: true,
      message: expect.stringMatching(/credit note\. Cancelled: 2 booked meetings\.$/),
    });
    expect(await booked()).toEqual([]);
    const ended = await db.booking.findMany({ select: { status: true, cancelledBy: true } });
    expect(ended).toEqual(Array(2).fill({ status: 'cancelled', cancelledBy: 'admin' }));
    // Asked from an hour before it, since the first time in two days may be another one by now.
    expect(await timeOf(90, (first.getTime() - Date.now()) / hour - 1)).toEqual(first);
    await runDueJobs(bookingJobs);
    const told = catcher.caught.filter(({ mail }) => mail.text?.includes('Your payment has been refunded.'));
    expect(told).toHaveLength(2);
    expect((await payingHere(null)).payment).toBeNull();
    expect(await db.refundDue.count()).toBe(0);
  });

  it('by the card company does the same', async () => {
    await buyByCard('diagnostic-evaluation', undefined, { providerPayment: 'pi_1' });
    await book();
    await book();
    expect(await refundByCard('pi_1', 10_000)).toBe('refunded-in-part');
    await runDueJobs(bookingJobs);
    expect(await booked()).toHaveLength(2);
    catcher.caught.length = 0;

    expect(await refundByCard('pi_1', 450_000)).toBe('refunded');
    await runDueJobs(bookingJobs);
    expect(await booked()).toEqual([]);
    await runDueJobs(bookingJobs);
    const told = catcher.caught.filter(({ mail }) => mail.text?.includes('Your payment has been refunded.'));
    expect(told).toHaveLength(2);
    const spent = 'This payment was refunded, so its link cannot be used.';
    expect(await payingHere(null)).toMatchObject({ payment: null, spent });
    expect(await db.refundDue.count()).toBe(0);
  });

  it('leaves a meeting that has begun', async () => {
    const id = await bought();
    const held = await book();
    await book();
    const startsAt = new Date(Date.now() - hour);
    const endsAt = new Date(startsAt.getTime() + 1.5 * hour);
    await db.booking.update({ where: { id: held }, data: { startsAt, endsAt, blockedUntil: endsAt } });
    expect(await refundWithMeetings(id, { reason }, admin)).toEqual({ done: true, cancelled: 1 });
    expect(await booked()).toMatchObject([{ meetingNumber: 1 }]);
  });

  it('and a booking with it at the same moment: none is booked with refunded money', async () => {
    for (let round = 0; round < 4; round += 1) {
      const payment = await bought();
      const bookingId = holdLink.idOf(await hold(48 + 12 * round)) ?? '';
      await Promise.all([
        confirmBooking({ bookingId, mode: 'video', booker: { guest }, payment, request }),
        refundWithMeetings(payment, { reason }, admin),
      ]);
      expect(await booked()).toEqual([]);
    }
    for (let round = 0; round < 4; round += 1) {
      const name = `pi_${round}`;
      const payment = await buyByCard('family-therapy', undefined, { providerPayment: name });
      const bookingId = holdLink.idOf(await hold(48 + 12 * round)) ?? '';
      await Promise.all([
        confirmBooking({ bookingId, mode: 'video', booker: { guest }, payment, request }),
        refundByCard(name, 450_000),
      ]);
      await runDueJobs(bookingJobs);
      expect(await booked()).toEqual([]);
    }
  });
});
