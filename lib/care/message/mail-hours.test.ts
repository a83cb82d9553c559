import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendMessage } from '@/lib/care/message/commands';
import { messageJobs } from '@/lib/care/message/jobs';
import { mailWaits, messageTasks } from '@/lib/care/message/rules';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/lib/testing/database';
import { openAllHours } from '@/lib/testing/hours';
import { runDueJobs } from '@/lib/testing/jobs';
import { setUpMailCatcher } from '@/lib/testing/mail-catcher';
import { createClientOf, createPractice, type Person } from '@/lib/testing/quotations';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
});
afterEach(() => {
  vi.useRealTimers();
});

function write(who: Person, withWhom: string, now?: Date) {
  const submission = { key: crypto.randomUUID() };
  const message = { with: withWhom, text: 'The tram ride was hard again.', paper: null, submission };
  return sendMessage(who.viewer, message, request, now);
}

/** When the mails that wait may go out. */
async function waiting(): Promise<readonly Date[]> {
  const jobs = await db.$queryRaw<{ runAt: Date }[]>`
    SELECT run_at AS "runAt" FROM graphile_worker.jobs WHERE task_identifier = ${messageTasks.mailUnread}`;
  return jobs.map(({ runAt }) => runAt);
}

/** Does the jobs that wait now, whenever they were meant for. */
async function mailNow(clock?: string): Promise<void> {
  if (clock) vi.useFakeTimers({ toFake: ['Date'], now: new Date(clock) });
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'`;
  await runDueJobs(messageJobs);
}

it('a mail goes out in the hours of its reader, also when its job comes late or the hours were changed', async () => {
  const { userId } = meera.viewer;
  // From eight to eight, in India.
  await write(asha, meera.viewer.profile.id, new Date('2041-11-22T20:00:00Z'));
  expect(await waiting()).toEqual([new Date('2041-11-23T02:30:00Z')]);
  // The mail server was away all day, and is back at night.
  await mailNow('2041-11-23T18:00:00Z');
  expect(catcher.caught).toEqual([]);
  expect(await waiting()).toEqual([new Date('2041-11-24T02:30:00Z')]);
  await db.notificationPreferences.create({ data: { userId, contactFromMinute: 660 } });
  await mailNow('2041-11-24T03:00:00Z');
  expect(catcher.caught).toEqual([]);
  expect(await waiting()).toEqual([new Date('2041-11-24T05:30:00Z')]);
  await mailNow('2041-11-24T05:30:00Z');
  expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([[meera.viewer.email]]);
  expect(await waiting()).toEqual([]);
});

it('a mail comes two hours after the last one, whoever writes', { tags: ['slow'] }, async () => {
  await openAllHours(asha.viewer, meera.viewer);
  const other = await createClientOf(asha.therapist);
  await write(meera, asha.therapist.id);
  await mailNow();
  expect(catcher.caught).toHaveLength(1);
  const { helperMailedAt } = await db.messageThread.findFirstOrThrow();
  await write(other, asha.therapist.id);
  await write(meera, asha.therapist.id);
  expect(await waiting()).toEqual([new Date((helperMailedAt?.getTime() ?? 0) + mailWaits.between)]);
  await mailNow();
  expect(catcher.caught).toHaveLength(2);
  expect(catcher.caught[1]?.mail.text).toContain('2 messages are waiting');
  // The client has not been mailed yet, and need not wait for the therapist's hours or mails.
  const now = new Date();
  await write(asha, meera.viewer.profile.id, now);
  expect(await waiting()).toEqual([new Date(now.getTime() + mailWaits.gather)]);
});
