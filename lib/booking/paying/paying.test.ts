import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { findCalendar, listFreeSlots } from '@/lib/booking/calendar/queries';
import { cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { saveOwnPaying } from '@/lib/booking/paying/actions';
import { endTimeToPay } from '@/lib/booking/paying/deadline';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { findBooking } from '@/lib/booking/queries';
import { listOwnSessions } from '@/lib/care/session/queries';
import { hour } from '@/lib/format/duration';
import { feeOf } from '@/lib/payment/appointment/fee';
import { appointmentRefusals } from '@/lib/payment/appointment/rules';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { readPaymentSubject } from '@/lib/payment/subject';
import { keepPayment } from '@/lib/payment/submission/commands';
import { rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { typedPayment } from '@/test/payment/sent-payments';
import { sendSeen } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };
const input = { ...typedPayment, ticket: '', upload: '', paid_as_shown: '' as const, payer_phone: null };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  const everyHour = Array.from({ length: 7 }, (_, day) => ({
    weekday: day + 1,
    startMinute: 0,
    endMinute: 1440,
  }));
  await db.calendar.create({
    data: { therapistId: asha.therapist.id, noticeMinutes: 0, hours: { create: everyHour } },
  });
  visitor.token = asha.token;
});

const rule = (payingRule: string, given: Readonly<Record<string, string>> = {}) =>
  sendSeen(saveOwnPaying, {
    ...{ payingRule, payHours: '24', releaseUnpaid: '', lateRule: 'usual', missedRule: 'usual' },
    ...given,
  });

/** An appointment of Meera with Asha: the first free time after so many hours. */
async function booked(hours = 72): Promise<string> {
  const { slug } = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
  const calendar = await findCalendar({ therapist: slug });
  if (!calendar) throw new Error('expected a calendar');
  const from = new Date(Date.now() + hours * hour);
  const range = { from, until: new Date(from.getTime() + 24 * hour) };
  const [slot] = await listFreeSlots(calendar, { range });
  if (!slot) throw new Error('expected a free time');
  const held = await holdSlot({
    calendar: { therapist: slug },
    startsAt: slot.startsAt,
    viewerTimeZone: 'Asia/Kolkata',
    clientId: meera.viewer.profile.id,
    submissionKey: randomUUID(),
  });
  if (!held.held) throw new Error(held.because);
  const made = await confirmBooking({
    bookingId: held.bookingId,
    mode: 'video',
    booker: { viewer: meera.viewer },
    request,
  });
  expect(made).toMatchObject({ confirmed: true });
  return held.bookingId;
}

async function subjectOf(id: string) {
  const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id } });
  return { kind: 'appointment', id, startsAt: startsAt.toISOString() } as const;
}

let screenshot: Extract<Awaited<ReturnType<typeof readScreenshot>>, { done: true }>['screenshot'] | undefined;

async function pay(id: string, subject?: Awaited<ReturnType<typeof subjectOf>>) {
  if (!screenshot) {
    const read = await readScreenshot(await plainPicture(50, 50).png().toBuffer());
    if (!read.done) throw new Error(read.because);
    screenshot = read.screenshot;
  }
  const upiReference = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
  const ticket = {
    subject: subject ?? (await subjectOf(id)),
    upiReference,
    shownPaise: 150_000,
    shownAt: new Date(),
    page: '/payment',
  };
  return keepPayment({ ...input, reference_number: upiReference }, screenshot, {
    ticket,
    viewer: null,
    submission: { key: randomUUID(), bodyHash: 'a'.repeat(64) },
    limits: [],
  });
}

async function paid(id: string): Promise<string> {
  const outcome = await pay(id);
  if (!outcome.done) throw new Error(JSON.stringify(outcome));
  return outcome.id;
}

const feeNow = async (id: string) => (await findBooking(id))?.fee;

/** Moves the payment deadline to now, without changing the beginning of the appointment. */
async function endPaying(id: string) {
  await db.booking.update({ where: { id }, data: { payUntil: new Date(Date.now() - 1_000) } });
  return endTimeToPay(id);
}

