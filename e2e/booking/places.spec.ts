import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { submit } from '@/test/booking/booking';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { addPlace, meetOnSaturdays } from '@/test/therapist/moving-in';
import { makeOpenPractice } from '@/test/therapist/practice';

test.describe.configure({ timeout: 180_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`hours with a place, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('a therapist meets people on Saturdays in a place, and a guest reads where', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      await using db = await database();
      await db.query(`UPDATE therapists SET modes = '{in_person}' WHERE id = $1`, [practice.therapistId]);
      await enter(page.context(), baseURL, practice);
      await addPlace(page);
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await page.getByRole('link', { name: 'Kothrud clinic' }).click();
      await expect(page.getByRole('heading', { name: 'Share this place' })).toBeVisible();
      await meetOnSaturdays(page);

      const guest = await browser.newPage({ javaScriptEnabled });
      await guest.goto(`/professionals/${practice.slug}`);
      await expect(guest.getByText('Kothrud clinic: Saturday')).toBeVisible();
      await guest.goto(`/book/${practice.slug}`);
      const times = guest.getByRole('form', { name: `Free times of ${practice.name}` });
      await times.getByRole('radio').last().check();
      await submit(guest, 'Continue', javaScriptEnabled);
      await expect(guest.getByLabel('In person: Kothrud clinic')).toBeChecked();
      await expect(guest.locator('main time').first()).toContainText('Sat, ');
      const details = guest.getByRole('form', { name: 'Your details' });
      await details.getByLabel('Full name').fill('Meera Iyer');
      await details.getByLabel('Email', { exact: true }).fill(`${randomUUID().slice(0, 12)}@example.in`);
      await details.getByLabel('Phone number').fill('98765 43210');
      await details.getByLabel('You may use my name').check();
      await details.getByRole('button', { name: 'Book this appointment' }).click();
      await expect(guest).toHaveURL(/\/book\/appointment\//);
      await expect(guest.getByText('Kothrud clinic, 12 Karve Road, Pune').first()).toBeVisible();

      await page.goto('/therapist-dashboard/hours/places');
      await page.getByRole('button', { name: 'Archive Kothrud clinic' }).click();
      await expect(page.getByText('Your hours still name this place.').first()).toBeVisible();
    });
  });
}
