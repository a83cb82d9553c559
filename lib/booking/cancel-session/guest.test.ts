import { randomUUID } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppointmentCard } from '@/components/booking/appointment-card';
import { cancelClientSession } from '@/lib/booking/cancel-session/actions';
import { cancelBooking } from '@/lib/booking/change/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { findBooking } from '@/lib/booking/queries';
import { scheduleMessages } from '@/lib/booking/schedule/rules';
import { findTherapistSession } from '@/lib/care/session/queries';
import { sessionMessages } from '@/lib/care/session/rules';
import { hour } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();
const catcher = setUpMailCatcher();

const reason = 'I have caught a cold.\nPlease choose another day.';
const kavya = { name: 'Kavya Rao', email: 'kavya@example.org' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let id: string;

const inHours = (hours: number) => new Date(Date.now() + hours * hour);

async function appointmentIn(hours: number, given: object = kavya): Promise<string> {
  const { id: calendarId } = await db.calendar.upsert({
    where: { therapistId: asha.therapist.id },
    create: { therapistId: asha.therapist.id },
    update: {},
  });
  const priced = { fee: '1800.00', payingRule: 'ahead', payUntil: inHours(hours - 24) };
  const row = { calendarId, clientId: null, startsAt: inHours(hours), ...priced, ...given };
  return (await createAppointmentRow(row)).id;
}

beforeEach(async () => {
  asha = await createPractice();
  id = await appointmentIn(72);
});

const sessionOf = async (bookingId: string) =>
  (await db.therapySession.findFirst({ where: isUuid(bookingId) ? { bookingId } : { id: randomUUID() } }))
    ?.id ?? bookingId;

async function cancel(appointment = id, { why = reason, token = asha.token } = {}) {
  const session = await sessionOf(appointment);
  visitor.token = token;
  return cancelClientSession(null, formOf({ session, reason: why, scope: '' }, ''));
}

const row = () => db.booking.findUniqueOrThrow({ where: { id } });

async function traces() {
  return {
    bookings: await db.booking.findMany({ orderBy: { id: 'asc' } }),
    sessions: await db.therapySession.findMany({ orderBy: { id: 'asc' } }),
    notifications: await db.notification.count(),
    audit: await db.auditEntry.count(),
    jobs: await db.$queryRaw<{ task: string }[]>`
      SELECT task_identifier AS task FROM graphile_worker.jobs
      WHERE task_identifier <> 'refresh-next-free' ORDER BY task_identifier`,
  };
}

/** The one letter that goes out, and its recipient. */
async function letter() {
  await runDueJobs(bookingJobs);
  const [first, ...others] = catcher.caught.splice(0);
  if (!first) throw new Error('expected a letter');
  expect(others).toEqual([]);
  expect(first.recipients).toEqual([kavya.email]);
  return first.mail;
}

/** The page behind the guest's link. */
async function page(): Promise<string> {
  const booking = await findBooking(id);
  if (!booking) throw new Error('expected the appointment');
  return renderToStaticMarkup(
    AppointmentCard({
      booking,
      state: 'cancelled',
      token: 'x',
      done: undefined,
      now: new Date(),
      payHref: '/pay',
      question: null,
    }),
  ).replace(/<[^>]*>/g, ' ');
}

describe('the appointment of a guest', () => {
  it('is cancelled by its therapist with a reason, once; the guest is written to and reads who and why', async () => {
    await db.booking.update({ where: { id }, data: { proposedStartsAt: inHours(100) } });
    const answers = await Promise.all([cancel(), cancel()]);
    answers.push(await cancel(id, { why: 'Another reason.' }));
    for (const answer of answers)
      expect(answer).toMatchObject({
        ok: true,
        message: scheduleMessages.cancelled,
      });
    expect(await row()).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'therapist',
      cancelReason: reason,
      icsSequence: 1,
      proposedStartsAt: null,
    });
    expect((await traces()).jobs).toEqual([{ task: 'send-booking-cancellation' }]);
    expect(await db.auditEntry.findMany({ where: { subjectId: id } })).toMatchObject([
      { action: 'booking.cancelled', actorUserId: asha.viewer.userId, actorRole: 'therapist' },
    ]);
    expect(await findTherapistSession(asha.viewer, id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'therapist',
      cancelReason: reason,
    });

    const { subject, text = '', attachments } = await letter();
    expect(subject).toMatch(/^Cancelled: your appointment on /);
    const { name } = asha.therapist;
    expect(text).toContain(`${name} cancelled it. We are sorry.`);
    for (const line of reason.split('\n')) expect(text).toContain(line);
    expect(text).toContain('You do not owe anything for it.');
    // A guest has no account, so the mail must mention none.
    expect(text).not.toMatch(/your account|dashboard|sign in|log in/i);
    const [file] = attachments;
    expect(file?.mimeType).toBe('text/calendar');
    const shown = await page();
    expect(shown).toContain(`${name} cancelled it. We are sorry. You do not owe anything for it.`);
    expect(shown).toContain(reason.split('\n')[0]);
  });

  it('that was paid says to the guest that the fee goes back, and to both the state of it', async () => {
    const paid = { therapistId: asha.therapist.id, appointmentId: id, amount: '1800.00' };
    const { id: payment } = await createPaymentRow(paid);
    expect(await verifyPayment(payment, null, await createAdmin())).toEqual({ done: true });
    expect(await cancel()).toMatchObject({ ok: true });
    const words = 'You have paid for it: the whole fee is refunded to you, within seven working days.';
    expect(((await letter()).text ?? '').replace(/\s+/g, ' ')).toContain(words);
    expect(await page()).toContain(words);
    expect(await findTherapistSession(asha.viewer, id)).toMatchObject({
      priced: { payments: [{ status: 'verified' }] },
    });
  });

  it('needs a reason of at most 1,000 characters', async () => {
    const before = await traces();
    expect(await cancel(id, { why: '  ' })).toMatchObject({
      ok: false,
      fieldErrors: { reason: 'Enter a short reason' },
    });
    expect(await cancel(id, { why: 'x'.repeat(1_001) })).toMatchObject({ ok: false });
    expect(await traces()).toEqual(before);
  });

  it('that has begun and did not take place is cancelled too, and the guest is written to', async () => {
    id = await appointmentIn(-0.25);
    expect(await cancel()).toMatchObject({ ok: true });
    expect((await letter()).subject).toMatch(/^Cancelled: your appointment on /);
  });

  it('that the guest has cancelled stays as they cancelled it, and keeps no reason of the therapist', async () => {
    const request = { id: 'request-1', network: '203.0.113.7' };
    await cancelBooking({ bookingId: id, by: 'guest', actor: 'guest', request });
    const before = await traces();
    expect(await cancel()).toMatchObject({ ok: true });
    expect(await traces()).toEqual(before);
    expect(await page()).not.toContain(reason.split('\n')[0]);
  });

  it('is nobody else’s to cancel, whatever id they send', {
    tags: ['slow'],
  }, async () => {
    const meera = await createStranger();
    const clientId = meera.viewer.profile.id;
    const booked = await appointmentIn(90, { clientId });
    const { id: own } = await db.therapySession.create({
      data: { clientId, therapistId: asha.therapist.id, sessionDate: inHours(90), bookingId: booked },
    });
    const { id: house } = await db.calendar.create({ data: {} });
    const ofHouse = await appointmentIn(96, { ...kavya, calendarId: house });
    const other = await createPractice();
    const { userId } = await createProfile({ role: 'therapist' });
    const unlinked = await signedIn(userId);
    const before = await traces();
    const unknown = { ok: false, message: sessionMessages.unknown };
    for (const sent of [ofHouse, randomUUID(), '', `${id} `, '{"not":null}'])
      expect(await cancel(sent)).toMatchObject(unknown);
    for (const sent of [id, own, booked]) {
      expect(await cancel(sent, { token: other.token })).toMatchObject(unknown);
      expect(await cancel(sent, { token: unlinked.token })).toMatchObject({
        message: sessionMessages.notLinked,
      });
      expect(await cancel(sent, { token: meera.token })).toMatchObject({
        message: admissionMessages.otherRole,
      });
    }
    expect(await traces()).toEqual(before);
  });
});
