import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type Person, windowOf } from '@/test/access/people';
import { signInAsAdmin } from '@/test/account/admin';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { bookLastTime } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';
import { startShop } from '@/test/payment/card-company';
import { makeOpenPractice } from '@/test/therapist/practice';

// Paid by card, and by mistake again from a second page: the first payment counts, the second is refunded.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

/** The card payments of this person, in the order of their orders: our ids and the company's. */
async function cardPagesOf({ userId }: Person) {
  await using db = await database();
  return await db.query<{ id: string; reference: string }>(
    `SELECT t.id, t.provider_reference AS reference FROM transactions t JOIN profiles p ON p.id = t.client_id
     WHERE p.user_id = $1 AND t.method = 'stripe' AND t.provider_reference IS NOT NULL ORDER BY t.created_at`,
    [userId],
  );
}

/** Presses the button, up to the page of the company. */
async function toTheCardPage(page: Page, scripts: boolean): Promise<void> {
  const button = page.getByRole('button', { name: 'Pay with Stripe' });
  const there = page.getByRole('heading', { name: 'Card page' });
  if (scripts) {
    await button.click();
    await expect(there).toBeVisible();
    return;
  }
  const onwards = page.getByRole('link', { name: 'Continue to pay' });
  await expect(async () => {
    if (!(await onwards.isVisible())) await button.click();
    await expect(onwards).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await onwards.click();
  await expect(there).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`paid by card, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, { tag: '@slow' }, () => {
    test.use({ javaScriptEnabled });

    test('an appointment is paid by card; what is paid twice goes back by itself', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const { client } = await makePeople();
      await enter(page.context(), shop.origin, client);
      await shop.route(page);
      await page.goto(`${shop.origin}/book/own/${practice.slug}`);
      await page.getByRole('link', { name: 'Later times' }).click();
      await page.waitForURL(/from=/);
      await bookLastTime(page, javaScriptEnabled);
      const appointment = page.url().replace(/\?.*/, '');
      const main = page.getByRole('main');
      await page.getByRole('link', { name: /^Pay now/ }).click();
      await expect(page.getByRole('heading', { name: 'Payment Options' })).toBeVisible();
      await expect(main).toContainText('₹1,800');
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      const payPage = page.url();

      const forgotten = await page.context().newPage();
      await forgotten.goto(payPage);
      await toTheCardPage(page, javaScriptEnabled);
      await toTheCardPage(forgotten, javaScriptEnabled);
      const [first, second] = await cardPagesOf(client);
      if (!first || !second) throw new Error('expected two pages of the company');

      await page.goto(`${shop.origin}/checkout/payment/${first.id}`);
      await expect(page.getByRole('status')).toContainText('Continue on the page of Stripe');
      await shop.pay(first.reference);
      await page.goto(`${shop.origin}/checkout/payment/${first.id}`);
      await expect(page.getByRole('status')).toContainText('Paid. Thank you.');
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await page.getByRole('link', { name: 'See your appointment' }).click();
      await expect(main.getByText('Paid', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);
      await page.goto(payPage);
      await expect(page.getByRole('status')).toContainText('This appointment is already paid.');
      await expect(page.getByRole('button', { name: 'Pay with Stripe' })).toHaveCount(0);
      await expect
        .poll(async () => (await mailWith(client.email)).map(({ mail }) => mail.subject))
        .toContain('Your payment is confirmed');
      await page.goto(`${shop.origin}/dashboard/transactions`);
      const receipt = page.getByRole('link', { name: /^Receipt/ });
      await expect(receipt).toHaveCount(1);
      const paper = await page.request.get(`${shop.origin}${await receipt.getAttribute('href')}`);
      expect(paper.headers()['content-type']).toBe('application/pdf');

      const therapistPage = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      await therapistPage.goto('/account/notifications');
      await expect(therapistPage.getByRole('main')).toContainText(
        'An appointment with you has been paid by card',
      );
      await therapistPage.goto('/therapist-dashboard/sessions');
      await expect(therapistPage.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
      await therapistPage.goto('/therapist-dashboard/payments/earnings');
      await expect(therapistPage.getByRole('region', { name: /Financial year/ })).toContainText('₹1,800');

      await shop.pay(second.reference);
      await page.goto(`${shop.origin}/checkout/payment/${second.id}`);
      await expect(page.getByRole('status')).toContainText('We are refunding this payment');
      await expect(page.getByRole('status')).toContainText(
        'You paid for the same item twice. The first payment counts.',
      );
      await page.goto(`${shop.origin}/dashboard/transactions`);
      await expect(main).toContainText('Being refunded');
      await expect(receipt).toHaveCount(1);
      await page.goto(`${shop.origin}/account/notifications`);
      await expect(main).toContainText('You paid twice. We are refunding the second payment to your card');

      await shop.sendBack(second.reference);
      await page.goto(`${shop.origin}/checkout/payment/${second.id}`);
      await expect(page.getByRole('status')).toContainText('We have refunded this money to your card.');
      await expect
        .poll(async () => (await mailWith(client.email)).map(({ mail }) => mail.subject))
        .toContain('We are refunding a card payment');
      await page.goto(`${shop.origin}/dashboard/transactions`);
      await expect(main).not.toContainText('Being refunded');
      await expect(main.getByText('Refunded', { exact: true })).toBeVisible();
      await page.goto(appointment);
      await expect(main.getByText('Paid', { exact: true })).toBeVisible();
      await therapistPage.context().close();

      const house = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const admin = await house.newPage();
      await signInAsAdmin(admin);
      await admin.goto('/admin/card-payments');
      await expect(
        admin.getByRole('row').filter({ hasText: client.firstName }).filter({ hasText: 'Duplicate payment' }),
      ).toHaveCount(1);
      await house.close();
    });
  });
}
