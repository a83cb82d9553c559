// Makes files of whole practices.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookedBy } from '@/lib/care/participant/columns';
import { day } from '@/lib/format/duration';
import { takePractice } from '@/lib/privacy/export/practice/take';
import { db } from '@/lib/server/db';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { asAuthor } from '@/test/care/forms';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';
import { entryRequest } from '@/test/payment/entries';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { fileOf } from '@/test/therapist/practice-file';

setUpDatabase();

let store: Awaited<ReturnType<typeof startTestObjectStore>>;
beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
});
afterAll(() => store.close());

type Row = Readonly<Record<string, unknown>>;

/** A row without its ids and those of other rows. */
const withoutIds = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !/(^|_)id$/.test(column)));

const sessionsIn = (file: Awaited<ReturnType<typeof fileOf>>, clientId: string) =>
  file.data.records.therapy_sessions
    .filter(({ client_id }: Row) => client_id === clientId)
    .map(withoutIds)
    .toSorted((a: Row, b: Row) => String(a.session_date).localeCompare(String(b.session_date)));

it('gives the sessions of a practice to another, whose own file then holds the same but for ids', async () => {
  const asha = await createPractice();
  const meera = await createClientOf(asha.therapist, { firstName: 'Meera' });
  const clientId = meera.viewer.profile.id;
  await db.therapySession.deleteMany();
  const now = Date.now();
  const at = (days: number) => new Date(now + days * day);
  const pair = { therapistId: asha.therapist.id, clientId };
  const seriesId = randomUUID();
  await db.therapySession.createMany({
    data: [
      { ...pair, sessionDate: at(-800), status: 'completed', completedAt: at(-800), mode: 'phone', seriesId },
      { ...pair, sessionDate: at(-30), status: 'no_show', missedAt: at(-30), sessionType: 'couple' },
      {
        ...{ ...pair, sessionDate: at(-20), status: 'cancelled', cancelledAt: at(-21) },
        ...{ cancelledBy: 'client', cancelReason: 'I am ill.', durationMinutes: 80 },
      },
      { ...pair, sessionDate: at(-2) },
      { ...pair, sessionDate: at(20), mode: 'video', durationMinutes: 50, seriesId },
      { ...pair, sessionDate: at(27), mode: 'video', durationMinutes: 50, seriesId },
    ],
  });
  const before = await fileOf(asha);

  const ravi = await createPractice();
  await db.therapySession.create({
    data: { therapistId: ravi.therapist.id, clientId, sessionDate: new Date('2020-02-01T09:00:00Z') },
  });
  const earlier = sessionsIn(await fileOf(ravi), clientId);
  const read = () => takePractice(asAuthor(ravi), before.archive, entryRequest);
  const none = { taken: 0, present: 0, left: 0, clashing: 0 };
  expect(await read()).toMatchObject({ done: true, taken: { sessions: { ...none, taken: 6 } } });
  expect(await read()).toMatchObject({ done: true, taken: { sessions: { ...none, present: 6 } } });
  const after = sessionsIn(await fileOf(ravi), clientId);
  expect(after.slice(earlier.length)).toEqual(sessionsIn(before, clientId));

  // The coming ones reserve their time, once; nothing is due for any, and nobody is told.
  const bookings = await db.booking.findMany({
    where: bookedBy({ clientId }),
    orderBy: { startsAt: 'asc' },
  });
  expect(bookings).toMatchObject([
    { startsAt: at(20), status: 'confirmed', payingRule: 'free', fee: null },
    { startsAt: at(27), status: 'confirmed', payingRule: 'free', fee: null },
  ]);
  const series = await db.therapySession.findMany({
    where: { therapistId: ravi.therapist.id, seriesId: { not: null } },
    select: { seriesId: true },
  });
  expect(series).toHaveLength(3);
  expect(new Set(series.map((one) => one.seriesId)).size).toBe(1);
  expect(await db.notification.count({ where: { userId: meera.viewer.userId } })).toBe(0);
});

it('leaves out a coming session whose time is taken, and refuses what no session can be', async () => {
  const asha = await createPractice();
  const meera = await createClientOf(asha.therapist);
  const pair = { therapistId: asha.therapist.id, clientId: meera.viewer.profile.id };
  await db.therapySession.create({
    data: { ...pair, sessionDate: new Date('2027-01-11T09:20:00Z'), durationMinutes: 50 },
  });
  const { text } = await fileOf(asha);
  const ravi = await createPractice();
  const there = { therapistId: ravi.therapist.id, clientId: meera.viewer.profile.id };
  await db.therapySession.create({ data: { ...there, sessionDate: new Date('2020-02-01T09:00:00Z') } });
  const data = JSON.parse(text('practice.json'));
  const read = (given: object) =>
    takePractice(asAuthor(ravi), new TextEncoder().encode(JSON.stringify(given)), entryRequest);
  const [first] = data.records.therapy_sessions;
  for (const wrong of [
    { duration_minutes: 5 },
    { status: 'dreamt' },
    { completed_at: '2026-01-05T04:30:00Z', status: 'scheduled' },
    { session_type: '' },
    { session_date: '1899' },
  ]) {
    const records = { ...data.records, therapy_sessions: [{ ...first, ...wrong }] };
    expect(await read({ ...data, records })).toEqual({ done: false, because: 'not-a-practice' });
  }
  expect(await read(data)).toMatchObject({
    done: true,
    taken: { sessions: { taken: 1, present: 0, left: 0, clashing: 1 } },
  });
});
