import { expect, test } from '@playwright/test';
import { signedSms, startTextCompanies } from '@/lib/testing/text-counterpart';
import { database } from './support/db';
import { bookLastTime } from './support/journey';
import { startOwnCopy } from './support/own-copy';
import { makePeople, windowOf } from './support/people';
import { makeOpenPractice } from './support/practice';

// A journey with a server of its own.
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
