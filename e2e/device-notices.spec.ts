import { expect, type Page, test } from '@playwright/test';
import { pushBrowser, pushPair } from '@/lib/testing/push-browser';
import { database } from './support/db';
import { startOwnServer } from './support/own-server';
import { enter, makePeople } from './support/people';

// Chromium's push service is not within reach of a test, so the test stands in for it: it gives the browser a
// subscription and hands a message over to the browser. lib/notification/push/push.test.ts follows a message from the
// job to a push service, encrypted and signed; lib/booking/reminders.test.ts from a booked session to the job.
test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const message = {
  words: 'You have an appointment soon',
  path: '/dashboard',
  topic: 'reminder-of-a-test',
};

/** Hands a message to the service worker, as Chromium does once it has decrypted what the push service sent. */
async function deliver(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const all = await worker.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

test('a device is allowed, shows a notice that names nobody, and is forgotten again @slow', async ({
  context,
  page,
}) => {
  const keys = pushPair();
  const server = await startOwnServer({
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
  });
  try {
    const { client } = await makePeople();
    await enter(context, server.origin, client);
    const { subscription } = pushBrowser('https://push.example.in/send/1');
    await page.addInitScript(({ endpoint, ...given }) => {
      const made = { toJSON: () => ({ endpoint, keys: given }), unsubscribe: async () => true };
      PushManager.prototype.subscribe = async () => made as never;
    }, subscription);
    await using db = await database();
    const kept = () =>
      db.query('SELECT endpoint FROM push_subscriptions WHERE user_id = $1', [client.userId]);

    await page.goto(`${server.origin}/account/notifications`);
    await page.getByRole('button', { name: 'Show notices on this device' }).click();
    await expect(page.getByRole('button', { name: 'Stop on this device' })).toBeVisible();
    expect(await kept()).toEqual([{ endpoint: subscription.endpoint }]);

    await deliver(page, server.origin);
    await expect
      .poll(() => shown(page))
      .toEqual([
        {
          title: 'Antarman',
          body: message.words,
          tag: message.topic,
          data: { page: `${server.origin}/dashboard` },
        },
      ]);
    // The same message again takes the place of the first.
    await deliver(page, server.origin);
    expect(await shown(page)).toHaveLength(1);

    await page.getByRole('button', { name: 'Stop on this device' }).click();
    await expect(page.getByRole('button', { name: 'Show notices on this device' })).toBeVisible();
    expect(await kept()).toEqual([]);
  } finally {
    await server.stop();
  }
});
