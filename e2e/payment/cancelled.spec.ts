import { type Browser, expect, type Page, test } from '@playwright/test';
import { windowOf } from '@/test/access/people';
import { makeClient } from '@/test/account/accounts';
import { signInAsAdmin } from '@/test/account/admin';
import { bookLastTime } from '@/test/browser/journey';
import { ways } from '@/test/case/ways';
import { textsTo } from '@/test/notification/caught-mail';
import { newReference, reportPayment, sayItArrived } from '@/test/payment/paying';
import { makeOpenPractice } from '@/test/therapist/practice';

// A therapist cancels a paid session: the money pays another time, or is refunded.
test.describe.configure({ timeout: 180_000 });

const amount = '₹1,800';

/** Books the last free time two weeks from now, at the therapist's public page, and reports its payment. */
async function bookAndPay(
  page: Page,
  slug: string,
  scripts: boolean,
  payer: { name: string; email: string },
) {
  await page.goto(`/professionals/${slug}`);
  await page
    .getByRole('link', { name: /^Book(?: a time)?$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Later times' }).click();
  await page.waitForURL(/from=/);
  await bookLastTime(page, scripts);
  const appointment = page.url();
  await page.getByRole('link', { name: /^Pay now/ }).click();
  await reportPayment(page, { ...payer, reference: newReference() });
  return appointment;
}

/** Cancels the one session of the therapist's page, with a reason that the client reads. */
async function cancelIt(own: Page): Promise<void> {
  await own.goto('/therapist-dashboard/sessions');
  await expect(async () => {
    const reason = own.getByLabel('Reason', { exact: true });
    if (!(await reason.isVisible())) await own.locator('summary', { hasText: /^Cancel/ }).click();
    await reason.fill('I have caught a cold.');
    await own.getByRole('button', { name: /^Cancel this session/ }).click();
    await expect(
      own
        .getByRole('status')
        .filter({ hasText: /cancelled/i })
        .first(),
    ).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
}

/** The person's one mail with this subject, in one line. */
async function mailOf(email: string, subject: string): Promise<string> {
  await expect.poll(() => textsTo(email, subject), { timeout: 60_000 }).toHaveLength(1);
  return (await textsTo(email, subject)).at(0) ?? '';
}

for (const { name: way, viewport, javaScriptEnabled, tag } of ways) {
  test.describe(`a therapist cancels a paid session, ${way}`, { tag }, () => {
    test.use({ viewport, javaScriptEnabled });

    /** A client and a therapist with an open practice, each in a window of this kind. */
    async function bothWindows(browser: Browser, baseURL: string | undefined) {
      const practice = await makeOpenPractice();
      const client = await makeClient('Meera');
      const page = await windowOf(browser, baseURL, client, javaScriptEnabled, viewport);
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      return { practice, client, page, own };
    }

    test('another time, chosen from the mail, is paid by the same money, and nothing is to be sent back', async ({
      browser,
      baseURL,
    }) => {
      const { practice, client, page, own } = await bothWindows(browser, baseURL);
      const main = page.getByRole('main');
      await bookAndPay(page, practice.slug, javaScriptEnabled, client);
      await sayItArrived(own, client.name);
      const payment = own.url();
      await cancelIt(own);

      const told = await mailOf(client.email, 'Cancelled: your appointment on');
      const again = new URL(/Choose another time[^h]*(https?:\/\/[^\s)\]]+)/.exec(told)?.[1] ?? '');
      await page.goto(again.pathname + again.search);
      await expect(page.getByRole('status').filter({ hasText: `You paid ${amount}` })).toBeVisible();
      await page.getByRole('link', { name: 'Later times' }).click();
      await page.waitForURL(/from=/);
      await bookLastTime(page, javaScriptEnabled, async () => {
        await expect(main).toContainText(`You paid ${amount}`);
        await expect(main).not.toContainText('To be paid by');
      });
      await expect(page.getByText(/^Paid/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);
      const moment = (await page.locator('main time').first().getAttribute('datetime')) ?? '';

      await page.goto('/dashboard/transactions');
      await expect(main).toContainText('instead of being refunded');
      await own.goto('/therapist-dashboard/payments');
      await expect(own.getByRole('region', { name: 'Refunds due' })).toHaveCount(0);
      await own.goto(payment);
      await expect(own.getByRole('region', { name: 'Details' })).toContainText('so no refund is due');
      await own.goto('/therapist-dashboard/sessions');
      const upcoming = own.getByRole('region', { name: 'Upcoming' });
      await expect(upcoming.locator(`time[datetime="${moment}"]`).first()).toBeVisible();
      await expect(upcoming.getByText(/^Paid/).first()).toBeVisible();
      await page.context().close();
      await own.context().close();
    });

    test('the money is on the list of whoever holds it with its last day, is sent back, and all three read it', {
      tag: '@slow',
    }, async ({ browser, baseURL }) => {
      const { practice, client, page, own } = await bothWindows(browser, baseURL);
      const team = await (
        await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled, viewport })
      ).newPage();
      await signInAsAdmin(team);
      const [main, host, office] = [page, own, team].map((window) => window.getByRole('main'));
      if (!main || !host || !office) throw new Error('There are three windows.');
      const appointment = await bookAndPay(page, practice.slug, javaScriptEnabled, client);
      await sayItArrived(own, client.name);
      // Without scripts the address has a fragment, and opening the same address again would load nothing.
      const paymentId = new URL(own.url()).pathname.split('/').at(-1);
      await cancelIt(own);

      await own.goto('/therapist-dashboard');
      await own.getByRole('link', { name: '1 refund due' }).click();
      const list = own.getByRole('region', { name: 'Refunds due' });
      await expect(list).toContainText(client.name);
      await expect(list).toContainText('The therapist cancelled the appointment');
      await expect(list).toContainText(amount);
      const lastDay = /by (\d{1,2} \w+ \d{4})/.exec((await list.textContent()) ?? '')?.[1] ?? 'no last day';
      const promised = `${amount} will be refunded to you by ${lastDay} at the latest.`;
      await page.goto('/dashboard/transactions');
      await expect(main).toContainText(promised);
      await page.goto('/dashboard/sessions');
      await expect(main).toContainText(promised);
      await expect(main.getByRole('link', { name: /^Choose another time/ })).toHaveCount(1);
      await page.goto(appointment);
      await expect(main).toContainText(`That is ${amount}, by ${lastDay} at the latest.`);
      await team.goto(`/admin/payments/${paymentId}`);
      await expect(office).toContainText(`Refund due: ${amount}, by ${lastDay}.`);

      await list.getByRole('link', { name: client.name }).click();
      const refund = own.getByRole('form', { name: 'Record a refund of this payment' });
      // The next step is open, with the amount filled in.
      await expect(refund.getByLabel(/^Amount refunded/)).toBeVisible();
      await expect(refund.getByLabel(/^Amount refunded/)).toHaveValue('1,800');
      await expect(async () => {
        await refund.getByLabel(/^Reason/).fill('I was ill, UTR 632400000011.');
        await refund.getByLabel('I have sent the money back').check();
        await refund.getByRole('button', { name: 'Record refund' }).click();
        await expect(host).toContainText('It has been refunded.', { timeout: 10_000 });
      }).toPass();
      await expect(host).toContainText(`Refunded ${amount}`);
      await own.goto('/therapist-dashboard/payments');
      await expect(list).toHaveCount(0);

      expect(await mailOf(client.email, 'A payment has been refunded')).toContain('We are refunding');
      await page.goto('/dashboard/transactions');
      await expect(main).toContainText('Refunded');
      await expect(main).not.toContainText(promised);
      await page.goto(appointment);
      await expect(main).toContainText('Your payment has been refunded.');
      await team.goto(`/admin/payments/${paymentId}`);
      await expect(office).toContainText('The therapist cancelled the appointment. It has been refunded.');
      await team.goto(`/admin/refunds?q=${client.name.split(' ').at(-1)}`);
      await expect(office.getByRole('row').filter({ hasText: client.name })).toContainText(amount);
      for (const window of [page, own, team]) await window.context().close();
    });
  });
}
