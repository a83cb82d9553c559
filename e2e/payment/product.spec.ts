import { expect, type Page, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { makeClient } from '@/test/account/accounts';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { bookLastTime } from '@/test/browser/journey';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';
import { startShop } from '@/test/payment/card-company';
import { newReference, reportPayment } from '@/test/payment/paying';

test.describe.configure({ timeout: 180_000 });

const meeting = (number: number) => `Diagnostic evaluation, meeting ${number} of 2`;

/** @param week the journeys run at once, and each needs a week in which it takes the last time alone */
async function chooseTime(page: Page, javaScriptEnabled: boolean, week: number): Promise<void> {
  const later = page.getByRole('link', { name: 'Later times' });
  for (let weeks = 0; weeks < week; weeks += 1) {
    const before = page.url();
    await later.click();
    await page.waitForURL((url) => url.href !== before);
  }
  await bookLastTime(page, javaScriptEnabled);
}

/**
 * Books both meetings, from the page that the booking link leads to.
 * @param then weeks from the first meeting to the second one; the calendar ends after thirty days
 */
async function bookBoth(page: Page, javaScriptEnabled: boolean, week: number, then = week): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: meeting(1) })).toBeVisible();
  await expect(page.getByText('90 minutes', { exact: true })).toBeVisible();
  if (javaScriptEnabled) await expectOpenToEveryone(page);
  await chooseTime(page, javaScriptEnabled, week);
  await expect(page.getByText(`${meeting(1)}, 90 minutes`)).toBeVisible();
  await expect(page.getByText('Part of a purchase').first()).toBeVisible();
  await page.getByRole('link', { name: `Choose the time for ${meeting(2)}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: meeting(2) })).toBeVisible();
  await expect(page.getByText('45 minutes', { exact: true })).toBeVisible();
  await chooseTime(page, javaScriptEnabled, then);
  await expect(page.getByText(`${meeting(2)}, 45 minutes`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Choose the time for/ })).toHaveCount(0);
}

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
      await bookBoth(page, javaScriptEnabled, javaScriptEnabled ? 0 : 1);

      await page.goto('/book/own/consultation');
      await expect(page.getByText('Everything that this payment bought is booked.')).toBeVisible();
      await page.goto('/dashboard');
      await expect(page.getByText(/^Diagnostic evaluation, meeting \d of 2, \d+ minutes$/)).toBeVisible();
    });
  });
}

test('a product is bought by card: page, mail and payments lead to its meetings, and a refund ends them', {
  tag: '@slow',
}, async ({ page, context }) => {
  const shop = await startShop();
  const client = await makeClient('Asha');
  await enter(context, shop.origin, client);
  await shop.route(page);
  await page.goto(`${shop.origin}/checkout/diagnostic-evaluation`);
  await expect(page.getByText('After you pay, you choose the time of each meeting yourself.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay with Stripe' }).click();
  await expect(page.getByRole('heading', { name: 'Card page' })).toBeVisible();
  await using db = await database();
  const [order] = await db.query<{ id: string; reference: string }>(
    `SELECT t.id, t.provider_reference AS reference FROM transactions t JOIN profiles p ON p.id = t.client_id
     WHERE p.user_id = $1`,
    [client.userId],
  );
  if (!order) throw new Error('expected an order');
  const choose = (number: number) =>
    page.getByRole('link', { name: `Choose the time for ${meeting(number)}` });
  await page.goto(`${shop.origin}/checkout/payment/${order.id}`);
  await expect(page.getByRole('status')).toContainText('Continue on the page of Stripe');
  await expect(choose(1)).toHaveCount(0);
  await shop.pay(order.reference);

  await page.goto(`${shop.origin}/dashboard/transactions`);
  await expect(choose(1)).toBeVisible();
  await expect
    .poll(async () => (await mailWith(client.email)).map(({ mail }) => mail.text).join('\n'))
    .toContain('/payment/booking/');
  await page.goto(`${shop.origin}/checkout/payment/${order.id}`);
  await expectOpenToEveryone(page);
  await choose(1).click();
  await bookBoth(page, true, 2, 0);
  await page.goto(`${shop.origin}/dashboard/transactions`);
  await expect(page.getByRole('link', { name: /^Receipt/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Choose the time for/ })).toHaveCount(0);

  await shop.sendBack(order.reference);
  await page.goto(`${shop.origin}/book/own/consultation`);
  await expect(page.getByText('This payment was refunded, so its link cannot be used.')).toBeVisible();
  await expect
    .poll(() => db.query(`SELECT status FROM bookings WHERE transaction_id = $1`, [order.id]))
    .toEqual(Array(2).fill({ status: 'cancelled' }));
  await shop.stop();
});