describe('the fee of an appointment', () => {
  it('is the one shown when it was held, whatever the therapist changes later', async () => {
    const id = await booked();
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { sessionRate: '9999.00' } });
    await rule('after');
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id } });
    expect(await feeNow(id)).toEqual({
      amountPaise: 150_000,
      rule: 'ahead',
      payUntil: new Date(startsAt.getTime() - 24 * hour),
      releases: false,
      state: 'due',
      refund: null,
      plan: null,
    });
    expect((await readPaymentSubject(await subjectOf(id), null))?.amountPaise).toBe(150_000);
    expect(await feeNow(await booked())).toMatchObject({
      amountPaise: 999_900,
      rule: 'after',
      payUntil: null,
    });
  });

  it('is nothing when the therapist asks for none, and open when none was entered', {
    tags: ['slow'],
  }, async () => {
    await rule('free');
    const free = await booked();
    expect(await feeNow(free)).toMatchObject({ amountPaise: 0, state: 'none' });
    await rule('ahead');
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { sessionRate: null } });
    const open = await booked();
    expect(await feeNow(open)).toMatchObject({ amountPaise: null, state: 'none' });
    for (const id of [free, open]) {
      expect(await pay(id)).toMatchObject({ done: false, message: appointmentRefusals['no-fee'] });
    }
  });

  it('is reported, verified and refused in the words of both dashboards', { tags: ['slow'] }, async () => {
    const admin = await createAdmin();
    const id = await booked();
    const inList = async () => {
      const { sessions } = await listOwnSessions(meera.viewer, { time: 'coming' });
      const priced = sessions[0]?.priced;
      return priced && feeOf(priced).state;
    };
    expect(await inList()).toBe('due');
    const first = await paid(id);
    expect([await inList(), (await feeNow(id))?.state]).toEqual(['reported', 'reported']);
    const { name } = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
    expect((await findBooking(id))?.paidTo).toBe(`${name}’s bank account`);
    expect(await pay(id)).toMatchObject({ done: false, message: appointmentRefusals.checking });
    await rejectPayment(first, 'No such credit.', admin);
    expect(await inList()).toBe('due');
    expect((await findBooking(id))?.paidTo).toBeNull();
    const second = await paid(id);
    expect(await verifyPayment(second, null, admin)).toEqual({ done: true });
    expect([await inList(), (await feeNow(id))?.state]).toEqual(['verified', 'verified']);
    expect(await pay(id)).toMatchObject({ done: false, message: appointmentRefusals.paid });
    const transaction = await db.transaction.findFirstOrThrow();
    expect(transaction).toMatchObject({ clientId: meera.viewer.profile.id, therapistId: asha.therapist.id });
    expect(transaction.description).toMatch(/^Session with Asha Rao \d+$/);
  });

  it('is not paid for a cancelled, moved or unknown appointment', { tags: ['slow'] }, async () => {
    const id = await booked();
    const before = await subjectOf(id);
    const to = new Date(
      (await db.booking.findUniqueOrThrow({ where: { id } })).startsAt.getTime() + 2 * hour,
    );
    await moveBooking({ bookingId: id, by: 'client', actor: meera.viewer, request, to });
    expect(await pay(id, before)).toMatchObject({ done: false, message: appointmentRefusals.moved });
    await cancelBooking({ bookingId: id, by: 'client', actor: meera.viewer, request });
    expect(await pay(id)).toMatchObject({ done: false, message: appointmentRefusals.cancelled });
    const unknown = { ...before, id: randomUUID() };
    expect(await pay(id, unknown)).toMatchObject({ done: false, message: appointmentRefusals.unknown });
    expect(await db.paymentSubmission.count()).toBe(0);
  });

  it('is paid by a new last moment after a move', { tags: ['slow'] }, async () => {
    const id = await booked();
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id } });
    const to = new Date(startsAt.getTime() + 24 * hour);
    expect(
      await moveBooking({ bookingId: id, by: 'client', actor: meera.viewer, request, to }),
    ).toMatchObject({
      done: true,
    });
    expect((await feeNow(id))?.payUntil).toEqual(new Date(to.getTime() - 24 * hour));
  });
});

