import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Therapist } from '@/generated/prisma/client';
import { findCalendar, listFreeSlots } from '@/lib/booking/calendar/queries';
import { bookableRange, freeSlots } from '@/lib/booking/calendar/slots/rules';
import { holdSlot } from '@/lib/booking/hold/commands';
import { refreshDueNextFree, refreshNextFree } from '@/lib/booking/next-free/commands';
import { nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { nextFreeOf } from '@/lib/booking/next-free/rules';
import { day, hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { withPerson } from '@/test/booking/appointments';
import { randomCases } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { runDueJobs } from '@/test/server/jobs';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 540, endMinute: 780 }));

let therapist: Therapist;
let calendarId: string;

/** Nine to one every day; an hour's notice. */
beforeEach(async () => {
  therapist = await createTherapist();
  const calendar = await db.calendar.create({
    data: { therapistId: therapist.id, noticeMinutes: 60, hours: { create: everyDay } },
  });
  calendarId = calendar.id;
});

async function stored() {
  const [row] = await db.$queryRaw<{ at: Date | null; from: Date | null; cells: string | null; due: Date }[]>`
    SELECT next_free_at AS at, CASE WHEN isfinite(free_from) THEN free_from END AS "from",
      free_cells::text AS cells, next_free_due_at AS due
    FROM therapists JOIN calendars ON therapist_id = therapists.id WHERE therapists.id = ${therapist.id}::uuid`;
  if (!row) throw new Error('expected a row');
  return row;
}

async function offered(now = new Date()): Promise<Date[]> {
  const calendar = await findCalendar({ therapist: therapist.slug }, { now });
  if (!calendar) throw new Error('expected a calendar');
  return (await listFreeSlots(calendar, { now })).map(({ startsAt }) => startsAt);
}

function book(startsAt: Date, status = 'confirmed', heldUntil: Date | null = null) {
  const endsAt = new Date(startsAt.getTime() + 45 * minute);
  return db.booking.create({
    data: {
      calendarId,
      startsAt,
      endsAt,
      blockedUntil: new Date(endsAt.getTime() + 15 * minute),
      status,
      heldUntil,
      ...(status === 'confirmed' && withPerson({ name: 'Kiran Thomas', email: 'kiran@example.in' })),
      confirmedAt: status === 'confirmed' ? new Date() : null,
      submissionKey: randomUUID(),
    },
  });
}

