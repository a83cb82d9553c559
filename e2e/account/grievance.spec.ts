import { expect, type Page, test } from '@playwright/test';
import { newAddress } from '@/test/account/accounts';
import { submit } from '@/test/booking/booking';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { oneMailWith } from '@/test/notification/caught-mail';

test.describe.configure({ timeout: 180_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`complaining without an account, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    const send = (page: Page) => submit(page, 'Send complaint', javaScriptEnabled);

    test('the notice links to the form, which names what is missing and gives a reference', {
      tag: '@slow',
    }, async ({ page }) => {
      const email = newAddress();
      await page.goto('/data-protection');
      await page.getByRole('link', { name: 'Make a complaint' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Make a complaint' })).toBeVisible();
      const form = page.getByRole('form', { name: 'Complaint' });
      await form.getByLabel('Your name').fill('Asha Rao');
      await form.getByLabel('Email').fill('asha at example');
      await send(page);
      const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        'Enter an email address like name@example.com',
        'Say in a few words what it is about',
        'Tell us what happened',
      ]);
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Subject').fill('My data');
      await form.getByLabel('What happened').fill('Somebody called me who should not have my number.');
      await send(page);
      const status = page.getByRole('status').filter({ hasText: 'We have your complaint.' });
      await expect(status).toBeVisible();
      const reference = /reference is ([0-9A-F]{8})/.exec((await status.textContent()) ?? '')?.[1];
      const { mail } = await oneMailWith(email);
      expect(mail.subject).toBe(`We have your complaint, reference ${reference}`);
      await using db = await database();
      const rows = await db.query('SELECT user_id, subject FROM grievances WHERE email = $1', [email]);
      expect(rows).toEqual([{ user_id: null, subject: 'My data' }]);
    });
  });
}
