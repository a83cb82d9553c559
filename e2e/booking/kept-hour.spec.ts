import { expect, test } from '@playwright/test';
import { enter, makePeople, windowOf } from '@/test/access/people';
import { agreedSession, inDays } from '@/test/booking/agreed-session';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';
import { makeOpenPractice } from '@/test/therapist/practice';

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
      const [agreed, first] = [inDays(2, 10), inDays(3, 16)];
      await agreedSession(client, practice, agreed);
      const therapistPage = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      const said = (words: string) => therapistPage.getByRole('status').filter({ hasText: words });

      await using db = await database();
      const sql = 'SELECT id FROM profiles WHERE user_id = $1';
      const [profile] = await db.query<{ id: string }>(sql, [client.userId]);
      await therapistPage.goto(`/therapist-dashboard/clients/${profile?.id}/sessions`);
      const form = therapistPage.getByRole('form', { name: 'Keep an hour' });
      await form.locator('summary', { hasText: 'Keep a regular hour' }).click();
      await form
        .getByLabel('First day')
        .fill(first.toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata' }));
      await form.getByLabel('Time', { exact: true }).fill('4 pm');
      await form.getByLabel('Repeats').selectOption('Every week');
      await form.getByRole('button', { name: /^Keep this hour for/ }).click();
      await expect(said('No other person is offered this hour until you release it.')).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(therapistPage);

      await enter(page.context(), baseURL, client);
      await page.goto(`/book/own/${practice.slug}`);
      const own = page.getByRole('region', { name: 'Your hour' });
      await expect(own).toContainText('4:00 pm');
      await own.getByRole('link', { name: /^Next: / }).click();
      await expect(page.getByRole('radio', { name: /4:00 pm/ }).first()).toBeChecked();

      await therapistPage.getByRole('button', { name: /^Release/ }).click();
      await expect(said('Everybody can book this hour again.')).toBeVisible();
      await page.reload();
      await expect(own).toHaveCount(0);
      await therapistPage.context().close();
    });
  });
}
