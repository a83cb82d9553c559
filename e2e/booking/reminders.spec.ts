import { expect, type Page, test } from '@playwright/test';
import { makePeople, windowOf } from '@/test/access/people';
import { bookLastTime } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { signedSms, signedWhatsapp, startTextCompanies } from '@/test/notification/text-counterpart';
import { startOwnCopy } from '@/test/server/own-copy';
import { makeOpenPractice } from '@/test/therapist/practice';

// Tests with a separate server.
test.describe.configure({ timeout: 300_000 });

const number = '+919876543210';

async function cancel(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: 'Cancel the appointment' }).click();
  await phone.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'This appointment is cancelled' })).toBeVisible();
}

async function move(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: 'Choose another time' }).click();
  const others = phone.getByRole('form', { name: 'Other free times' });
  await others.getByRole('radio').first().check();
  await others.getByRole('button', { name: /^Move to/ }).click();
  await expect(phone.getByRole('status').filter({ hasText: 'has a new time' })).toBeVisible();
}

/** Each text channel: its templates, the use of the reminder's link, and the company's form of STOP. */
const ways = [
  {
    way: 'SMS',
    path: '/api/webhooks/sms',
    templates: { code: 'HXcode', reminder: 'HXreminder' },
    change: cancel,
    stop: (site: string, secret?: string) =>
      signedSms({ From: number, Body: 'STOP', OptOutType: 'STOP' }, secret, site),
  },
  {
    way: 'WhatsApp',
    path: '/api/webhooks/whatsapp',
    templates: { code: 'antarman_code', reminder: 'antarman_reminder' },
    change: move,
    stop: (_site: string, secret?: string) => signedWhatsapp(number, 'STOP', secret),
  },
] as const;

for (const { way, path, templates, change, stop } of ways) {
  test(`without scripts a number for ${way} is proven by a code, gets a reminder whose link changes the appointment, and stops by STOP @slow`, async ({
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
      for (const name of ['SMS', 'WhatsApp']) {
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      }
      const texts = page.getByRole('region', { name: way, exact: true });
      await texts.getByLabel('Mobile number').fill('98765 43210');
      await texts.getByRole('button', { name: 'Send me a code' }).click();
      await expect(texts.getByText(/We have sent a code to .*210/)).toBeVisible();
      await expect
        .poll(() => taken.map(({ to, template }) => `${to} ${template}`))
        .toEqual([`${number} ${templates.code}`]);
      const code = taken[0]?.words[0] ?? '';
      await texts.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
      await texts.getByRole('button', { name: 'Confirm my number' }).click();
      await expect(texts.getByText('This code is wrong.').first()).toBeVisible();
      await texts.getByLabel('Six-digit code').fill(code);
      await texts.getByRole('button', { name: 'Confirm my number' }).click();
      await expect(texts.getByText(/Reminders go to .*210/)).toBeVisible();

      await page.goto(`/book/own/${practice.slug}`);
      // Shortly after midnight the last time of the first page is too near to be changed freely.
      await page.getByRole('link', { name: 'Later times' }).click();
      await page.waitForURL(/from=/);
      await bookLastTime(page, false);
      await using db = await database();
      const reminders = () => taken.filter(({ template }) => template === templates.reminder);
      await expect
        .poll(async () => {
          await db.query(
            `SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs
             WHERE task_identifier IN ('send-booking-reminder', 'send-text-reminder') AND locked_at IS NULL`,
          );
          return reminders().length;
        })
        .toBeGreaterThan(0);
      const [when = '', link = ''] = reminders()[0]?.words ?? [];
      expect(when).toMatch(/IST$/);
      expect(`${when} ${link}`).not.toContain(client.firstName);
      // The other channel was not allowed, so it gets no text.
      expect([...new Set(taken.map(({ to, channel }) => `${channel} ${to}`))]).toEqual([
        `${way.toLowerCase()} ${number}`,
      ]);
      // The link alone is enough, on a phone without a sign-in.
      const phone = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await phone.goto(link);
      await change(phone);

      const post = ({ body, headers }: ReturnType<typeof stop>) =>
        fetch(copy.origin + path, { method: 'POST', body, headers });
      expect((await post(stop(copy.origin, 'another secret'))).ok).toBe(false);
      expect((await post(stop(copy.origin))).ok).toBe(true);
      await page.goto('/account/notifications');
      await expect(texts.getByLabel('Mobile number')).toBeVisible();
    } finally {
      await copy.stop();
      await companies.close();
    }
  });
}
