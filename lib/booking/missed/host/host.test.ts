import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { markMissed } from '@/lib/booking/missed/commands';
import { reportHostMissed } from '@/lib/booking/missed/host/actions';
import { sayHostMissed } from '@/lib/booking/missed/host/commands';
import { hostMissedMessages, waitMinutes } from '@/lib/booking/missed/rules';
import { findBooking } from '@/lib/booking/queries';
import { completeSession } from '@/lib/care/session/conclude/commands';
import { minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { placeOf, tokenOf, withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { sent, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };

let practice: Awaited<ReturnType<typeof createPractice>>;
let client: Person;
let calendarId: string;

beforeEach(async () => {
  practice = await createPractice();
  client = await createStranger();
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: practice.therapist.id } }));
});

/** A session in our room that began so many minutes ago, paid in the hand, with a client or a guest. */
async function begun({ minutesAgo = 30, guest = false, missedRule = 'usual' } = {}) {
  const startsAt = new Date(Date.now() - minutesAgo * minute);
  const endsAt = new Date(startsAt.getTime() + 50 * minute);
  const clientId = guest ? null : client.viewer.profile.id;
  const { id } = await db.booking.create({
    data: {
      ...{ calendarId, startsAt, endsAt, blockedUntil: endsAt, missedRule },
      ...withPerson(clientId ? { clientId } : { name: 'Meera Iyer', email: 'meera@example.in' }),
      ...{ status: 'confirmed', mode: 'video', meetingLink: 'room', confirmedAt: new Date() },
      ...{ payingRule: 'after', fee: '1800.00' },
    },
  });
  const session =
    clientId &&
    (await db.therapySession.create({
      data: { therapistId: practice.therapist.id, clientId, sessionDate: startsAt, bookingId: id },
    }));
  await db.transaction.create({
    data: {
      ...{ therapistId: practice.therapist.id, clientId, appointmentId: id, enteredKey: randomUUID() },
      ...{ description: 'Session', amount: '1800.00', status: 'paid', paidAt: new Date(), method: 'cash' },
    },
  });
  const waits = async (role: 'person' | 'host', after: number) =>
    db.roomSeat.create({
      data: {
        ...(role === 'host' ? { bookingId: id } : await placeOf(id)),
        ...{ seat: randomUUID(), visit: randomUUID() },
        seenAt: new Date(startsAt.getTime() + after * minute),
      },
    });
  return { id, startsAt, endsAt, waits, sessionId: session ? session.id : '' };
}

const say = (bookingId: string) => sayHostMissed({ bookingId, by: 'client', actor: client.viewer, request });

const dues = async () =>
  (await db.refundDue.findMany({ where: { endedAt: null } })).map(({ reason, amount }) => [
    reason,
    amount.toFixed(2),
  ]);

const proven = { done: true, proven: true };
const reported = { done: true, proven: false };

describe('a therapist who did not come', () => {
  it('owes the whole fee at once where our room proves it, however often the client says it', async () => {
    const { id, waits } = await begun();
    await waits('person', waitMinutes);
    expect(await Promise.all([say(id), say(id), say(id)])).toEqual([proven, proven, proven]);
    expect(await dues()).toEqual([['host-missed', '1800.00']]);
    expect(await findBooking(id)).toMatchObject({
      ...{ status: 'cancelled', due: { movable: true }, fee: { state: 'entered' } },
    });
    expect(await db.therapySession.findMany()).toMatchObject([{ status: 'cancelled' }]);
    expect(await db.contactMessage.count()).toBe(0);
  });

  it.each([
    ['the therapist was in the room', waitMinutes, 1],
    ['the client left before they had waited', waitMinutes - 1, null],
    ['the client was never there', null, null],
  ])('is a question for the therapist and the team where %s', async (_why, person, host) => {
    const { id, waits } = await begun();
    if (person !== null) await waits('person', person);
    if (host !== null) await waits('host', host);
    expect(await say(id)).toEqual(reported);
    expect(await say(id)).toEqual(reported);
    expect(await dues()).toEqual([]);
    expect(await findBooking(id)).toMatchObject({ status: 'confirmed', hostMissedAt: expect.any(Date) });
    expect(await db.contactMessage.findMany()).toMatchObject([
      { serviceInterest: 'billing', email: client.viewer.email },
    ]);
    expect(await db.notification.findMany()).toMatchObject([{ userId: practice.viewer.userId }]);
  });

  it('cannot make a missed session of the client out of it, whatever that would cost by its rule', async () => {
    const { id, waits, sessionId } = await begun({ missedRule: 'half' });
    await waits('person', waitMinutes);
    await markMissed(practice.viewer, { sessionId, request });
    expect(await dues()).toEqual([['missed-by-rule', '900.00']]);
    expect(await say(id)).toEqual(proven);
    expect(await dues()).toEqual([['host-missed', '1800.00']]);
    expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({ bookedFee: null });
  });

  it('is not said before the client has waited, and not of a session that is completed', async () => {
    const early = await begun({ minutesAgo: waitMinutes - 1 });
    expect(await say(early.id)).toEqual({ done: false, because: 'not-now' });
    await db.booking.updateMany({ data: { status: 'cancelled', cancelledBy: 'admin' } });
    const held = await begun();
    await completeSession(practice.viewer, { sessionId: held.sessionId, request });
    await held.waits('person', waitMinutes);
    expect(await say(held.id)).toEqual({ done: false, because: 'not-now' });
    expect(await dues()).toEqual([]);
  });

  it('is said by the link of this appointment, also by a guest, and by no other link', async () => {
    const { id, endsAt, waits } = await begun({ guest: true });
    await waits('person', waitMinutes);
    const own = await tokenOf(id, endsAt);
    for (const booking of [holdLink.token(id, endsAt), `${own}x`, id, '']) {
      expect(await reportHostMissed(null, sent({ booking }))).toMatchObject({
        ...{ ok: false, message: bookingMessages.linkNotFound },
      });
    }
    expect(await dues()).toEqual([]);
    expect(await reportHostMissed(null, sent({ booking: own }))).toMatchObject({
      ...{ ok: true, message: hostMissedMessages.proven },
    });
    expect(await dues()).toEqual([['host-missed', '1800.00']]);
  });
});
