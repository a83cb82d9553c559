/** @module-tag slow (two hundred bookings at two servers) */

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

it('never books two kinds of session at overlapping times of one calendar, whoever asks where', {
  timeout: 300_000,
}, async () => {
  const { id: therapistId, slug: therapist } = await createTherapist();
  const calendarId = await openEveryHour(therapistId);
  const data = { therapistId, name: 'Couples session', minutes: 80, position: 1 };
  const { id: couples } = await db.sessionKind.create({ data });
  const first = await db.sessionKind.findFirstOrThrow({ where: { therapistId, position: 0 } });
  const from = new Date(Date.now() + 48 * hour);
  const range = { from, until: new Date(from.getTime() + 12 * hour) };
  const wanted: HoldAt[] = [];
  for (const kind of [first.id, couples]) {
    const calendar = await findCalendar({ therapist, kind });
    if (!calendar) throw new Error('expected a calendar');
    const free = await listFreeSlots(calendar, { range });
    wanted.push(...free.map(({ startsAt }) => ({ therapist, kind, startsAt: startsAt.toISOString() })));
  }
  const asked = Array.from(
    { length: 200 },
    (_, index) => wanted[(index * 7) % wanted.length] ?? wanted[0],
  ).flatMap((one) => one ?? []);
  const answers = await Promise.all([
    holdAll(asked.filter((_, index) => index % 2 === 0)),
    other({ do: 'hold-all', wanted: asked.filter((_, index) => index % 2 === 1) }) as ReturnType<
      typeof holdAll
    >,
  ]);
  const said = answers.flat();
  const rows = await db.booking.findMany({ where: { calendarId }, orderBy: { startsAt: 'asc' } });
  expect(said).toHaveLength(200);
  expect(new Set(said)).toEqual(new Set(['held', 'taken']));
  expect(said.filter((one) => one === 'held')).toHaveLength(rows.length);
  expect(new Set(rows.map(({ kindName }) => kindName)).size).toBe(2);
  rows.forEach(({ blockedUntil }, index) => {
    const next = rows[index + 1];
    if (next) expect(blockedUntil.getTime()).toBeLessThanOrEqual(next.startsAt.getTime());
  });
});
