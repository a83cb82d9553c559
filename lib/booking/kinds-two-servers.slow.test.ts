// Two hundred bookings at two servers.

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findCalendar, listFreeSlots } from '@/lib/booking/calendar/queries';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { type HoldAt, holdAll } from '@/test/booking/holds';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpOtherServer } from '@/test/server/two-servers';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const other = setUpOtherServer();

/** Asks this server and the other one for 200 of these times at once. @returns the answers */
async function holdEverywhere(wanted: readonly HoldAt[]): Promise<readonly string[]> {
  // A prime larger than the list visits all of it.
  const asked = Array.from(
    { length: 200 },
    (_, index) => wanted[(index * 1_009) % wanted.length] ?? wanted[0],
  ).flatMap((one) => one ?? []);
  const answers = await Promise.all([
    holdAll(asked.filter((_, index) => index % 2 === 0)),
    other({ do: 'hold-all', wanted: asked.filter((_, index) => index % 2 === 1) }) as ReturnType<
      typeof holdAll
    >,
  ]);
  return answers.flat();
}

/** The free times of these kinds of session, as holds. */
async function timesOf(therapist: string, kinds: readonly string[]): Promise<readonly HoldAt[]> {
  const from = new Date(Date.now() + 48 * hour);
  const range = { from, until: new Date(from.getTime() + 12 * hour) };
  const wanted: HoldAt[] = [];
  for (const kind of kinds) {
    const calendar = await findCalendar({ therapist, kind });
    if (!calendar) throw new Error('expected a calendar');
    const free = await listFreeSlots(calendar, { range });
    wanted.push(...free.map(({ startsAt }) => ({ therapist, kind, startsAt: startsAt.toISOString() })));
  }
  return wanted;
}

/** Bookings that follow one another, each after the buffer of the one before. */
function expectApart(rows: readonly { readonly startsAt: Date; readonly blockedUntil: Date }[]): void {
  rows.forEach(({ blockedUntil }, index) => {
    const next = rows[index + 1];
    if (next) expect(blockedUntil.getTime()).toBeLessThanOrEqual(next.startsAt.getTime());
  });
}

it('never books two kinds of session at overlapping times of one calendar, whoever asks where', {
  timeout: 300_000,
}, async () => {
  const { id: therapistId, slug: therapist } = await createTherapist();
  const calendarId = await openEveryHour(therapistId);
  const data = { therapistId, name: 'Couples session', minutes: 80, position: 1 };
  const { id: couples } = await db.sessionKind.create({ data });
  const first = await db.sessionKind.findFirstOrThrow({ where: { therapistId, position: 0 } });
  const said = await holdEverywhere(await timesOf(therapist, [first.id, couples]));
  const rows = await db.booking.findMany({ where: { calendarId }, orderBy: { startsAt: 'asc' } });
  expect(said).toHaveLength(200);
  expect(new Set(said)).toEqual(new Set(['held', 'taken']));
  expect(said.filter((one) => one === 'held')).toHaveLength(rows.length);
  expect(new Set(rows.map(({ kindName }) => kindName)).size).toBe(2);
  expectApart(rows);
});

it('never lets two calendars hold one place at a time, with two kinds of session each', {
  timeout: 300_000,
}, async () => {
  const wanted: HoldAt[] = [];
  const premisesId = randomUUID();
  for (const name of ['Asha', 'Ravi']) {
    const { id: therapistId, slug } = await createTherapist({ name });
    const calendarId = await openEveryHour(therapistId);
    const place = await db.place.create({
      data: { therapistId, premisesId, name, address: '12 Karve Road' },
    });
    await db.availabilityHours.updateMany({ where: { calendarId }, data: { placeId: place.id } });
    await db.therapist.update({ where: { id: therapistId }, data: { modes: ['in_person'] } });
    const data = { therapistId, name: 'Couples session', minutes: 80, position: 1 };
    const { id: couples } = await db.sessionKind.create({ data });
    const first = await db.sessionKind.findFirstOrThrow({ where: { therapistId, position: 0 } });
    wanted.push(...(await timesOf(slug, [first.id, couples])));
  }
  const said = await holdEverywhere(wanted);
  const rows = await db.booking.findMany({ where: { premisesId }, orderBy: { startsAt: 'asc' } });
  expect(said).toHaveLength(200);
  expect(new Set(said)).toEqual(new Set(['held', 'taken']));
  expect(said.filter((one) => one === 'held')).toHaveLength(rows.length);
  expect(new Set(rows.map(({ calendarId }) => calendarId)).size).toBe(2);
  expectApart(rows);
});
