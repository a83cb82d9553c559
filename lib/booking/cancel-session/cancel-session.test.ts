import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelClientSession, cancelOwnSession } from '@/lib/booking/cancel-session/actions';
import { cancelAsTherapist } from '@/lib/booking/cancel-session/commands';
import { scheduleMessages } from '@/lib/booking/schedule/rules';
import { completeSession } from '@/lib/care/session/conclude/commands';
import { alreadySo, sessionMessages } from '@/lib/care/session/rules';
import { hour } from '@/lib/format/duration';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { queuedNews } from '@/test/notification/news';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
});

const inHours = (hours: number) => new Date(Date.now() + hours * hour);

async function sessionIn(hours: number, { booked = true } = {}): Promise<string> {
  const { id: calendarId } = await db.calendar.upsert({
    where: { therapistId: asha.therapist.id },
    create: { therapistId: asha.therapist.id },
    update: {},
  });
  const startsAt = inHours(hours);
  const booking = booked
    ? {
        create: {
          ...withPerson({ clientId: meera.viewer.profile.id }),
          calendarId,
          startsAt,
          endsAt: inHours(hours + 0.75),
          blockedUntil: inHours(hours + 1),
          status: 'confirmed',
          confirmedAt: new Date(),
        },
      }
    : undefined;
  const { id } = await db.therapySession.create({
    data: {
      client: { connect: { id: meera.viewer.profile.id } },
      therapist: { connect: { id: asha.therapist.id } },
      sessionDate: startsAt,
      ...(booking && { booking }),
    },
  });
  return id;
}

function asTherapist(session: string, reason = 'I have caught a cold.', token = asha.token) {
  visitor.token = token;
  return cancelClientSession(null, formOf({ session, reason }, ''));
}

function asClient(session: string, token = meera.token) {
  visitor.token = token;
  return cancelOwnSession(null, formOf({ session, reason: '' }, ''));
}

const stored = (id: string) =>
  db.therapySession.findUniqueOrThrow({ where: { id }, include: { booking: true } });

async function traces() {
  return {
    sessions: await db.therapySession.findMany({ orderBy: { id: 'asc' } }),
    bookings: await db.booking.findMany({ orderBy: { id: 'asc' } }),
    notifications: await db.notification.findMany({
      orderBy: { id: 'asc' },
      select: { userId: true, kind: true },
    }),
    audit: await db.auditEntry.count(),
    jobs: await db.$queryRaw<{ task: string }[]>`
      SELECT task_identifier AS task FROM graphile_worker.jobs
    WHERE task_identifier <> 'refresh-next-free' ORDER BY task_identifier`,
  };
}

describe('a therapist', () => {
  it('cancels with a reason: frees the time and tells the client, once', async () => {
    const id = await sessionIn(48);
    const answers = await Promise.all([asTherapist(id), asTherapist(id)]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: true });
    expect(await stored(id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'therapist',
      cancelReason: 'I have caught a cold.',
      booking: { status: 'cancelled', cancelledBy: 'therapist', icsSequence: 1 },
    });
    expect(await traces()).toMatchObject({
      notifications: [{ userId: meera.viewer.userId, kind: 'session.cancelled' }],
      audit: 1,
      jobs: [{ task: 'send-booking-cancellation' }],
    });
  });

  it('must say why', async () => {
    const id = await sessionIn(48);
    const earlier = await traces();
    expect(await asTherapist(id, '  ')).toMatchObject({
      ok: false,
      fieldErrors: { reason: 'Enter a short reason' },
    });
    expect(await asTherapist(id, 'x'.repeat(1_001))).toMatchObject({ ok: false });
    expect(await traces()).toEqual(earlier);
  });

  it('can also cancel what did not take place, without mails about the past', async () => {
    const id = await sessionIn(-2);
    expect(await asTherapist(id)).toMatchObject({ ok: true });
    expect(await stored(id)).toMatchObject({ status: 'cancelled', booking: { status: 'cancelled' } });
    expect((await traces()).jobs).toEqual([]);
  });

  it('hears of it when the session was completed in the meantime', { tags: ['slow'] }, async () => {
    const id = await sessionIn(-2);
    await completeSession(asha.viewer, { sessionId: id, request });
    expect(await asTherapist(id)).toMatchObject({ ok: false, message: alreadySo('completed') });
    expect(await stored(id)).toMatchObject({ status: 'completed', booking: { status: 'confirmed' } });
  });

  it('and a completion at the same moment: one of the two holds, and booking and session agree', async () => {
    const id = await sessionIn(-2);
    const reason = 'Nobody came.';
    await Promise.all([
      cancelAsTherapist(asha.viewer, { sessionId: id, reason, request }),
      completeSession(asha.viewer, { sessionId: id, request }),
    ]);
    const { status, booking } = await stored(id);
    expect([status, booking?.status]).toEqual(
      status === 'completed' ? ['completed', 'confirmed'] : ['cancelled', 'cancelled'],
    );
  });
});

