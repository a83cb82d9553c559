import { expect, test } from '@playwright/test';
import { indianDay } from '@/lib/format/time';
import { windowOf } from '@/test/access/people';
import { makeClient } from '@/test/account/accounts';
import { expectNoSidewaysScroll, expectOpenToEveryone } from '@/test/browser/axe';
import { bookLastTime, pressUntil } from '@/test/browser/journey';
import { ways } from '@/test/case/ways';
import { makeOpenPractice } from '@/test/therapist/practice';

// A therapist gets a fee in two parts outside the service, corrects one, and writes the month's invoice.
test.describe.configure({ timeout: 300_000 });

const mark = 'Entered, not proven';

for (const { name: way, viewport, javaScriptEnabled, tag } of ways) {
  test.describe(`money in the hand, ${way}`, { tag }, () => {
    test.use({ viewport, javaScriptEnabled });

    test('is entered in parts, read by the client, undone with a line that stays, and on the invoice', async ({
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const client = await makeClient('Meera');
      const page = await windowOf(browser, baseURL, client, javaScriptEnabled, viewport);
      await page.goto(`/book/own/${practice.slug}`);
      await bookLastTime(page, javaScriptEnabled);
      const startsAt = (await page.locator('main time').first().getAttribute('datetime')) ?? '';

      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      const form = own.getByRole('form', { name: 'Enter a payment' });
      const entries = own.getByRole('region', { name: 'Entered payments' });
      await own.goto('/therapist-dashboard/sessions');
      await own.getByRole('link', { name: new RegExp(`^Enter payment.*${client.name}`) }).click();
      await expect(own.getByRole('region', { name: client.name })).toContainText('₹1,800');
      if (javaScriptEnabled) await expectOpenToEveryone(own);
      await expectNoSidewaysScroll(own);

      await form.getByLabel('Amount received, in rupees').fill('2,000');
      await form.getByLabel('How you were paid').selectOption('Cash');
      await pressUntil(
        form.getByRole('button', { name: 'Save payment' }),
        own.getByText('Only ₹1,800 of the fee is open. Nothing was saved.').first(),
      );
      await form.getByLabel('Amount received, in rupees').fill('800');
      await pressUntil(
        form.getByRole('button', { name: 'Save payment' }),
        entries.getByText('₹800', { exact: true }),
      );
      await own.reload();
      await expect(own.getByRole('region', { name: client.name })).toContainText('₹800 received so far.');
      await expect(form.getByLabel('Amount received, in rupees')).toHaveValue('1,000');
      await form.getByLabel('How you were paid').selectOption('Cheque');
      await form.getByLabel('Number of the cheque or the transfer').fill('000123');
      await pressUntil(
        form.getByRole('button', { name: 'Save payment' }),
        entries.getByText('₹1,000', { exact: true }),
      );
      const entering = own.url();
      await expect(entries.getByText(mark)).toHaveCount(2);
      const paper = await entries
        .getByRole('link', { name: /^Receipt/ })
        .first()
        .getAttribute('href');

      await page.goto('/dashboard/transactions');
      await expect(page.getByRole('main').getByText(mark).first()).toBeVisible();
      const receipt = await page.request.get(paper ?? '');
      expect(receipt.headers()['content-type']).toBe('application/pdf');
      await page.goto('/dashboard/sessions');
      await expect(page.getByRole('main').getByText(mark).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);

      await own.goto(entering);
      const cheque = entries.getByRole('listitem').filter({ hasText: '000123' });
      const reason = cheque.getByLabel('Reason for undoing');
      await expect(async () => {
        if (!(await reason.isVisible())) await cheque.locator('summary', { hasText: 'Undo entry' }).click();
        await reason.fill('The cheque was returned.', { timeout: 2_000 });
      }).toPass();
      await pressUntil(
        cheque.getByRole('button', { name: /^Undo entry/ }),
        cheque.getByText('Undone', { exact: true }),
      );
      await page.goto('/dashboard/transactions');
      await expect(page.getByRole('main')).toContainText('The cheque was returned.');

      await own.goto('/therapist-dashboard/clients');
      await own.getByRole('link', { name: client.name }).first().click();
      await own.waitForURL(/\/clients\/[^/]+$/);
      await own.goto(`${own.url()}/payments`);
      await own.getByRole('link', { name: 'Invoice of a month' }).click();
      await own.getByLabel('Month').fill(indianDay(new Date(startsAt)).slice(0, 7));
      await own.getByRole('button', { name: 'Show month' }).click();
      const invoice = own.getByRole('region', { name: /^Invoice for/ });
      await expect(invoice).toContainText(client.name);
      await expect(invoice).toContainText(`${mark} ₹800.00`);
      if (javaScriptEnabled) await expectOpenToEveryone(own);
      await expectNoSidewaysScroll(own);
      const pdf = await own.request.get(
        (await invoice.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')) ?? '',
      );
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      await own.context().close();
      await page.context().close();
    });
  });
}
