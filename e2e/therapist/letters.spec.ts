import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { submit } from '@/test/booking/booking';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { oneMailWith } from '@/test/notification/caught-mail';
import { makeOpenPractice } from '@/test/therapist/practice';

test.describe.configure({ timeout: 180_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`letters of one’s own, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('a therapist writes the first email, a guest gets it, and the default comes back', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      await enter(page.context(), baseURL, practice);
      await page.goto('/therapist-dashboard/letters');
      const form = page.getByRole('form', { name: 'Letter', exact: true });
      const preview = page.getByRole('region', { name: 'Preview' });
      await form.getByLabel('Subject').fill('Your therapy on {day}');
      await form.getByLabel('Text').fill('Dear {first name},\n\nI look forward to it.');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('The subject contains the word “therapy”.').first()).toBeVisible();
      await form.getByLabel('Subject').fill('See you on {day}');
      if (javaScriptEnabled) {
        await expect(preview.getByText('Dear Meera,')).toBeVisible();
        await expectOpenToEveryone(page);
      }
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();

      const guest = await browser.newPage({ javaScriptEnabled });
      await guest.goto(`/book/${practice.slug}`);
      const times = guest.getByRole('form', { name: `Free times of ${practice.name}` });
      await times.getByRole('radio').last().check();
      await submit(guest, 'Continue', javaScriptEnabled);
      const details = guest.getByRole('form', { name: 'Your details' });
      const email = `${randomUUID().slice(0, 12)}@example.in`;
      await details.getByLabel('Full name').fill('Neha Joshi');
      await details.getByLabel('Email', { exact: true }).fill(email);
      await details.getByLabel('Phone number').fill('98765 43210');
      await details.getByLabel('You may use my name').check();
      await details.getByRole('button', { name: 'Book this appointment' }).click();
      await expect(guest).toHaveURL(/\/book\/appointment\//);
      const { mail } = await oneMailWith(email);
      expect(mail.subject).toMatch(/^See you on \w{3}, /);
      expect(mail.text).toContain('Dear Neha,\n\nI look forward to it.');
      expect(mail.text).toContain('View or reschedule');

      await page.goto('/therapist-dashboard/letters');
      await expect(preview.getByText('Preview as Neha Joshi sees it.')).toBeVisible();
      await page.getByRole('button', { name: 'Use the default again' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'our own text again' })).toBeVisible();
      await expect(form.getByLabel('Subject')).toHaveValue('Your appointment is booked: {day}, {time}');
    });
  });
}
