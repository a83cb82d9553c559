// `npm run bench:next-free`: how long next free times take after 1,000 calendars have changed, by the jobs' own code, on
// the database of DATABASE_URL. Makes its own therapists and calendars and deletes them at the end.
import { randomBytes } from 'node:crypto';
import { refreshNextFree } from '@/lib/booking/next-free/commands';
import { closeDatabase, db } from '@/lib/server/db';

const changed = Number(process.env.BENCH_CALENDARS || 1_000);
const runs = Number(process.env.BENCH_RUNS || 5);
const mark = `bench-${randomBytes(4).toString('hex')}`;
const minute = 60_000;

const week = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
  { weekday, startMinute: 540, endMinute: 780 },
  { weekday, startMinute: 960, endMinute: 1200 },
]);

async function makeTherapists(): Promise<string[]> {
  const numbers = Array.from({ length: changed }, (_, number) => number);
  await db.therapist.createMany({
    data: numbers.map((number) => ({
      slug: `${mark}-${number}`,
      name: `Bench ${number}`,
      title: 'Counsellor',
      specialization: ['Anxiety', 'Grief', 'Sleep'],
      location: 'Pune',
      bio: 'I work with adults who feel worn out. We begin with what is hardest this week. '.repeat(12),
      email: `${mark}-${number}@antarman.test`,
      languages: ['English', 'Hindi'],
      modes: ['video'],
      isActive: true,
    })),
  });
  const therapists = await db.therapist.findMany({
    where: { slug: { startsWith: mark } },
    select: { id: true },
  });
  await db.calendar.createMany({ data: therapists.map(({ id }) => ({ therapistId: id })) });
  const calendars = await db.calendar.findMany({
    where: { therapist: { slug: { startsWith: mark } } },
    select: { id: true },
  });
  const ids = calendars.map(({ id }) => id);
  await db.availabilityHours.createMany({
    data: ids.flatMap((calendarId) => week.map((row) => ({ ...row, calendarId }))),
  });
  return ids;
}

/** The next free time of each calendar is taken, so that every row changes. */
async function bookNext(): Promise<void> {
  const rows = await db.therapist.findMany({
    where: { slug: { startsWith: mark }, nextFreeAt: { not: null } },
    select: { nextFreeAt: true, calendar: { select: { id: true } } },
  });
  await db.booking.createMany({
    data: rows.flatMap(({ nextFreeAt, calendar }) =>
      nextFreeAt && calendar
        ? [
            {
              calendarId: calendar.id,
              startsAt: nextFreeAt,
              endsAt: new Date(nextFreeAt.getTime() + 45 * minute),
              blockedUntil: new Date(nextFreeAt.getTime() + 60 * minute),
              status: 'held',
              heldUntil: new Date(Date.now() + 60 * minute),
            },
          ]
        : [],
    ),
  });
}

try {
  const ids = await makeTherapists();
  const rows: Record<string, { seconds: string }> = {};
  for (let run = 0; run <= runs; run++) {
    const began = performance.now();
    await refreshNextFree(ids);
    const seconds = ((performance.now() - began) / 1_000).toFixed(2);
    rows[run === 0 ? `first fill of ${changed}` : `after ${changed} bookings, run ${run}`] = { seconds };
    await bookNext();
  }
  console.table(rows);
} finally {
  const ours = { therapist: { slug: { startsWith: mark } } };
  await db.booking.deleteMany({ where: { calendar: ours } });
  await db.calendar.deleteMany({ where: ours });
  await db.therapist.deleteMany({ where: { slug: { startsWith: mark } } });
  await closeDatabase();
}
