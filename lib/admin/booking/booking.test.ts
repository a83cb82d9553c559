import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelForBoth } from '@/lib/admin/booking/commands';
import { bookingsAsCsv, listBookings, readBooking } from '@/lib/admin/booking/queries';
import { priceForHouse } from '@/lib/admin/booking/rules';
import { hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { type PersonGiven, withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
let client: Awaited<ReturnType<typeof createProfile>>;
let host: Awaited<ReturnType<typeof createProfile>>;
let calendarId: string;
beforeEach(async () => {
  admin = await createAdmin();
  client = await createProfile();
  host = await createProfile({ role: 'therapist' });
  const therapist = await createTherapist({ name: 'Asha Rao', userId: host.userId });
  calendarId = (await db.calendar.create({ data: { therapistId: therapist.id } })).id;
});

async function book(
  hoursFromNow: number,
  given: Record<string, unknown> = {},
  person: PersonGiven = { clientId: client.id },
) {
  const startsAt = new Date(Date.now() + hoursFromNow * hour);
  const endsAt = new Date(startsAt.getTime() + 45 * minute);
  const { id } = await db.booking.create({
    data: {
      calendarId,
      startsAt,
      endsAt,
      blockedUntil: endsAt,
      status: 'confirmed',
      confirmedAt: new Date(),
      ...withPerson(person),
      ...given,
    },
  });
  return id;
}

describe('the price of an appointment', () => {
  it('has no moment to pay once the session was missed', async () => {
    const id = await book(-24, { fee: '1800.00', payingRule: 'after' });
    const price = async () => {
      const booking = await readBooking(admin.viewer, id, admin.request);
      return booking && priceForHouse(booking, new Date());
    };
    expect(await price()).toBe('₹1,800, not paid yet. To be paid now.');
    const { calendar, startsAt } = await db.booking.findUniqueOrThrow({
      where: { id },
      select: { startsAt: true, calendar: { select: { therapistId: true } } },
    });
    await db.therapySession.create({
      data: {
        therapistId: calendar.therapistId ?? '',
        clientId: client.id,
        sessionDate: startsAt,
        bookingId: id,
        status: 'no_show',
        missedAt: new Date(),
      },
    });
    expect(await price()).toBe(
      '₹1,800, not paid yet. The session was missed. They agree between them whether it is paid.',
    );
  });
});

describe('all appointments', () => {
  it('can be listed and filtered, without holds', async () => {
    const house = await db.calendar.create({ data: {} });
    const coming = await book(24);
    const past = await book(-24);
    const guest = { name: 'Ravi', email: 'ravi@antarman.test' };
    const atHouse = await book(48, { calendarId: house.id }, guest);
    const held = {
      status: 'held',
      heldUntil: new Date(Date.now() + hour),
      confirmedAt: null,
    };
    const hold = await book(72, held, {});
    const ids = async (searchParams: Record<string, string>) =>
      (await listBookings(admin.viewer, searchParams)).rows.map(({ id }) => id);
    expect(await ids({})).toEqual([atHouse, coming, past]);
    expect(await ids({ when: 'coming' })).toEqual([coming, atHouse]);
    expect(await ids({ when: 'past' })).toEqual([past]);
    expect(await ids({ house: 'yes' })).toEqual([atHouse]);
    expect(await ids({ q: 'meera' })).toEqual([coming, past]);
    expect(await ids({ q: 'ASHA', state: 'cancelled' })).toEqual([]);
    expect((await bookingsAsCsv(admin.viewer, { house: 'yes' })).rows).toHaveLength(1);
    expect(await readBooking(admin.viewer, hold, admin.request)).toBeUndefined();
    expect(await readBooking(admin.viewer, coming, admin.request)).toMatchObject({ id: coming });
    const opened = await db.auditEntry.findMany();
    expect(opened).toMatchObject([{ action: 'booking.opened', subjectUserId: client.userId }]);
  });

  it('are found by name, sound, address, therapist and account', async () => {
    const house = await db.calendar.create({ data: {} });
    const own = await book(24);
    const lakshmi = { name: 'Lakshmi Rao', email: 'guest@example.in' };
    const guests = await book(48, { calendarId: house.id }, lakshmi);
    const other = await createProfile({ firstName: 'Zubin', lastName: 'Number 471' });
    const zubins = await book(72, { calendarId: house.id }, { clientId: other.id });
    const found = async (q: string) => {
      const { rows, paging } = await listBookings(admin.viewer, { q });
      return [rows.map(({ id }) => id), paging.words];
    };
    for (const q of ['lakshmi', 'Laxmi', 'mi Ra', 'guest@example'])
      expect(await found(q), q).toEqual([[guests], '1 in all']);
    expect(await found('Asha Rao')).toEqual([[own], '1 in all']);
    expect(await found('Rao')).toEqual([[guests, own], '2 in all']);
    expect(await found('Number 471')).toEqual([[zubins], '1 in all']);
    for (const q of ['Number 4711', 'nobody', '%', other.id])
      expect(await found(q), q).toEqual([[], '0 in all']);
    expect(await found(client.userId)).toEqual([[own], '1 in all']);
    expect(await found(host.userId)).toEqual([[own], '1 in all']);
    await db.user.update({ where: { id: other.userId }, data: { email: lakshmi.email } });
    expect(await found(other.userId)).toEqual([[zubins, guests], '2 in all']);
  });

  it('go on after the first part of a search, and are counted with it', async () => {
    for (let hours = 1; hours <= 30; hours += 1) await book(hours);
    const first = await listBookings(admin.viewer, { q: 'meera' });
    const next = await listBookings(admin.viewer, { q: 'meera', ...first.paging.next });
    const last = await listBookings(admin.viewer, { q: 'Asha', when: 'past' });
    expect([first, next, last].map(({ rows, paging }) => [rows.length, paging.words])).toEqual([
      [25, '30 in all'],
      [5, '30 in all'],
      [0, '0 in all'],
    ]);
    const ids = [...first.rows, ...next.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
  });

  it('can be cancelled for both sides until they begin, once', async () => {
    const id = await book(24);
    const outcomes = await Promise.all([
      cancelForBoth(id, 'The therapist is ill.', admin),
      cancelForBoth(id, 'The therapist is ill.', admin),
    ]);
    expect(outcomes).toEqual(['done', 'done']);
    expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'admin',
      cancelReason: 'The therapist is ill.',
      icsSequence: 1,
    });
    for (const { userId } of [client, host])
      expect(await db.notification.count({ where: { userId } })).toBe(1);
    const lines = await db.auditEntry.findMany({ where: { action: 'booking.cancelled' } });
    expect(lines).toMatchObject([{ actorRole: 'admin', subjectUserId: client.userId }]);
    expect(await cancelForBoth(await book(-1), 'Too late.', admin)).toBe('too-late');
    expect(await cancelForBoth(randomUUID(), 'Nobody.', admin)).toBe('unknown');
  });
});
