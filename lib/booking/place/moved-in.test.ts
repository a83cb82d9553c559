import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockBooking } from '@/lib/booking/change/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { slotAt } from '@/lib/booking/proposal/commands';
import { reserveSessions } from '@/lib/booking/schedule/brought';
import { scheduleSession } from '@/lib/booking/schedule/commands';
import { readScheduleForm } from '@/lib/booking/schedule/queries';
import { scheduleSchema } from '@/lib/booking/schedule/schema';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openNineToNine } from '@/test/booking/hours';
import { createMovingPractice, fileOf, now, on, request } from '@/test/booking/imported-calendars';
import { setUpDatabase } from '@/test/database/database';
import { ownerClient } from '@/test/database/owner';
import { createClientOf, createPractice } from '@/test/payment/quotations';

setUpDatabase();

/** Half an hour into the imported session of the third of December, which begins at 3:30 pm in India. */
const inHours = new Date('2026-12-03T10:30:00Z');
/** Nine in the morning of that day in India. */
const early = new Date('2026-12-03T03:30:00Z');

let asha: Awaited<ReturnType<typeof createMovingPractice>>;
let ravi: Awaited<ReturnType<typeof createPractice>>;
let ashas: string;
let ravis: string;
let premisesId: string;

/** Hours from nine to nine in India, all at one place of these premises. @returns the calendar */
async function openAt({ id: therapistId }: { readonly id: string }): Promise<string> {
  await db.therapist.update({ where: { id: therapistId }, data: { modes: ['video', 'in_person'] } });
  const calendarId = await openNineToNine(therapistId);
  const data = { therapistId, premisesId, name: 'Kothrud', address: '12 Karve Road' };
  const { id: placeId } = await db.place.create({ data });
  await db.availabilityHours.updateMany({ where: { calendarId }, data: { placeId } });
  return calendarId;
}

beforeEach(async () => {
  premisesId = randomUUID();
  asha = await createMovingPractice();
  ravi = await createPractice();
  ashas = await openAt(asha.practice.therapist);
  ravis = await openAt(ravi.therapist);
  await asha.card('Kavya Rao', 'kavya@example.in');
});

/** The hours of Asha end at noon, before the imported session. */
const endAtNoon = () =>
  db.availabilityHours.updateMany({ where: { calendarId: ashas }, data: { endMinute: 720 } });

const upload = () => asha.upload(fileOf(on(3, 'SUMMARY:Kavya Rao')));

async function bookedByRavi(startsAt: Date) {
  const { id: placeId } = await db.place.findFirstOrThrow({ where: { therapistId: ravi.therapist.id } });
  return createAppointmentRow({ calendarId: ravis, startsAt, placeId, email: 'a@example.in' });
}

const hold = (startsAt: Date, { therapist } = ravi) =>
  holdSlot(
    {
      calendar: { therapist: therapist.slug },
      ...{ startsAt, viewerTimeZone: 'Asia/Kolkata', clientId: null, submissionKey: randomUUID() },
    },
    now,
  );

const rows = () => db.booking.findMany({ where: { calendarId: ashas }, orderBy: { startsAt: 'asc' } });

