import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, windowOf } from '@/test/access/people';
import { forgetTries, makeClient } from '@/test/account/accounts';
import { agreedSession, inDays } from '@/test/booking/agreed-session';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { pressUntil } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { textsTo } from '@/test/notification/caught-mail';
import { addCard, inviteByLink } from '@/test/therapist/moving-in';
import { makeOpenPractice } from '@/test/therapist/practice';

test.describe.configure({ timeout: 180_000 });
test.beforeEach(forgetTries);

/** Keeps the hour of this time every week, on the open page of a client or a card. */
async function keepHour(own: Page, first: Date): Promise<void> {
  const form = own.getByRole('form', { name: 'Hold an hour' });
  await form.locator('summary', { hasText: 'Hold a regular hour' }).click();
  await form.getByLabel('First day').fill(first.toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata' }));
  await form.getByLabel('Time', { exact: true }).fill('4 pm');
  await form.getByLabel('Repeats').selectOption('Every week');
  await form.getByRole('button', { name: /^Hold this hour for/ }).click();
  await expect(said(own, 'No one else can book this hour until you release it.')).toBeVisible();
}

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Lets a person be mailed at any hour, so that the time of the run does not matter. */
async function openAllHours({ userId }: { readonly userId: string }): Promise<void> {
  await using db = await database();
  await db.query(
    `INSERT INTO notification_preferences (user_id, contact_from_minute, contact_until_minute) VALUES ($1, 0, 1440)`,
    [userId],
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an hour kept for a client, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('is offered to the client first, and released by the therapist', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const { client } = await makePeople();
      await openAllHours(client);
      const [agreed, first] = [inDays(2, 10), inDays(3, 16)];
      await agreedSession(client, practice, agreed);
      const therapistPage = await windowOf(browser, baseURL, practice, javaScriptEnabled);

      await using db = await database();
      const sql = 'SELECT id FROM profiles WHERE user_id = $1';
      const [profile] = await db.query<{ id: string }>(sql, [client.userId]);
      await therapistPage.goto(`/therapist-dashboard/clients/${profile?.id}/sessions`);
      await keepHour(therapistPage, first);
      if (javaScriptEnabled) await expectOpenToEveryone(therapistPage);

      await enter(page.context(), baseURL, client);
      await page.goto(`/book/own/${practice.slug}`);
      const own = page.getByRole('region', { name: 'Your hour' });
      await expect(own).toContainText('4:00 pm');
      await own.getByRole('link', { name: /^Next: / }).click();
      await expect(page.getByRole('radio', { name: /4:00 pm/ }).first()).toBeChecked();

      await expect.poll(() => textsTo(client.email, 'An hour is held for you')).toHaveLength(1);
      await therapistPage.getByRole('button', { name: /^Release/ }).click();
      await expect(said(therapistPage, 'Everyone can book this hour again.')).toBeVisible();
      await page.reload();
      await expect(own).toHaveCount(0);
      await expect.poll(() => textsTo(client.email, 'An hour is no longer held for you')).toHaveLength(1);
      await therapistPage.context().close();
    });

    test('waits on a client card for the person, who books it once they have an account', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const name = `Rao ${randomBytes(4).toString('hex')}`;
      const kavya = await makeClient('Kavya', name);
      await openAllHours(kavya);
      const first = inDays(3, 16);
      const guest = await browser.newPage({ javaScriptEnabled });
      const slot = guest.locator(`input[name=slot][value="${first.toISOString()}"]`);
      const day = first.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
      await guest.goto(`/book/${practice.slug}?from=${day}`);
      await expect(slot).toHaveCount(1);

      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      await addCard(own, `Kavya ${name}`, kavya.email);
      await keepHour(own, first);
      if (javaScriptEnabled) await expectOpenToEveryone(own);
      // A cache may show the page of free times for some seconds.
      const sees = (count: number) =>
        expect(async () => {
          await guest.reload();
          await expect(guest.getByRole('radio').first()).toBeVisible();
          await expect(slot).toHaveCount(count, { timeout: 1_000 });
        }).toPass({ timeout: 30_000 });
      await sees(0);
      expect(await textsTo(kavya.email, 'An hour is held for you')).toEqual([]);

      const link = await inviteByLink(own);
      await enter(page.context(), baseURL, kavya);
      await page.goto(new URL(link).pathname);
      const asked = page.getByRole('form', { name: 'Your invitation' });
      await asked.getByLabel('Your email address or phone number').fill(kavya.email);
      const accept = page.getByRole('button', { name: 'Accept' });
      await pressUntil(asked.getByRole('button', { name: 'Continue' }), accept);
      await pressUntil(accept, page.getByText('Accepted. You can now see your therapist').first());
      await page.goto(`/book/own/${practice.slug}`);
      const hour = page.getByRole('region', { name: 'Your hour' });
      await expect(hour).toContainText('4:00 pm');
      await hour.getByRole('link', { name: /^Next: / }).click();
      await expect(page.locator(`input[name=slot][value="${first.toISOString()}"]`)).toBeChecked();

      await own.goto('/therapist-dashboard/clients');
      await own
        .getByRole('table')
        .getByRole('link', { name: `Kavya ${name}` })
        .click();
      await own.goto(`${new URL(own.url()).pathname}/sessions`);
      await own.getByRole('button', { name: /^Release/ }).click();
      await expect(said(own, 'Everyone can book this hour again.')).toBeVisible();
      await expect.poll(() => textsTo(kavya.email, 'An hour is no longer held for you')).toHaveLength(1);
      await sees(1);
      await guest.close();
      await own.context().close();
    });
  });
}
