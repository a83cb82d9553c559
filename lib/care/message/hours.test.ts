import { beforeEach, expect, it } from 'vitest';
import { findPlace } from '@/lib/care/message/access';
import { tellOtherSide } from '@/lib/care/message/notify';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/lib/testing/database';
import { createClientOf, createPractice, type Person } from '@/lib/testing/quotations';

setUpDatabase();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
});

/** Asha writes to Meera at this moment. */
async function writeAt(moment: string, mailedBefore: string | null = null): Promise<void> {
  await db.$transaction(async (tx) => {
    const place = await findPlace(tx, asha.viewer, meera.viewer.profile.id);
    if (!place) throw new Error('expected a thread');
    const personMailedAt = mailedBefore === null ? null : new Date(mailedBefore);
    const thread = { id: crypto.randomUUID(), personMailedAt, helperMailedAt: null };
    await tellOtherSide(tx, place, thread, new Date(moment));
  });
}

const mailsAt = async () =>
  (
    await db.$queryRaw<{ runAt: Date }[]>`
      SELECT run_at AS "runAt" FROM graphile_worker._private_jobs ORDER BY run_at`
  ).map(({ runAt }) => runAt.toISOString());

async function wantsMails(fromMinute: number, untilMinute: number, timeZone: string): Promise<void> {
  const { userId } = meera.viewer;
  await db.notificationPreferences.create({
    data: { userId, contactFromMinute: fromMinute, contactUntilMinute: untilMinute },
  });
  await db.profile.update({ where: { userId }, data: { timeZone } });
}

it('a mail about a message at night waits for the morning of whoever gets it', async () => {
  // Half past one at night in India; by default mails come from eight in the morning on.
  await writeAt('2026-11-22T20:00:00Z');
  expect(await mailsAt()).toEqual(['2026-11-23T02:30:00.000Z']);
});

it('a mail keeps to the hours that they chose, in their zone', async () => {
  await wantsMails(18 * 60, 20 * 60, 'America/New_York');
  // Noon in New York.
  await writeAt('2026-11-22T17:00:00Z');
  expect(await mailsAt()).toEqual(['2026-11-22T23:00:00.000Z']);
});

it('a mail inside these hours comes ten minutes later, two hours after the one before at the earliest', async () => {
  await writeAt('2026-11-22T06:00:00Z');
  expect(await mailsAt()).toEqual(['2026-11-22T06:10:00.000Z']);
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  await writeAt('2026-11-22T06:00:00Z', '2026-11-22T05:00:00Z');
  expect(await mailsAt()).toEqual(['2026-11-22T07:00:00.000Z']);
});

it('messages that follow while a mail waits are in that mail', async () => {
  await writeAt('2026-11-22T20:00:00Z');
  await writeAt('2026-11-22T21:00:00Z');
  await writeAt('2026-11-22T22:30:00Z');
  expect(await mailsAt()).toEqual(['2026-11-23T02:30:00.000Z']);
});

it('nobody gets a mail who wants none about messages', async () => {
  const { userId } = meera.viewer;
  await db.notificationPreferences.create({ data: { userId, mailRequests: false } });
  await writeAt('2026-11-22T06:00:00Z');
  expect(await mailsAt()).toEqual([]);
  expect(await db.notification.count({ where: { userId, kind: 'message.received' } })).toBe(1);
});