describe('an imported session', () => {
  it('holds the place of its hours, with its address, so that nobody else books it', async () => {
    expect((await hold(inHours)).held).toBe(true);
    await db.booking.deleteMany();
    expect(await asha.take(await upload(), { mode: 'in_person' })).toEqual({ done: true, count: 1 });
    expect(await rows()).toMatchObject([{ premisesId, meetingAddress: 'Kothrud, 12 Karve Road' }]);
    expect(await hold(inHours)).toMatchObject({ held: false, because: 'taken' });
  });

  it('is left out with its reason where another therapist has the place, whose break it does not take', async () => {
    await bookedByRavi(inHours);
    const importId = await upload();
    expect((await asha.preview(importId)).left).toMatchObject([{ why: 'place' }]);
    expect(await asha.take(importId)).toEqual({ done: false, because: 'nothing' });
    await db.booking.deleteMany();
    await bookedByRavi(new Date('2026-12-03T10:50:00Z'));
    expect(await asha.take(importId)).toEqual({ done: true, count: 1 });
    expect(await rows()).toMatchObject([{ blockedUntil: new Date('2026-12-03T10:50:00Z') }]);
  });

  it('in person outside the hours holds the only place, and is refused in words where another has it', async () => {
    await endAtNoon();
    await bookedByRavi(inHours);
    const importId = await upload();
    expect((await asha.preview(importId)).sessions).toHaveLength(1);
    const met = { done: false, because: 'met', at: [new Date('2026-12-03T10:00:00Z')] };
    expect(await asha.take(importId, { mode: 'in_person' })).toEqual(met);
    expect(await rows()).toEqual([]);
    expect(await asha.take(importId)).toEqual({ done: true, count: 1 });
    expect(await rows()).toMatchObject([{ mode: 'video', premisesId: null }]);
    await db.booking.deleteMany();
    await asha.take(await upload(), { mode: 'in_person' });
    expect(await hold(inHours)).toMatchObject({ held: false, because: 'taken' });
  });

  it('holds no place of the only hours, if meeting in person has an address of its own or there are two', async () => {
    await endAtNoon();
    const { id: therapistId } = asha.practice.therapist;
    await db.appointmentTerms.create({ data: { calendarId: ashas, address: '3 Baner Road' } });
    await asha.take(await upload(), { mode: 'in_person' });
    expect(await rows()).toMatchObject([{ premisesId: null, meetingAddress: '3 Baner Road' }]);
    await db.booking.deleteMany();
    await db.appointmentTerms.deleteMany();
    const { id: placeId } = await db.place.create({
      data: { therapistId, name: 'Baner', address: '3 Baner Road' },
    });
    await db.availabilityHours.updateMany({ where: { calendarId: ashas, weekday: 1 }, data: { placeId } });
    await asha.take(await upload(), { mode: 'in_person' });
    expect(await rows()).toMatchObject([{ premisesId: null, meetingAddress: null }]);
  });

  it('waits for a booking of the place that is being written, and is refused when that one is made', async () => {
    const client = await ownerClient();
    const importId = await upload();
    try {
      await client.query('BEGIN');
      await client.query(
        `INSERT INTO bookings (calendar_id, place_id, starts_at, ends_at, blocked_until, status, held_until)
         SELECT $1, id, $2, $2::timestamptz + '45 min', $2::timestamptz + '1 hour', 'held', now() + '1 day'
         FROM places WHERE therapist_id = $3`,
        [ravis, inHours, ravi.therapist.id],
      );
      const taking = asha.take(importId);
      await expect
        .poll(async () => {
          const { rowCount } = await client.query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return rowCount;
        })
        .toBe(1);
      await client.query('COMMIT');
      expect(await taking).toMatchObject({ done: false, because: 'met' });
    } finally {
      await client.end();
    }
    expect(await rows()).toEqual([]);
    expect((await asha.preview(importId)).left).toMatchObject([{ why: 'place' }]);
  });

  it('and a booking of the same place at the same moment: one of them is made', async () => {
    for (const day of [3, 4, 5, 6]) {
      const importId = await asha.upload(fileOf(on(day, 'SUMMARY:Kavya Rao')));
      const startsAt = new Date(inHours.getTime() + (day - 3) * 86_400_000);
      const [taken, held] = await Promise.all([asha.take(importId), hold(startsAt)]);
      expect([taken.done, held.held].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('a session that is arranged in person outside the hours', () => {
  async function arrange(startsAt: string, mode = 'in_person', place = '') {
    const client = await createClientOf(asha.practice.therapist);
    const fields = {
      ...{ client: client.viewer.profile.id, startsAt, timeZone: 'Asia/Kolkata', durationMinutes: '50' },
      ...{ kind: '', mode, place, plan: '', held: '', repeat: '', count: '', except: '', leaveOut: '' },
    };
    const input = { ...scheduleSchema.parse(fields), submission: { key: randomUUID() }, request };
    return scheduleSession(asha.practice.viewer, input, now);
  }

  it('holds the only place, whichever of two therapists comes first', async () => {
    await endAtNoon();
    expect(await arrange('2026-12-03T16:00')).toMatchObject({ scheduled: true });
    expect(await rows()).toMatchObject([{ premisesId, meetingAddress: 'Kothrud, 12 Karve Road' }]);
    expect(await hold(inHours)).toMatchObject({ held: false, because: 'taken' });
    expect(await hold(early)).toMatchObject({ held: true });
    await bookedByRavi(new Date('2026-12-04T10:30:00Z'));
    expect(await arrange('2026-12-04T16:00')).toMatchObject({ scheduled: false, because: 'place-taken' });
    expect(await arrange('2026-12-04T16:00', 'video')).toMatchObject({ scheduled: true });
  });

  it('holds of two places the chosen one, else that of the nearest hours, so that nobody else has it then', async () => {
    await endAtNoon();
    const { id: therapistId } = asha.practice.therapist;
    const data = { therapistId, name: 'Baner', address: '3 Baner Road' };
    const { id: baner } = await db.place.create({ data });
    const { id: kothrud } = await db.place.findFirstOrThrow({ where: { therapistId, name: 'Kothrud' } });
    const where = { calendarId: ashas, weekday: 1 };
    await db.availabilityHours.updateMany({ where, data: { placeId: baner } });
    const form = await readScheduleForm(asha.practice.viewer);
    expect(form?.places.map(({ value }) => value)).toEqual(['', baner, kothrud]);

    // On Thursday the nearest hours are its own, at Kothrud; late on Sunday those of Monday, at Baner.
    expect(await arrange('2026-12-03T16:00')).toMatchObject({ scheduled: true });
    expect(await arrange('2026-12-06T23:00')).toMatchObject({ scheduled: true });
    expect(await arrange('2026-12-07T16:00', 'in_person', kothrud)).toMatchObject({ scheduled: true });
    expect(await rows()).toMatchObject([
      { placeId: kothrud, meetingAddress: 'Kothrud, 12 Karve Road' },
      { placeId: baner, meetingAddress: 'Baner, 3 Baner Road' },
      { placeId: kothrud, premisesId, meetingAddress: 'Kothrud, 12 Karve Road' },
    ]);
    expect(await hold(inHours)).toMatchObject({ held: false, because: 'taken' });
    const monday = new Date('2026-12-07T10:30:00Z');
    expect(await hold(monday)).toMatchObject({ held: false, because: 'taken' });

    await bookedByRavi(new Date('2026-12-08T10:30:00Z'));
    const there = await arrange('2026-12-08T16:00', 'in_person', kothrud);
    expect(there).toMatchObject({ scheduled: false, because: 'place-taken' });
    expect(await arrange('2026-12-08T16:00', 'in_person', baner)).toMatchObject({ scheduled: true });
    const ofRavi = await db.place.findFirstOrThrow({ where: { therapistId: ravi.therapist.id } });
    expect(await arrange('2026-12-09T16:00', 'in_person', ofRavi.id)).toMatchObject({ because: 'no-place' });
    await db.place.update({ where: { id: baner }, data: { archivedAt: now } });
    expect(await arrange('2026-12-09T16:00', 'in_person', baner)).toMatchObject({ because: 'no-place' });
  });

  it('keeps its place if another time outside the hours is proposed for it', async () => {
    await endAtNoon();
    const { id: therapistId } = asha.practice.therapist;
    const data = { therapistId, name: 'Baner', address: '3 Baner Road' };
    const { id: placeId } = await db.place.create({ data });
    await db.availabilityHours.updateMany({ where: { calendarId: ashas, weekday: 1 }, data: { placeId } });
    const made = await arrange('2026-12-03T16:00', 'in_person', placeId);
    if (!made.scheduled) throw new Error('expected a session');
    const { id } = await db.booking.findFirstOrThrow({ where: { calendarId: ashas } });
    await db.$transaction(async (tx) => {
      const booking = await lockBooking(tx, id, now);
      if (!booking) throw new Error('expected a booking');
      expect(await slotAt(tx, booking, new Date('2026-12-04T10:30:00Z'))).toMatchObject({ placeId });
    });
  });
});

it('a coming session of a practice file holds its place, or is left out where another therapist has it', async () => {
  const { therapist } = asha.practice;
  const { viewer } = await createClientOf(therapist);
  const reserve = (days: number) => {
    const session = {
      ...{
        id: randomUUID(),
        seriesId: null,
        kindId: null,
        clientId: viewer.profile.id,
        mode: 'in_person',
        status: 'scheduled',
      },
      ...{
        sessionDate: new Date(inHours.getTime() + days * 86_400_000),
        durationMinutes: 50,
        sessionType: 'individual',
      },
      ...{ completedAt: null, missedAt: null, completionUndoneAt: null, breakClosedAt: null },
      ...{ cancelledAt: null, cancelledBy: null, cancelReason: null, createdAt: now, updatedAt: now },
    };
    return db.$transaction((tx) => reserveSessions(tx, therapist, [session], now));
  };
  expect(await reserve(0)).toHaveLength(1);
  expect(await rows()).toMatchObject([{ premisesId, meetingAddress: 'Kothrud, 12 Karve Road' }]);
  expect(await hold(inHours)).toMatchObject({ held: false, because: 'taken' });
  await bookedByRavi(new Date('2026-12-04T10:30:00Z'));
  expect(await reserve(1)).toEqual([]);
});
