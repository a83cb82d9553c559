import { expect, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { makeClient } from '@/test/account/accounts';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { bookLastTime } from '@/test/browser/journey';
import { tagsOf } from '@/test/case/slow';
import { newReference, reportPayment } from '@/test/payment/paying';

test.describe.configure({ timeout: 180_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a product of two meetings, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('is bought, and both meetings are booked at the lengths that were sold', async ({
      page,
      context,
      baseURL,
    }) => {
      const client = await makeClient('Asha');
      await enter(context, baseURL, client);
      await page.goto('/checkout/diagnostic-evaluation');
      await expect(page.getByText('Two meetings of 90 and 45 minutes.')).toBeVisible();
      await expect(page.getByText('you choose the time of each meeting yourself.')).toBeVisible();
      await reportPayment(page, { name: 'Asha Rao', email: client.email, reference: newReference() });
      const schedule = page.getByRole('link', { name: 'Schedule Your Consultation' });
      await page.goto(new URL((await schedule.getAttribute('href')) ?? '').pathname);

      const meeting = (number: number) => `Diagnostic evaluation, meeting ${number} of 2`;
      await expect(page.getByRole('heading', { level: 1, name: meeting(1) })).toBeVisible();
      await expect(page.getByText('90 minutes', { exact: true })).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      // The two variants run at once, and each needs a week in which it takes the last time alone.
      else await page.getByRole('link', { name: 'Later times' }).click();
      await bookLastTime(page, javaScriptEnabled);
      await expect(page.getByText(`${meeting(1)}, 90 minutes`)).toBeVisible();
      await expect(page.getByText('Part of a purchase').first()).toBeVisible();
      await page.getByRole('link', { name: `Choose the time for ${meeting(2)}` }).click();

      await expect(page.getByRole('heading', { level: 1, name: meeting(2) })).toBeVisible();
      await expect(page.getByText('45 minutes', { exact: true })).toBeVisible();
      if (!javaScriptEnabled) await page.getByRole('link', { name: 'Later times' }).click();
      await bookLastTime(page, javaScriptEnabled);
      await expect(page.getByText(`${meeting(2)}, 45 minutes`)).toBeVisible();
      await expect(page.getByRole('link', { name: /^Choose the time for/ })).toHaveCount(0);

      await page.goto('/book/own/consultation');
      await expect(page.getByText('Everything that this payment bought is booked.')).toBeVisible();
      await page.goto('/dashboard');
      await expect(page.getByText(/^Diagnostic evaluation, meeting \d of 2, \d+ minutes$/)).toBeVisible();
    });
  });
}
