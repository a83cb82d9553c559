import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/booking/change/commands';
import { enqueuePaying } from '@/lib/booking/paying/enqueue';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { day, hour } from '@/lib/format/duration';
import { payingTasks } from '@/lib/payment/appointment/again';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { bookingOfLink, createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { reportAppointment } from '@/test/payment/appointment-reports';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs, runLateJobs, waitingJobs } from '@/test/server/jobs';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: 'network' };
// The deadline has its own test; here only the reminder runs.
const reminderJobs = { [payingTasks.remind]: payingJobs[payingTasks.remind] };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } }));
});

async function booked(payingRule: 'ahead' | 'after') {
  const startsAt = new Date(Date.now() + 72 * hour);
  const booking = await createAppointmentRow({
    calendarId,
    clientId: meera.viewer.profile.id,
    startsAt,
    fee: '1500.00',
    payingRule,
    payUntil: payingRule === 'ahead' ? new Date(startsAt.getTime() - day) : null,
  });
  await db.$transaction((tx) => enqueuePaying(tx, booking, new Date()));
  return booking;
}

const report = ({ id, startsAt }: { readonly id: string; readonly startsAt: Date }) =>
  reportAppointment({
    id,
    startsAt: startsAt.toISOString(),
    reference: '632198765432',
    shownPaise: 150_000,
  });

/** Runs the reminder at its due time. */
async function whenDue(): Promise<Date> {
  const times = await waitingJobs(payingTasks.remind);
  expect(times).toHaveLength(1);
  const [at = new Date(0)] = times;
  await runLateJobs(reminderJobs, at.toISOString());
  expect(await waitingJobs(payingTasks.remind)).toEqual([]);
  return at;
}

const reminders = () => catcher.caught.filter(({ mail }) => mail.subject?.startsWith('Not paid yet: '));

describe.each(['ahead', 'after'] as const)('the reminder of an appointment that is paid %s', (rule) => {
  it('goes to the person once, at its time, with a link that opens the payment', async () => {
    const { id, endsAt, payUntil } = await booked(rule);
    await runDueJobs(reminderJobs);
    expect(reminders()).toEqual([]);
    const at = await whenDue();
    expect(at).toEqual(payUntil ? new Date(payUntil.getTime() - 12 * hour) : endsAt);
    const [mail, ...more] = reminders();
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual([meera.viewer.email]);
    const text = mail?.mail.text ?? '';
    expect(text).toContain('₹1,500');
    const [, token = ''] = /\/payment\/appointment\/(\S+)/.exec(text) ?? [];
    expect(await bookingOfLink(token, at)).toBe(id);
  });

  it('is silent once the payment is reported, which the therapist finds in their account', async () => {
    expect(await report(await booked(rule))).toMatchObject({ done: true });
    expect(await db.notification.findMany()).toMatchObject([
      { userId: asha.viewer.userId, kind: 'payment.reported', href: '/therapist-dashboard/payments' },
    ]);
    await whenDue();
    expect(reminders()).toEqual([]);
  });

  it('is silent once it is paid', { tags: ['slow'] }, async () => {
    const reported = await report(await booked(rule));
    if (!reported.done) throw new Error('expected a report');
    expect(await verifyPayment(reported.id, null, await createAdmin())).toEqual({ done: true });
    await whenDue();
    expect(reminders()).toEqual([]);
  });

  it('is silent once the appointment is cancelled', { tags: ['slow'] }, async () => {
    const { id } = await booked(rule);
    const cancelled = await cancelBooking({ bookingId: id, by: 'guest', actor: 'guest', request });
    expect(cancelled).toMatchObject({ done: true });
    await whenDue();
    expect(reminders()).toEqual([]);
  });

  it('of a time that was moved away is silent', { tags: ['slow'] }, async () => {
    const { id } = await booked(rule);
    await db.booking.update({ where: { id }, data: { icsSequence: { increment: 1 } } });
    await whenDue();
    expect(reminders()).toEqual([]);
  });
});
