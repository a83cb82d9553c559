import { beforeEach, describe, expect, it, vi } from 'vitest';
import { revokeSessions } from '@/lib/account/session/session-store';
import { notify } from '@/lib/notification/commands';
import { allowPush, endPush } from '@/lib/notification/push/commands';
import { pushJobs, sendPush } from '@/lib/notification/push/jobs';
import { ownPush } from '@/lib/notification/push/queries';
import { mostSubscriptions, pushTasks, pushWords } from '@/lib/notification/push/rules';
import { subscriptionSchema } from '@/lib/notification/push/schema';
import { notificationKinds } from '@/lib/notification/rules';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { openAllHours } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpPushService } from '@/test/notification/push-service';
import { createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const push = setUpPushService();

const request = { id: 'request-1', network: '203.0.113.7' };

let meera: Person;

beforeEach(async () => {
  meera = await createStranger();
  await openAllHours(meera.viewer);
});

const tell = (userId = meera.viewer.userId) =>
  notify(db, {
    userId,
    kind: 'message.received',
    title: 'Dr Asha Rao has written to you',
    href: '/account/messages',
  });

/** Runs the jobs as the worker does, with a network that leads to the stand-in service. */
const runJobs = () =>
  runDueJobs({
    ...pushJobs,
    [pushTasks.send]: (payload) => sendPush(payload, { network: push.network() }),
  });

const jobs = () =>
  db.$queryRaw<{ task: string; attempts: number; inHours: number }[]>`
    SELECT task_identifier AS task, attempts, round(extract(epoch FROM run_at - now()) / 3600)::int AS "inHours"
    FROM graphile_worker.jobs WHERE task_identifier IN ('push-notification', 'send-push') ORDER BY id`;

async function subscribed(person = meera, path = '/send/1') {
  const browser = push.browser(path);
  await allowPush(person.viewer, subscriptionSchema.parse(browser.subscription), request);
  return browser;
}

describe('a notification', () => {
  it('reaches the browser encrypted and signed, with neutral words and the page that it opens', async () => {
    const browser = await subscribed();
    await tell();
    await runJobs();
    const [first] = push.received;
    if (!first) throw new Error('expected a message');
    expect(push.received).toHaveLength(1);
    expect(first).toMatchObject({ path: '/send/1', claims: { aud: push.origin() } });
    expect(first.body.includes('Antarman')).toBe(false);
    expect(browser.read(first.body)).toEqual({
      words: 'You have a new message in Antarman',
      path: '/account/messages',
      topic: first.topic,
    });
    expect(await jobs()).toEqual([]);
  });

  it('has the same few words for every kind, none of which names anybody', () => {
    expect([...new Set(Object.keys(notificationKinds).map(pushWords))].sort()).toEqual([
      'There is an update on an appointment',
      'You have a new message in Antarman',
      'You have a new notification',
      'You have an appointment soon',
    ]);
  });

  it('makes no job where no browser shows notifications, and none is sent after it was read', async () => {
    await tell();
    expect(await jobs()).toEqual([]);
    await subscribed();
    const id = await tell();
    await db.notification.update({ where: { id }, data: { readAt: new Date() } });
    await runJobs();
    expect(push.received).toEqual([]);
  });

  it('waits for the person’s hours', async () => {
    await subscribed();
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Asia/Kolkata' }).format(new Date()),
    );
    // Hours that begin one to two hours from now, or at two at night: never now, even if an hour or midnight
    // passes during the test.
    const from = hour >= 22 ? 120 : (hour + 2) * 60;
    await db.notificationPreferences.update({
      where: { userId: meera.viewer.userId },
      data: { contactFromMinute: from, contactUntilMinute: from + 60 },
    });
    await tell();
    await runJobs();
    expect(push.received).toEqual([]);
    const [waiting] = await jobs();
    expect(waiting?.task).toBe('push-notification');
    expect(waiting?.inHours).toBeGreaterThanOrEqual(0);
  });

  it('that is sent twice has one name, so that the device shows it once', async () => {
    await subscribed();
    const notificationId = await tell();
    const { id: subscriptionId } = await db.pushSubscription.findFirstOrThrow();
    for (const _ of [1, 2]) await sendPush({ notificationId, subscriptionId }, { network: push.network() });
    const topics = push.received.map(({ topic }) => topic);
    expect(topics).toHaveLength(2);
    expect(new Set(topics).size).toBe(1);
    expect(topics[0]).toMatch(/^[\w-]{1,32}$/);
  });

  it('that is on its way reaches no browser that was signed out meanwhile or is another account’s', async () => {
    await subscribed();
    const notificationId = await tell();
    const { id: subscriptionId } = await db.pushSubscription.findFirstOrThrow();
    const network = push.network();
    // Every session has ended by then.
    const now = new Date(Date.now() + 400 * 24 * 3_600_000);
    await sendPush({ notificationId, subscriptionId }, { network, now });
    const ofOther = await tell((await createStranger()).viewer.userId);
    await sendPush({ notificationId: ofOther, subscriptionId }, { network });
    expect(push.received).toEqual([]);
    await sendPush({ notificationId, subscriptionId }, { network });
    expect(push.received).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it.each([404, 410])('that the service answers with %i is forgotten', async (status) => {
    await subscribed();
    push.service.status = status;
    await tell();
    await runJobs();
    expect(await db.pushSubscription.count()).toBe(0);
    expect(await jobs()).toEqual([]);
  });

  it('stays when the service is out of order, and the message is tried again', async () => {
    await subscribed();
    push.service.status = 503;
    await tell();
    await runJobs();
    expect(await db.pushSubscription.count()).toBe(1);
    expect(await jobs()).toMatchObject([{ task: 'send-push', attempts: 1 }]);
  });

  it('ends with the session of its browser, there or from another one, and with no other', async () => {
    await subscribed();
    const { viewer: elsewhere } = await signedIn(meera.viewer.userId);
    await subscribed({ viewer: { ...meera.viewer, sessionId: elsewhere.sessionId }, token: '' }, '/send/2');
    await tell();
    await revokeSessions(
      db,
      { userId: meera.viewer.userId, sessionId: meera.viewer.sessionId },
      'signed_out',
    );
    await runJobs();
    expect(push.received.map(({ path }) => path)).toEqual(['/send/2']);
    expect(await db.pushSubscription.count()).toBe(1);
  });

  it('goes to the account that is signed in last on a shared device', async () => {
    const ravi = await createStranger();
    const browser = await subscribed();
    await allowPush(ravi.viewer, subscriptionSchema.parse(browser.subscription), request);
    expect(await ownPush(meera.viewer)).toMatchObject({ here: false, elsewhere: 0 });
    expect(await ownPush(ravi.viewer)).toMatchObject({ here: true, elsewhere: 0 });
    expect(await endPush(meera.viewer, request)).toBe(false);
    expect(await endPush(ravi.viewer, request)).toBe(true);
  });

  it('is taken from nobody by a stranger who knows the address of their browser', async () => {
    const ravi = await createStranger();
    const browser = await subscribed();
    const { endpoint } = subscriptionSchema.parse(browser.subscription);
    const own = subscriptionSchema.parse(push.browser('/send/2').subscription);
    await allowPush(ravi.viewer, { ...own, endpoint }, request);
    expect(await ownPush(meera.viewer)).toMatchObject({ here: true });
    expect(await ownPush(ravi.viewer)).toMatchObject({ here: false });
  });

  it('is stored once when it is sent twice, and the oldest of too many gives way', async () => {
    const browser = await subscribed();
    await allowPush(meera.viewer, subscriptionSchema.parse(browser.subscription), request);
    expect(await db.auditEntry.count({ where: { action: 'push.allowed' } })).toBe(1);
    for (let number = 2; number <= mostSubscriptions + 1; number++) {
      const { viewer } = await signedIn(meera.viewer.userId);
      await subscribed(
        { viewer: { ...meera.viewer, sessionId: viewer.sessionId }, token: '' },
        `/send/${number}`,
      );
    }
    expect(await db.pushSubscription.count()).toBe(mostSubscriptions);
    expect(await ownPush(meera.viewer)).toMatchObject({ here: false, elsewhere: mostSubscriptions });
  });

  it.each([
    ['http://push.example.in/1'],
    ['https://name:word@push.example.in/1'],
    ['file:///etc/passwd'],
    ['https://push.example.in/'.padEnd(1_001, 'x')],
  ])('at %s is refused', (endpoint) => {
    const { subscription } = push.browser('/send/1');
    expect(subscriptionSchema.safeParse({ ...subscription, endpoint }).success).toBe(false);
  });

  it('that leads into a private network reaches nobody', async () => {
    const browser = push.browser('/send/1');
    const inside = { ...browser.subscription, endpoint: 'https://10.0.0.1/send' };
    await allowPush(meera.viewer, subscriptionSchema.parse(inside), request);
    const notificationId = await tell();
    const { id: subscriptionId } = await db.pushSubscription.findFirstOrThrow();
    await expect(sendPush({ notificationId, subscriptionId })).rejects.toMatchObject({
      reason: 'private-network',
    });
  });
});

it('is offered only where keys are set and the worker of the offline pages is on', async () => {
  expect(await ownPush(meera.viewer)).toMatchObject({ here: false });
  vi.stubEnv('OFFLINE_PAGES', 'off');
  expect(await ownPush(meera.viewer)).toBeNull();
  vi.unstubAllEnvs();
  vi.stubEnv('VAPID_PRIVATE_KEY', '');
  expect(await ownPush(meera.viewer)).toBeNull();
});
