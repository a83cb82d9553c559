import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { readOwnCalendar } from '@/lib/booking/calendar/view/queries';
import { findTherapistSession } from '@/lib/care/session/queries';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { withOtherPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { confirmTime, heldTime } from '@/test/plan/paid-plans';

setUpDatabase();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
});

const today = Temporal.Now.plainDateISO('Asia/Kolkata');
const dayIn = (days: number) => today.add({ days }).toString();
const inDays = (days: number, clock = '10:00') => new Date(`${dayIn(days)}T${clock}:00+05:30`);

async function read(date: string, view = 'day', viewer = asha.viewer) {
  const found = await readOwnCalendar(viewer, { view, date });
  if (!found) throw new Error('expected a calendar');
  return found;
}

async function booked(startsAt: Date): Promise<string> {
  const id = await heldTime(asha, meera, startsAt, null);
  await confirmTime(meera, id);
  return id;
}

describe('a therapist’s calendar', () => {
  it('shows sessions, live holds and the time kept free, on its own days only', async () => {
    await booked(inDays(3));
    const hold = await heldTime(asha, meera, inDays(3, '12:00'));
    await booked(inDays(5));
    const { entries } = await read(dayIn(3), 'day');
    expect(entries).toMatchObject([
      { kind: 'session', statusText: 'Scheduled', movable: true, startsAt: inDays(3) },
      { kind: 'hold', title: 'Being booked', movable: false },
    ]);
    expect(entries[0]?.freeFrom.getTime()).toBe(inDays(3).getTime() + hour);
    await db.booking.update({ where: { id: hold }, data: { heldUntil: new Date(Date.now() - hour) } });
    expect((await read(dayIn(3))).entries).toHaveLength(1);
    expect((await read(dayIn(3), 'month')).entries.length).toBeLessThanOrEqual(2);
  });

  it('shows a proposed time on its day, though the session is on another', async () => {
    const id = await booked(inDays(3));
    await db.booking.update({ where: { id }, data: { proposedStartsAt: inDays(20) } });
    expect((await read(dayIn(20))).entries).toMatchObject([{ proposedStartsAt: inDays(20) }]);
    expect((await read(dayIn(10))).entries).toEqual([]);
  });

  it('shows what was cancelled, unless it is hidden, and not what was never agreed', async () => {
    const id = await booked(inDays(3));
    const hold = await heldTime(asha, meera, inDays(3, '12:00'));
    await db.booking.updateMany({ where: { id: { in: [id, hold] } }, data: { status: 'cancelled' } });
    await db.therapySession.updateMany({ where: { bookingId: id }, data: { status: 'cancelled' } });
    const { entries } = await read(dayIn(3));
    expect(entries).toMatchObject([{ cancelled: true, statusText: 'Cancelled', movable: false }]);
    expect(entries[0]?.freeFrom).toEqual(entries[0]?.endsAt);
    const asked = { view: 'day', date: dayIn(3), cancelled: 'hidden' };
    expect(await readOwnCalendar(asha.viewer, asked)).toMatchObject({ entries: [], hidden: true });
  });

  it('opens a guest’s appointment for its own therapist alone', { tags: ['slow'] }, async () => {
    const id = await booked(inDays(3));
    const { id: session } = await db.therapySession.update({
      where: { bookingId: id },
      data: { clientId: null },
    });
    const guest = { name: 'Kavya Rao', email: 'kavya@example.org', phone: '+919876543210' };
    await db.booking.update({ where: { id }, data: withOtherPerson({ clientId: null, ...guest }) });
    expect((await read(dayIn(3))).entries).toMatchObject([
      { kind: 'session', id: session, title: 'Kavya Rao', movable: true },
    ]);
    for (const opened of [id, session])
      expect(await findTherapistSession(asha.viewer, opened)).toMatchObject({
        client: { id: null, name: 'Kavya Rao' },
        guest: { email: 'kavya@example.org', phone: '+919876543210', hasAccount: false, imported: false },
        startsAt: inDays(3),
        status: 'scheduled',
      });
    expect(await findTherapistSession((await createPractice()).viewer, id)).toBeNull();
    expect(await findTherapistSession(meera.viewer, id)).toBeNull();
    expect(await findTherapistSession(asha.viewer, 'no-id')).toBeNull();
    const hold = await heldTime(asha, meera, inDays(3, '12:00'));
    expect(await findTherapistSession(asha.viewer, hold)).toBeNull();
  });

  it('shows open hours with the days that differ', async () => {
    const date = Temporal.PlainDate.from(dayIn(3));
    await db.calendar.create({
      data: {
        therapistId: asha.therapist.id,
        hours: { create: { weekday: date.dayOfWeek, startMinute: 540, endMinute: 720 } },
        exceptions: {
          create: { kind: 'closed', onDate: new Date(date.toString()), startMinute: 600, endMinute: 660 },
        },
      },
    });
    const { open, exceptions } = await read(date.toString());
    expect(open.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual(['03:30', '05:30']);
    expect(exceptions).toHaveLength(1);
  });

  it('shows nobody else’s rows, and no session by a stranger’s id', async () => {
    const id = await booked(inDays(3));
    const { id: session } = await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } });
    const other = await createPractice();
    expect((await read(dayIn(3), 'month', other.viewer)).entries).toEqual([]);
    expect(await findTherapistSession(other.viewer, session)).toBeNull();
    expect(await findTherapistSession(asha.viewer, session)).toMatchObject({ id: session });
    expect(await findTherapistSession(asha.viewer, 'no-id')).toBeNull();
    expect(await readOwnCalendar(meera.viewer, { view: '', date: '' })).toBeNull();
  });
});