describe('the next free time is the first that the booking page offers', () => {
  it('after opening, booking, cancelling, closing days and changed hours, each by a job of its own transaction', async () => {
    const follows = async () => {
      await runDueJobs(nextFreeJobs);
      expect((await stored()).at).toEqual((await offered())[0] ?? null);
    };
    await follows();
    const [first, second] = await offered();
    if (!first || !second) throw new Error('expected times');
    const { id } = await book(first);
    await follows();
    expect((await stored()).at).toEqual(second);
    await db.booking.update({
      where: { id },
      data: { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'client' },
    });
    await follows();
    expect((await stored()).at).toEqual(first);
    const days = Array.from({ length: 9 }, (_, after) => new Date(Date.now() + after * day));
    await db.availabilityException.createMany({
      data: days.map((at) => ({
        calendarId,
        kind: 'closed',
        onDate: new Date(at.toISOString().slice(0, 10)),
      })),
    });
    await follows();
    expect((await stored()).at?.getTime()).toBeGreaterThan(first.getTime() + 6 * day);
    await db.availabilityException.deleteMany();
    await db.calendar.update({ where: { id: calendarId }, data: { noticeMinutes: 3 * 24 * 60 } });
    await follows();
    await db.availabilityHours.deleteMany();
    await follows();
    expect((await stored()).at).toBeNull();
  });

  it('while somebody holds it, is the one after it, until the hold has ended', {
    tags: ['slow'],
  }, async () => {
    await refreshNextFree([calendarId]);
    const [first, second] = await offered();
    if (!first) throw new Error('expected a time');
    const held = await holdSlot({
      calendar: { therapist: therapist.slug },
      startsAt: first,
      viewerTimeZone: 'Asia/Kolkata',
      clientId: null,
      submissionKey: randomUUID(),
    });
    if (!held.held) throw new Error('expected a hold');
    await runDueJobs(nextFreeJobs);
    expect(await stored()).toMatchObject({ at: second, due: held.heldUntil });
    expect(await refreshDueNextFree(new Date(held.heldUntil.getTime() + minute))).toBe(1);
    const later = new Date(held.heldUntil.getTime() + minute);
    expect((await stored()).at).toEqual((await offered(later))[0]);
  });

  it('is worked out again when it can be booked no more, and not before', async () => {
    await refreshNextFree([calendarId]);
    const { at, due } = await stored();
    if (!at) throw new Error('expected a time');
    expect(due.getTime()).toBeLessThanOrEqual(at.getTime() - hour + 1);
    expect(await refreshDueNextFree(new Date(due.getTime() - 1))).toBe(0);
    const tooLate = new Date(at.getTime() - hour + 1);
    expect(await refreshDueNextFree(tooLate)).toBe(1);
    expect((await stored()).at).toEqual((await offered(tooLate))[0]);
    expect((await stored()).at).not.toEqual(at);
  });

  it('is nobody’s while no new clients are taken, and there again with one change of the listing', async () => {
    await refreshNextFree([calendarId]);
    const accept = (acceptingNewClients: boolean) =>
      db.therapist.update({ where: { id: therapist.id }, data: { acceptingNewClients } });
    await accept(false);
    expect((await stored()).from).toBeNull();
    await accept(true);
    expect((await stored()).from).toEqual((await stored()).at);
  });

  it('leaves with the calendar', async () => {
    await refreshNextFree([calendarId]);
    expect(await db.therapist.findUnique({ where: { id: therapist.id } })).toMatchObject({
      nextFreeAt: expect.any(Date),
    });
    await db.calendar.delete({ where: { id: calendarId } });
    const row = await db.therapist.findUnique({ where: { id: therapist.id } });
    expect([row?.nextFreeAt, row?.freeCells]).toEqual([null, null]);
  });

  it('needs no job for what changes no time, and none for the consultations', async () => {
    const [first] = await offered();
    if (!first) throw new Error('expected a time');
    const { id } = await book(first);
    const house = await db.calendar.create({ data: { hours: { create: everyDay } } });
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    await db.booking.update({ where: { id }, data: { payAskedAt: new Date(), kindName: 'Other' } });
    await refreshNextFree([calendarId]);
    await db.booking.updateMany({ where: { id }, data: { calendarId: house.id } });
    await db.booking.updateMany({
      where: { id },
      data: { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'client' },
    });
    const [{ count } = { count: -1 }] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'refresh-next-free'`;
    // The move alone, which takes the appointment away from the therapist.
    expect(count).toBe(1);
  });

  it('changes no row whose next time is the same, and tells no cached page', async () => {
    const now = new Date();
    await refreshNextFree([calendarId], now);
    const version = () =>
      db.$queryRaw<{ xmin: string }[]>`SELECT xmin::text FROM therapists WHERE id = ${therapist.id}::uuid`;
    const before = await version();
    await refreshNextFree([calendarId, calendarId], now);
    expect(await version()).toEqual(before);
  });

  it('is right after four changes and refreshes at once', { tags: ['slow'] }, async () => {
    const slots = (await offered()).slice(0, 4);
    await Promise.all(
      slots.map(async (startsAt) => {
        await book(startsAt);
        await refreshNextFree([calendarId]);
      }),
    );
    expect((await stored()).at).toEqual((await offered())[0]);
  });
});

describe('working it out', () => {
  it('finds what a look at every free time would find, for any hours, bookings and moment', () => {
    const half = (max: number) => fc.integer({ min: 0, max }).map((step) => step * 30);
    const hours = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      startMinute: half(40),
      length: fc.integer({ min: 2, max: 6 }),
    });
    const base = Date.parse('2026-10-20T00:00:00Z');
    fc.assert(
      fc.property(
        fc.array(hours, { maxLength: 3 }),
        fc.array(fc.integer({ min: 0, max: 40 * 24 }), { maxLength: 30 }),
        fc.integer({ min: 0, max: 48 }),
        (open, takenHours, noticeHours) => {
          const now = new Date(base);
          const calendar = {
            timeZone: 'Europe/London',
            slotMinutes: 45,
            bufferMinutes: 15,
            noticeMinutes: noticeHours * 60,
            horizonDays: 30,
            hours: open.map(({ weekday, startMinute, length }) => ({
              weekday,
              startMinute,
              endMinute: Math.min(1440, startMinute + length * 30),
            })),
            exceptions: [],
          };
          const taken = takenHours.map((after) => ({
            startsAt: new Date(base + after * hour),
            blockedUntil: new Date(base + (after + 1) * hour),
            heldUntil: null,
          }));
          const { at, cells, dueAt } = nextFreeOf(calendar, taken, now);
          const [first] = freeSlots(calendar, taken, now, bookableRange(calendar, now));
          expect(at).toEqual(first?.startsAt ?? null);
          expect(cells).toHaveLength(384);
          expect(dueAt.getTime()).toBeGreaterThan(now.getTime());
          if (cells.includes('1')) expect(at).not.toBeNull();
        },
      ),
      randomCases(40),
    );
  });
});
