import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enter, makePeople } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';

/** Card money of ₹1,500 for a therapist, received by the service. */
async function paidByCard(userId: string): Promise<void> {
  await using db = await database();
  await db.query(
    `INSERT INTO transactions (therapist_id, description, amount, method, status, paid_at)
     SELECT id, 'Session of the journey', 1500, 'razorpay', 'paid', now() FROM therapists WHERE user_id = $1`,
    [userId],
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`card money of a therapist, scripts ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('is owed, passed on, taken back, and seen by them at each step', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      const { therapist, admin } = await makePeople();
      await paidByCard(therapist.userId);
      await enter(context, baseURL, admin);
      await page.goto(`/admin/remittances?q=${therapist.marker}`);
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await page.getByRole('link', { name: therapist.marker }).click();
      await expect(page.getByText(`₹1,500 is owed to ${therapist.marker}.`)).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(page);

      const form = page.getByRole('form', { name: /^Record a transfer/ });
      const reference = `N${randomInt(10 ** 11, 10 ** 12)}`;
      await form.getByLabel('Amount sent').fill('1600');
      await form.getByLabel('Reference of your transfer').fill(reference);
      await form.getByLabel('I have sent the money').check();
      await form.getByRole('button', { name: 'Record transfer' }).click();
      await expect(page.getByText('Only ₹1,500 is owed. Nothing was saved.').first()).toBeVisible();
      await form.getByLabel('Amount sent').fill('1000');
      await form.getByRole('button', { name: 'Record transfer' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Recorded.' })).toBeVisible();
      await expect(page.getByText(`₹500 is owed to ${therapist.marker}.`)).toBeVisible();

      const room = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled });
      await enter(room, baseURL, therapist);
      const practice = await room.newPage();
      await practice.goto('/therapist-dashboard/payments/earnings');
      const panel = practice.getByRole('region', { name: /^Paid to .+ for you$/ });
      await expect(panel.getByText('₹500 is owed to you.')).toBeVisible();
      await expect(panel.getByText(reference)).toBeVisible();
      await expect(panel.getByText('Session of the journey')).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(practice);

      await page.goto(page.url().replace(/[?#].*$/, ''));
      await page.locator('summary').filter({ hasText: 'Undo transfer' }).click();
      await page.getByLabel('Reason for undoing').fill('Sent to another account.');
      await page.getByRole('button', { name: /^Undo transfer/ }).click();
      await expect(page.getByText('Undone: Sent to another account.').first()).toBeVisible();
      await practice.reload();
      await expect(panel.getByText('₹1,500 is owed to you.')).toBeVisible();
      await expect(panel.getByText('Undone: Sent to another account.')).toBeVisible();
      await room.close();
    });
  });
}