describe('a client', () => {
  it('cancels an own session before it begins; therapist and calendar hear of it', {
    tags: ['slow'],
  }, async () => {
    const id = await sessionIn(48);
    expect(await asClient(id)).toMatchObject({ ok: true, message: scheduleMessages.cancelled });
    expect(await stored(id)).toMatchObject({ cancelledBy: 'client', booking: { status: 'cancelled' } });
    expect(await traces()).toMatchObject({
      notifications: [{ userId: asha.viewer.userId, kind: 'session.cancelled' }],
      jobs: [{ task: 'send-booking-cancellation' }, { task: 'tell-host-of-booking' }],
    });
  });

  it('cannot once it has begun', { tags: ['slow'] }, async () => {
    for (const booked of [true, false]) {
      const id = await sessionIn(booked ? -1 : -3, { booked });
      expect(await asClient(id)).toMatchObject({ ok: false, message: scheduleMessages.tooLate });
      expect(await stored(id)).toMatchObject({ status: 'scheduled' });
    }
  });

  it('cancels a session whose time no appointment holds', async () => {
    const id = await sessionIn(48, { booked: false });
    expect(await asClient(id)).toMatchObject({ ok: true });
    expect(await stored(id)).toMatchObject({ status: 'cancelled', cancelledBy: 'client' });
    expect((await traces()).notifications).toEqual([
      { userId: asha.viewer.userId, kind: 'session.cancelled' },
    ]);
    // A session without an appointment has no letter of its own, so the general mail reports its
    // cancellation.
    expect(await queuedNews()).toEqual([
      { userId: asha.viewer.userId, title: expect.stringMatching(/^Cancelled: your appointment on /) },
    ]);
  });
});

describe('nobody else', () => {
  it('finds the session, whatever id they send', { tags: ['slow'] }, async () => {
    const id = await sessionIn(48);
    const alone = await sessionIn(72, { booked: false });
    const { bookingId } = await stored(id);
    const other = await createPractice();
    const zoya = await createStranger();
    const { userId } = await createProfile({ role: 'therapist' });
    const unlinked = await signedIn(userId);
    const earlier = await traces();
    for (const sent of [id, alone, bookingId ?? '', randomUUID(), '', '{"not":null}']) {
      const unknown = { ok: false, message: sessionMessages.unknown };
      expect(await asTherapist(sent, 'Why', other.token)).toMatchObject(unknown);
      expect(await asClient(sent, zoya.token)).toMatchObject(unknown);
      expect(await asTherapist(sent, 'Why', unlinked.token)).toMatchObject({
        message: sessionMessages.notLinked,
      });
      expect(await asClient(sent, asha.token)).toMatchObject({ message: admissionMessages.otherRole });
      expect(await asTherapist(sent, 'Why', meera.token)).toMatchObject({
        message: admissionMessages.otherRole,
      });
    }
    expect(await asClient(`${id}\0`)).toMatchObject({
      fieldErrors: { session: actionMessages.unstorable },
    });
    expect(await cancelOwnSession(null, formOf({ session: id, reason: '', by: 'admin' }, ''))).toMatchObject({
      message: actionMessages.unreadable,
    });
    expect(await traces()).toEqual(earlier);
  });
});
