import { expect, type Page, test } from '@playwright/test';
import { windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { pressUntil } from '@/test/browser/journey';
import { textsTo } from '@/test/notification/caught-mail';
import {
  creditLine,
  importStatement,
  newReference,
  reportPayment,
  sayItArrived,
} from '@/test/payment/paying';
import { makeOpenPractice } from '@/test/therapist/practice';

// A guest has only their mails: each of them leads to the next step.
test.describe.configure({ timeout: 300_000 });

const payer = 'Farah Siddiqui';

/** The path of this kind in the last mail with this subject; waits for the mail. */
async function pathInMail(email: string, subject: string, kind: string): Promise<string> {
  await expect.poll(() => textsTo(email, subject), { timeout: 60_000 }).not.toEqual([]);
  const text = (await textsTo(email, subject)).at(-1) ?? '';
  const link = new RegExp(`https?://[^\\s)]+${kind}/[\\w.-]+`).exec(text)?.[0];
  if (!link) throw new Error(`The mail “${subject}” does not lead to ${kind}: ${text}`);
  return new URL(link).pathname;
}

/** Books the last free time of the page's week without an account. */
async function bookAsGuest(page: Page, slug: string, email: string): Promise<void> {
  await page.goto(`/book/${slug}`);
  await page.getByRole('link', { name: 'Later times' }).click();
  await page.waitForURL(/from=/);
  await page.getByRole('radio').last().check();
  await pressUntil(
    page.getByRole('button', { name: /^Continue/ }),
    page.getByRole('heading', { level: 1, name: 'Your details' }),
  );
  const details = page.getByRole('form', { name: 'Your details' });
  await details.getByLabel('Full name').fill(payer);
  await details.getByLabel('Email', { exact: true }).fill(email);
  await details.getByLabel('Phone number').fill('98765 43210');
  await details.getByLabel('Video', { exact: true }).check();
  await details.getByLabel('You may use my name').check();
  await pressUntil(
    details.getByRole('button', { name: 'Book this appointment' }),
    page.getByRole('status').filter({ hasText: 'is booked' }),
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a guest, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, { tag: '@slow' }, () => {
    test.use({ javaScriptEnabled });

    test('books, pays from the mail, is not found, pays again, and has a receipt', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { userId, slug, account } = await makeOpenPractice();
      const email = `guest.${slug}@example.in`;
      const main = page.getByRole('main');
      await bookAsGuest(page, slug, email);

      await page.goto(await pathInMail(email, 'Your appointment is booked', '/payment/appointment'));
      await expect(page.getByRole('heading', { level: 1, name: 'Pay for your appointment' })).toBeVisible();
      await reportPayment(page, { name: payer, email, reference: newReference() });
      await page.goto(await pathInMail(email, 'We have your details', '/payment/status'));
      await expect(page.getByRole('heading', { name: 'Being checked' })).toBeVisible();

      const own = await windowOf(browser, baseURL, { userId }, javaScriptEnabled);
      await own.goto('/therapist-dashboard/payments');
      await own.getByRole('link', { name: payer }).click();
      const refusal = own.getByRole('form', { name: 'Not received', exact: true });
      await refusal.locator('summary').click();
      await refusal.getByLabel('Reason').fill('No transfer of ₹1,800 came on that day.');
      await pressUntil(
        refusal.getByRole('button', { name: 'Not received: notify the payer' }),
        own.getByRole('heading', { name: 'Closed' }),
      );

      // The open page looks again every 30 seconds.
      if (javaScriptEnabled)
        await expect(page.getByRole('heading', { name: 'Not received' })).toBeVisible({ timeout: 60_000 });
      await page.goto(await pathInMail(email, 'A payment could not be confirmed', '/payment/status'));
      await expect(page.getByRole('heading', { name: 'Not received' })).toBeVisible();
      await expect(main).toContainText('No transfer of ₹1,800 came on that day.');
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await page.getByRole('link', { name: 'Send the details again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pay for your appointment' })).toBeVisible();
      const reference = newReference();
      await reportPayment(page, { name: payer, email, reference });

      await importStatement(own, account, creditLine(reference, '1,800.00'));
      await sayItArrived(own, payer);
      const receipt = await pathInMail(email, 'Your payment is confirmed', '/api/receipts');
      expect((await page.request.get(receipt)).headers()['content-type']).toBe('application/pdf');
      await page.goto(await pathInMail(email, 'Your appointment is booked', '/book/appointment'));
      await expect(page.getByText(/^Paid/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);
      await own.context().close();
    });
  });
}
