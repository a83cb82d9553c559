// Fifty new people at two servers.

import { expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { type HoldAt, holdAll } from '@/test/booking/holds';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpOtherServer } from '@/test/server/two-servers';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const other = setUpOtherServer();

it('a week with room for three new clients takes three of fifty who ask at once at two servers', {
  timeout: 300_000,
}, async () => {
  const { id: therapistId, slug: therapist } = await createTherapist();
  const calendarId = await openEveryHour(therapistId);
  await db.calendar.update({ where: { id: calendarId }, data: { newClientsAWeek: 3 } });
  const { id: kind } = await db.sessionKind.findFirstOrThrow({ where: { therapistId } });
  // The first Monday that is at least a week away, in India.
  const india = Date.now() + 5.5 * 3_600_000;
  const days = Math.floor(india / 86_400_000);
  const monday = (days + 7 + ((11 - (days % 7)) % 7)) * 86_400_000 - 5.5 * 3_600_000;
  const wanted: HoldAt[] = Array.from({ length: 50 }, (_, hours) => ({
    ...{ therapist, kind },
    startsAt: new Date(monday + hours * 3_600_000).toISOString(),
  }));
  const answers = await Promise.all([
    holdAll(wanted.filter((_, index) => index % 2 === 0)),
    other({ do: 'hold-all', wanted: wanted.filter((_, index) => index % 2 === 1) }) as Promise<
      readonly string[]
    >,
  ]);
  const said = answers.flat();
  expect(said).toHaveLength(50);
  expect(said.filter((one) => one === 'held')).toHaveLength(3);
  expect(said.filter((one) => one === 'full-week')).toHaveLength(47);
  expect(await db.booking.count({ where: { calendarId, status: 'held' } })).toBe(3);
});
