import { beforeEach, describe, expect, it } from 'vitest';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { setSessionMeeting } from '@/lib/booking/meeting/commands';
import { endTimeToPay } from '@/lib/booking/paying/deadline';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { findBooking } from '@/lib/booking/queries';
import { day, hour, minute } from '@/lib/format/duration';
import { feeInWords } from '@/lib/payment/appointment/rules';
import { rejectPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs, runLateJobs, waitingJobs } from '@/test/server/jobs';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } }));
});

async function booked(
  hours: number,
  { payment, ...given }: { readonly releaseUnpaid: boolean; readonly payment?: string },
): Promise<string> {
  const startsAt = new Date(Date.now() + hours * hour);
  const { id } = await createAppointmentRow({
    calendarId,
    clientId: meera.viewer.profile.id,
    startsAt,
    status: 'held',
    confirmedAt: null,
    mode: null,
    heldUntil: new Date(Date.now() + 10 * minute),
    fee: '1800.00',
    payingRule: 'ahead',
    payHours: 24,
    ...given,
  });
  const made = await confirmBooking({
    bookingId: id,
    mode: 'video',
    booker: { viewer: meera.viewer },
    payment,
    request,
  });
  expect(made).toMatchObject({ confirmed: true });
  return id;
}

/** The words for the client about its fee. */
async function wordsOf(id: string): Promise<string | undefined> {
  const booking = await findBooking(id);
  return booking
    ? feeInWords(booking.fee, { endsAt: booking.endsAt, now: new Date(), timeZone: 'Asia/Kolkata' })
    : undefined;
}

/** Moves the beginning of the appointment, until which it can be paid, to a minute ago. */
async function begin(id: string): Promise<void> {
  const { startsAt, endsAt, payUntil } = await db.booking.findUniqueOrThrow({ where: { id } });
  expect(payUntil).toEqual(startsAt);
  const from = new Date(Date.now() - minute);
  const until = new Date(from.getTime() + endsAt.getTime() - startsAt.getTime());
  await db.booking.update({
    where: { id },
    data: { startsAt: from, endsAt: until, blockedUntil: until, payUntil: from },
  });
}

/** A report of the fee whose money has not been seen yet. */
const reported = (given: { readonly appointmentId?: string } = {}) =>
  createPaymentRow({
    therapistId: asha.therapist.id,
    clientId: meera.viewer.profile.id,
    amount: '1800.00',
    ...given,
  });

/** Moves the payment deadline into the past, and runs every job that waits for it. */
async function endPaying(id: string): Promise<void> {
  await db.booking.update({ where: { id }, data: { payUntil: new Date(Date.now() - minute) } });
  await runLateJobs(payingJobs, new Date().toISOString());
}

const inADay = () => new Date(Date.now() + day);

const told = () =>
  catcher.caught
    .filter(({ mail }) => mail.subject?.startsWith('Not paid in time'))
    .map(({ mail }) => mail.text?.replaceAll(/\s+/g, ' ') ?? '');

describe('the last moment to pay of somebody who books late', () => {
  it.each([
    { releaseUnpaid: false, why: 'you asked us not to release unpaid times.' },
    { releaseUnpaid: true, why: 'we do not release a time that has begun.' },
  ])(
    'is the beginning, when both are told that the session stays (releases: $releaseUnpaid)',
    {
      tags: ['slow'],
    },
    async ({ why, ...given }) => {
      const id = await booked(1, given);
      const words = (await wordsOf(id)) ?? '';
      expect(words).toContain('Please pay by');
      expect(words).not.toContain('is cancelled');
      await begin(id);
      expect(await endTimeToPay(id)).toBe('told');
      expect(await endTimeToPay(id)).toBe('kept');
      expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'confirmed' });
      const inAccounts = await db.notification.findMany({ where: { kind: 'booking.unpaid' } });
      const both = [meera.viewer.userId, asha.viewer.userId];
      expect(inAccounts.map(({ userId }) => userId).sort()).toEqual(both.sort());
      await runDueJobs(payingJobs);
      expect(told()).toHaveLength(2);
      expect(
        told().filter((text) => text.includes('It has not changed, and you can still pay.')),
      ).toHaveLength(1);
      expect(told().filter((text) => text.includes(`It is still in your calendar: ${why}`))).toHaveLength(1);
    },
  );

  it('does not come for a session that was missed', async () => {
    const id = await booked(1, { releaseUnpaid: false });
    await begin(id);
    await db.therapySession.updateMany({ where: { bookingId: id }, data: { status: 'no_show' } });
    expect(await endTimeToPay(id)).toBe('kept');
    expect(await db.notification.count({ where: { kind: 'booking.unpaid' } })).toBe(0);
  });
});

describe('the last moment to pay after a report that was none', () => {
  it('comes a day later, when the appointment was booked by the link of the report', async () => {
    const { id: payment } = await reported();
    const id = await booked(72, { releaseUnpaid: true, payment });
    await endPaying(id);
    expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'confirmed',
      paymentId: payment,
    });
    await rejectPayment(payment, 'No such credit.', await createAdmin());
    const [again, ...more] = await waitingJobs('end-time-to-pay-appointment');
    expect(more).toEqual([]);
    expect(again?.getTime()).toBeGreaterThan(Date.now() + 23 * hour);
    await runLateJobs(payingJobs, inADay().toISOString());
    expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'system',
    });
  });

  it.each([
    { when: 'after the last moment to pay', hours: 72, over: true },
    { when: 'before it', hours: 26, over: false },
  ])(
    'comes a day later, when the place has changed meanwhile ($when)',
    {
      tags: ['slow'],
    },
    async ({ hours, over }) => {
      const id = await booked(hours, { releaseUnpaid: true });
      expect(await wordsOf(id)).toContain('If it is not paid by then, the appointment is cancelled');
      const { id: payment } = await reported({ appointmentId: id });
      if (over) await endPaying(id);
      await rejectPayment(payment, 'No such credit.', await createAdmin());
      const { id: session } = await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } });
      const place = { videoIn: 'link', videoLink: 'https://meet.example.in/other' } as const;
      const none = { phoneCaller: 'host', hostPhone: null, address: null, backupPhone: null } as const;
      expect(await setSessionMeeting(asha.viewer, { session, ...place, ...none }, request)).toBe('changed');
      const early = new Date(Date.now() + 3 * hour);
      if (!over) expect(await endTimeToPay(id, early)).toBe('kept');
      await runLateJobs(payingJobs, inADay().toISOString());
      expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({
        icsSequence: 2,
        cancelledBy: 'system',
      });
    },
  );
});
