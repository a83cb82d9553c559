import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter, windowOf } from '@/test/access/people';
import { submit } from '@/test/booking/booking';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { addKindAt, addPlace, meetOnSaturdays, sendPlace } from '@/test/therapist/moving-in';
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

      await addKindAt(page, 'Kothrud clinic');
      // The public page is made again after the change.
      await expect(async () => {
        await guest.goto(`/professionals/${practice.slug}`);
        const data = await guest.locator('script[type="application/ld+json"]').allTextContents();
        expect(
          data.map((text) => JSON.parse(text)).find((node) => node['@type'] === 'Service'),
        ).toMatchObject({
          offers: [
            expect.not.objectContaining({ availableAtOrFrom: expect.anything() }),
            { name: 'Family session', availableAtOrFrom: { '@type': 'Place', name: 'Kothrud clinic' } },
          ],
        });
      }).toPass({ timeout: 30_000 });
      await guest.getByRole('link', { name: 'Book Family session' }).click();
      await expect(guest.getByText('For 2 to 4 people').first()).toBeVisible();
      await expect(guest.getByRole('form', { name: /^Free times/ })).toBeVisible();

      await page.goto('/therapist-dashboard/hours/places');
      await page.getByRole('button', { name: 'Archive Kothrud clinic' }).click();
      await expect(page.getByText('Your weekly hours still use this place.').first()).toBeVisible();
    });

    test('a new code of a shared place ends the earlier one, and separates a colleague', {
      tag: '@slow',
    }, async ({ browser, baseURL }) => {
      const window = async () => windowOf(browser, baseURL, await makeOpenPractice(), javaScriptEnabled);
      const [own, colleague, third] = [await window(), await window(), await window()];
      const openPlace = async (page: Page) => {
        await page.goto('/therapist-dashboard/hours/places');
        await page.getByRole('link', { name: 'Kothrud clinic' }).click();
        return page.getByRole('region', { name: 'Share this place' });
      };
      const codeOf = async (share: Locator) =>
        /[0-9a-f]{8}-[-0-9a-f]{27}/.exec((await share.textContent()) ?? '')?.[0];
      await addPlace(own);
      const share = await openPlace(own);
      const earlier = await codeOf(share);
      await addPlace(colleague, earlier);
      await expect(await openPlace(colleague)).toContainText(
        'Only the colleague can give the code to others.',
      );

      await expect(await openPlace(own)).toContainText('1 colleague has added it.');
      const form = share.getByRole('form', { name: 'New code' });
      await form.locator('summary').click();
      await form.getByLabel('Also stop sharing with colleagues who added it').check();
      await form.getByRole('button', { name: 'Make a new code' }).click();
      await expect(form).toContainText(
        'There is a new code now, and the earlier one no longer works. The place of 1 colleague is no longer shared with you.',
      );
      await expect(share).toContainText('No colleague has added it.');
      if (javaScriptEnabled) await expectOpenToEveryone(own);
      const code = await codeOf(share);
      expect(code).not.toBe(earlier);
      expect(await codeOf(await openPlace(colleague))).toMatch(/^[0-9a-f]/);

      await sendPlace(third, earlier);
      await expect(
        third.getByText('No place has this code. Ask your colleague for it again.').first(),
      ).toBeVisible();
      await addPlace(third, code);
      await expect(await openPlace(own)).toContainText('1 colleague has added it.');
      for (const page of [own, colleague, third]) await page.context().close();
    });
  });
}
