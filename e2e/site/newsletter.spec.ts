import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { mailWith, oneMailWith } from '@/test/notification/caught-mail';

// Complete journeys, including the mails, so they need more time.
test.describe.configure({ timeout: 180_000 });

async function subscriber(email: string) {
  await using db = await database();
  const [row] = await db.query<{ confirmed: boolean; unsubscribed: boolean }>(
    `SELECT confirmed_at IS NOT NULL AS confirmed, unsubscribed_at IS NOT NULL AS unsubscribed
     FROM newsletter_subscribers WHERE email = $1`,
    [email],
  );
  return row;
}

/** Path of the first link of this kind in the text of a mail. */
function pathIn(text: string | undefined, kind: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/newsletter/${kind}/[\\w-]+`).exec(text ?? '')?.[0] ?? '/no-such-link';
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`own newsletter list, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('is joined from the footer of a prerendered page, confirmed by mail and left again', {
      tag: '@slow',
    }, async ({ page }) => {
      const email = `${randomUUID().slice(0, 12)}@example.in`;
      await page.goto('/');
      const form = page.getByRole('contentinfo').getByRole('form', { name: /Newsletter/ });
      await form.getByLabel('Your email').fill('nobody');
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(form.getByRole('alert')).toHaveText('Enter an email address like name@example.com');
      await expect(form.getByLabel('Your email')).toHaveValue('nobody');
      await form.getByLabel('Your email').fill(email);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(form.getByRole('status')).toContainText('Please check your email.');
      await expect(form.getByLabel('Your email')).toHaveValue('');
      expect(await subscriber(email)).toEqual({ confirmed: false, unsubscribed: false });

      const { mail } = await oneMailWith(email);
      await page.goto(pathIn(mail.text, 'confirm'));
      expect(await subscriber(email)).toEqual({ confirmed: false, unsubscribed: false });
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'You are subscribed' })).toBeVisible();
      expect(await subscriber(email)).toEqual({ confirmed: true, unsubscribed: false });

      await page.goto(pathIn(mail.text, 'unsubscribe'));
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'You are unsubscribed' })).toBeVisible();
      expect(await subscriber(email)).toEqual({ confirmed: true, unsubscribed: true });
      expect(await mailWith(email)).toHaveLength(1);
    });
  });
}

test('mail programs unsubscribe by themselves', async ({ request }) => {
  const unknown = await request.post(`/api/newsletter/unsubscribe/${'A'.repeat(43)}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(unknown.status()).toBe(404);
});
