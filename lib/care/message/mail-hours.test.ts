import { expect, it } from 'vitest';
import { sendMessage } from '@/lib/care/message/commands';
import { messageJobs } from '@/lib/care/message/jobs';
import { mailWaits, messageTasks } from '@/lib/care/message/rules';
import { db } from '@/lib/server/db';
import { openAllHours } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { asha, meera, setUpPractice } from '@/test/payment/practice';
import { createClientOf, type Person } from '@/test/payment/quotations';
import { runLateJobs, waitingJobs } from '@/test/server/jobs';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };

setUpPractice();

function write(who: Person, withWhom: string, now?: Date) {
  const submission = { key: crypto.randomUUID() };
  const message = { with: withWhom, text: 'The tram ride was hard again.', paper: null, submission };
  return sendMessage(who.viewer, message, request, now);
}

const waiting = () => waitingJobs(messageTasks.mailUnread);
const mailAt = (clock: string) => runLateJobs(messageJobs, clock);

it('a mail goes out in the hours of its reader, also when its job comes late or the hours were changed', async () => {
  const { userId } = meera.viewer;
  // From eight to eight, in India.
  await write(asha, meera.viewer.profile.id, new Date('2041-11-22T20:00:00Z'));
  expect(await waiting()).toEqual([new Date('2041-11-23T02:30:00Z')]);
  // The mail server was down all day, and is back at night.
  await mailAt('2041-11-23T18:00:00Z');
  expect(catcher.caught).toEqual([]);
  expect(await waiting()).toEqual([new Date('2041-11-24T02:30:00Z')]);
  await db.notificationPreferences.create({ data: { userId, contactFromMinute: 660 } });
  await mailAt('2041-11-24T03:00:00Z');
  expect(catcher.caught).toEqual([]);
  expect(await waiting()).toEqual([new Date('2041-11-24T05:30:00Z')]);
  await mailAt('2041-11-24T05:30:00Z');
  expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([[meera.viewer.email]]);
  expect(await waiting()).toEqual([]);
});

it('a mail comes two hours after the last one, whoever writes', async () => {
  await openAllHours(asha.viewer, meera.viewer);
  const other = await createClientOf(asha.therapist);
  await write(meera, asha.therapist.id, new Date('2041-11-23T06:00:00Z'));
  await mailAt('2041-11-23T06:10:00Z');
  expect(catcher.caught).toHaveLength(1);
  await write(other, asha.therapist.id, new Date('2041-11-23T06:20:00Z'));
  await write(meera, asha.therapist.id, new Date('2041-11-23T06:30:00Z'));
  const due = new Date('2041-11-23T08:10:00Z');
  expect(await waiting()).toEqual([due]);
  // An early run of the job sends nothing before the promised hour.
  await mailAt('2041-11-23T08:00:00Z');
  expect(catcher.caught).toHaveLength(1);
  expect(await waiting()).toEqual([due]);
  await mailAt('2041-11-23T08:10:00Z');
  expect(catcher.caught).toHaveLength(2);
  expect(catcher.caught[1]?.mail.text).toContain('2 messages are waiting');
  // The client has had no mail yet, so the therapist's mails do not delay theirs.
  const now = new Date('2041-11-23T08:11:00Z');
  await write(asha, meera.viewer.profile.id, now);
  expect(await waiting()).toEqual([new Date(now.getTime() + mailWaits.gather)]);
});

it('a mail that waited for the morning counts from the morning', async () => {
  // Written at ten in the evening in India, mailed at eight.
  await write(asha, meera.viewer.profile.id, new Date('2041-11-23T16:30:00Z'));
  await mailAt('2041-11-24T02:30:00Z');
  expect(catcher.caught).toHaveLength(1);
  await write(asha, meera.viewer.profile.id, new Date('2041-11-24T02:35:00Z'));
  expect(await waiting()).toEqual([new Date('2041-11-24T04:30:00Z')]);
  await mailAt('2041-11-24T04:30:00Z');
  expect(catcher.caught[1]?.mail.text).toContain('A message is waiting for you');
});

it('a mail to the team that came late counts from when it came', { tags: ['slow'] }, async () => {
  const house = () => waitingJobs(messageTasks.mailTeam);
  await write(meera, 'house', new Date('2041-11-23T06:00:00Z'));
  expect(await house()).toEqual([new Date('2041-11-23T06:10:00Z')]);
  await mailAt('2041-11-23T09:00:00Z');
  expect(catcher.caught).toHaveLength(1);
  await write(meera, 'house', new Date('2041-11-23T09:01:00Z'));
  expect(await house()).toEqual([new Date('2041-11-23T11:00:00Z')]);
});