describe('the last moment to pay', () => {
  it('tells both and keeps the appointment, once, unless the therapist releases unpaid times', {
    tags: ['slow'],
  }, async () => {
    const id = await booked();
    expect(await endPaying(id)).toBe('told');
    expect(await endPaying(id)).toBe('kept');
    expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'confirmed' });
    expect(await db.notification.count({ where: { kind: 'booking.unpaid' } })).toBe(2);
    await runDueJobs(payingJobs);
    const told = catcher.caught.filter(({ mail }) => mail.subject?.startsWith('Not paid in time'));
    expect(told).toHaveLength(2);
  });

  it('of a new time is told anew', { tags: ['slow'] }, async () => {
    const id = await booked();
    expect(await endPaying(id)).toBe('told');
    await runDueJobs(payingJobs);
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id } });
    const to = new Date(startsAt.getTime() + 24 * hour);
    const moved = await moveBooking({ bookingId: id, by: 'client', actor: meera.viewer, request, to });
    expect(moved).toMatchObject({ done: true });
    expect(await endPaying(id)).toBe('told');
    await runDueJobs(payingJobs);
    const told = catcher.caught.filter(({ mail }) => mail.subject?.startsWith('Not paid in time'));
    expect(told).toHaveLength(4);
  });

  it('releases the time where the therapist chose that, and tells both', { tags: ['slow'] }, async () => {
    await rule('ahead', { releaseUnpaid: 'on' });
    const id = await booked();
    expect(await endPaying(id)).toBe('released');
    expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'system',
    });
    expect(await db.therapySession.findFirstOrThrow()).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'system',
    });
    const told = await db.notification.findMany({ where: { kind: 'session.cancelled' } });
    expect(told.map(({ userId }) => userId).sort()).toEqual([meera.viewer.userId, asha.viewer.userId].sort());
    expect((await findBooking(id))?.fee).toMatchObject({ amountPaise: 150_000, state: 'none' });
    expect(await pay(id)).toMatchObject({ done: false, message: appointmentRefusals.cancelled });
  });

  it('leaves alone what is reported, paid, moved or not due yet', { tags: ['slow'] }, async () => {
    await rule('ahead', { releaseUnpaid: 'on' });
    const id = await booked();
    expect(await endTimeToPay(id)).toBe('kept');
    await paid(id);
    expect(await endPaying(id)).toBe('kept');
    const other = await booked();
    const { startsAt, payUntil } = await db.booking.findUniqueOrThrow({ where: { id: other } });
    const to = new Date(startsAt.getTime() + 24 * hour);
    const moved = await moveBooking({ bookingId: other, by: 'client', actor: meera.viewer, request, to });
    expect(moved).toMatchObject({ done: true });
    if (!payUntil) throw new Error('expected a last moment to pay');
    expect(await endTimeToPay(other, payUntil)).toBe('kept');
    expect(await db.booking.count({ where: { status: 'confirmed' } })).toBe(2);
  });

  it('counts again after a report that was none, a day later', { tags: ['slow'] }, async () => {
    const admin = await createAdmin();
    await rule('ahead', { releaseUnpaid: 'on' });
    const id = await booked();
    const report = await paid(id);
    await db.booking.update({ where: { id }, data: { payUntil: new Date(Date.now() - 1_000) } });
    await db.$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`;
    await rejectPayment(report, 'No such credit.', admin);
    const [job] = await db.$queryRaw<{ runAt: Date }[]>`
      SELECT run_at AS "runAt" FROM graphile_worker.jobs WHERE task_identifier = 'end-time-to-pay-appointment'`;
    expect(job?.runAt.getTime()).toBeGreaterThan(Date.now() + 23 * hour);
  });
});
