import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { submit } from '@/test/booking/booking';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { addCouples } from '@/test/therapist/moving-in';
import { makeOpenPractice } from '@/test/therapist/practice';

test.describe.configure({ timeout: 180_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`two kinds of session, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('a therapist adds the second, and a guest books it at its length and fee', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      await enter(page.context(), baseURL, practice);
      await addCouples(page);
      if (javaScriptEnabled) await expectOpenToEveryone(page);

      const guest = await browser.newPage({ javaScriptEnabled });
      await guest.goto(`/professionals/${practice.slug}`);
      await expect(guest.getByRole('complementary').getByText('₹1,800 to ₹3,000 per session')).toBeVisible();
      await guest.getByRole('link', { name: 'Book Couples session' }).click();
      await expect(guest.getByText('80 minutes', { exact: true })).toBeVisible();
      await expect(guest.getByText('₹3,000 per session')).toBeVisible();
      await guest.getByRole('link', { name: 'Other kinds of session' }).click();
      await guest.getByRole('link', { name: 'Couples session' }).click();
      const times = guest.getByRole('form', { name: `Free times of ${practice.name}` });
      await times.getByRole('radio').last().check();
      await submit(guest, 'Continue', javaScriptEnabled);
      await expect(guest.getByText('Couples session, 80 minutes')).toBeVisible();
      const details = guest.getByRole('form', { name: 'Your details' });
      await details.getByLabel('Full name').fill('Meera Iyer');
      await details.getByLabel('Email', { exact: true }).fill(`${randomUUID().slice(0, 12)}@example.in`);
      await details.getByLabel('Phone number').fill('98765 43210');
      await details.getByLabel('You may use my name').check();
      await details.getByRole('button', { name: 'Book this appointment' }).click();
      await expect(guest).toHaveURL(/\/book\/appointment\//);
      await expect(guest.getByText('Couples session, 80 minutes')).toBeVisible();
      await expect(guest.getByText('₹3,000').first()).toBeVisible();
    });

    test('a kind that is archived meanwhile is refused in words, and nothing is held', {
      tag: '@slow',
    }, async ({ page }) => {
      const practice = await makeOpenPractice();
      await using db = await database();
      const [kind] = await db.query<{ id: string }>(
        `INSERT INTO session_kinds (therapist_id, name, minutes, fee, position)
         VALUES ($1, 'Couples session', 80, 3000, 1) RETURNING id`,
        [practice.therapistId],
      );
      await page.goto(`/book/${practice.slug}?kind=${kind?.id}`);
      await page
        .getByRole('form', { name: /^Free times/ })
        .getByRole('radio')
        .last()
        .check();
      await db.query('UPDATE session_kinds SET archived_at = now() WHERE id = $1', [kind?.id]);
      await submit(page, 'Continue', javaScriptEnabled);
      await expect(page.getByText('This kind of session cannot be booked any more.').first()).toBeVisible();
      const [held] = await db.query<{ count: string }>(
        `SELECT count(*) FROM bookings b JOIN calendars c ON c.id = b.calendar_id WHERE c.therapist_id = $1`,
        [practice.therapistId],
      );
      expect(held?.count).toBe('0');
    });
  });
}
