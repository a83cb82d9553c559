import { expect, type Page, test } from '@playwright/test';
import { pushBrowser, pushPair } from '@/lib/testing/push-browser';
import { signedSms, startTextCompanies } from '@/lib/testing/text-counterpart';
import { expectOpenToEveryone } from './support/axe';
import { database } from './support/db';
import { bookLastTime } from './support/journey';
import { startOwnCopy } from './support/own-copy';
import { startOwnServer } from './support/own-server';
import { enter, makePeople, windowOf } from './support/people';
import { makeOpenPractice } from './support/practice';

// Journeys with servers of their own.
test.describe.configure({ timeout: 300_000 });

test('without scripts a number is proven by a code, gets a reminder with a link to cancel, and stops by STOP @slow', async ({
  browser,
}) => {
  const companies = await startTextCompanies();
  const copy = await startOwnCopy(companies.settings);
  try {
    const { taken } = companies.state;
    const practice = await makeOpenPractice();
    const { client } = await makePeople();
    const page = await windowOf(browser, copy.origin, client, false);
    await page.goto('/account/notifications');
    await expect(page.getByRole('region', { name: 'WhatsApp', exact: true })).toBeVisible();
    const sms = page.getByRole('region', { name: 'SMS', exact: true });
    await sms.getByLabel('Mobile number').fill('98765 43210');
    await sms.getByRole('button', { name: 'Send me a code' }).click();
    await expect(sms.getByText(/We have sent a code to .*210/)).toBeVisible();
    await expect
      .poll(() => taken.map(({ to, template }) => `${to} ${template}`))
      .toEqual(['+919876543210 HXcode']);
    const code = taken[0]?.words[0] ?? '';
    await sms.getByLabel('Code of six digits').fill(code === '000000' ? '000001' : '000000');
    await sms.getByRole('button', { name: 'Confirm my number' }).click();
    await expect(sms.getByText('This is not the code that we sent.').first()).toBeVisible();
    await sms.getByLabel('Code of six digits').fill(code);
    await sms.getByRole('button', { name: 'Confirm my number' }).click();
    await expect(sms.getByText(/Reminders go to .*210/)).toBeVisible();

    await page.goto(`/book/${practice.slug}`);
    await bookLastTime(page, false);
    await using db = await database();
    await expect
      .poll(async () => {
        await db.query(
          `SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs
           WHERE task_identifier IN ('send-booking-reminder', 'send-text-reminder') AND locked_at IS NULL`,
        );
        return taken.filter(({ template }) => template === 'HXreminder').length;
      })
      .toBeGreaterThan(0);
    const [when = '', link = ''] = taken.find(({ template }) => template === 'HXreminder')?.words ?? [];
    expect(when).toMatch(/IST$/);
    expect(`${when} ${link}`).not.toContain(client.firstName);
    // The link alone is enough: a phone on which nobody is signed in.
    const phone = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await phone.goto(link);
    await phone.getByRole('link', { name: 'Cancel the appointment' }).click();
    await phone.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(
      phone.getByRole('heading', { level: 1, name: 'This appointment is cancelled' }),
    ).toBeVisible();

    const stop = { From: '+919876543210', Body: 'STOP', OptOutType: 'STOP' };
    const forged = signedSms(stop, 'another token', copy.origin);
    const post = ({ body, headers }: typeof forged) =>
      fetch(`${copy.origin}/api/webhooks/sms`, { method: 'POST', body, headers });
    expect((await post(forged)).ok).toBe(false);
    expect((await post(signedSms(stop, companies.settings.SMS_AUTH_TOKEN, copy.origin))).ok).toBe(true);
    await page.goto('/account/notifications');
    await expect(sms.getByLabel('Mobile number')).toBeVisible();
  } finally {
    await copy.stop();
    await companies.close();
  }
});

/**
 * Chromium asks a service of its maker for a subscription, which no test reaches. The page gets one of a service that is not
 * there, with keys of a browser of our own; permission, worker and the shown notice are Chromium's.
 */
async function withSubscription(page: Page): Promise<void> {
  const { subscription } = pushBrowser('https://push.example.in/one');
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => true,
    };
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
  }, subscription);
}

test('a device shows notices in neutral words, opens their page, and stops when asked @slow', async ({
  browser,
}) => {
  const keys = pushPair();
  const server = await startOwnServer({
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
  });
  try {
    const { client } = await makePeople();
    const context = await browser.newContext({ baseURL: server.origin, permissions: ['notifications'] });
    await enter(context, server.origin, client);
    const page = await context.newPage();
    await withSubscription(page);
    await page.goto('/account/notifications');
    const device = page.getByRole('region', { name: 'On this device' });
    await device.getByRole('button', { name: 'Show notices on this device' }).click();
    await expect(device.getByText('This device shows your notices')).toBeVisible();
    await expectOpenToEveryone(page);
    await using db = await database();
    const kept = () =>
      db.query<{ endpoint: string }>('SELECT endpoint FROM push_subscriptions WHERE user_id = $1', [
        client.userId,
      ]);
    expect(await kept()).toEqual([{ endpoint: 'https://push.example.in/one' }]);

    // What the service hands to the browser, decrypted.
    const devtools = await context.newCDPSession(page);
    const registrations: string[] = [];
    devtools.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      for (const { registrationId } of event.registrations) registrations.push(registrationId);
    });
    await devtools.send('ServiceWorker.enable');
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: server.origin,
      registrationId: registrations.at(-1) ?? '',
      data: JSON.stringify({ words: 'You have a new message', path: '/account/messages', topic: 'one' }),
    });
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map(({ body }) => body);
        }),
      )
      .toEqual(['You have a new message']);

    await device.getByRole('button', { name: 'Stop on this device' }).click();
    await expect(device.getByRole('button', { name: 'Show notices on this device' })).toBeVisible();
    expect(await kept()).toEqual([]);
  } finally {
    await server.stop();
  }
});
