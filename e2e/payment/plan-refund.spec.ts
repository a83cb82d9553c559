import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter, makePeople, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { mailWith } from '@/test/notification/caught-mail';
import { acceptedOffer, newReference, reportPayment, sayItArrived } from '@/test/payment/paying';
import { makeOpenPractice } from '@/test/therapist/practice';

// One session of six is cancelled for good: its share is refunded, with all consequences.
test.describe.configure({ timeout: 300_000 });

/** Records a refund of this amount; without scripts the form opens again after each answer. */
async function refund(page: Page, amount: string, answer: Locator): Promise<void> {
  const form = page.getByRole('form', { name: 'Record a refund of this payment' });
  const sum = form.getByLabel(/^Amount refunded/);
  await expect(async () => {
    if (!(await sum.isVisible())) await form.getByText('Refund', { exact: true }).click();
    await sum.fill(amount);
    await form.getByLabel(/^Reason/).fill('One evening is not wanted any more, UTR 632400000007.');
    await form.getByLabel('I have sent the money back').check();
    await form.getByRole('button', { name: 'Record refund' }).click();
    await expect(answer).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`one of six goes back, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('the share of one session is refunded; plan, papers, totals and mails agree', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const { client } = await makePeople();
      const offer = await acceptedOffer(client, practice);
      const therapistPage = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      await enter(page.context(), baseURL, client);
      const main = page.getByRole('main');

      await page.goto(`/checkout/quotation/${offer}`);
      await reportPayment(page, { name: 'Meera Iyer', email: client.email, reference: newReference() });
      await expect(page.getByRole('heading', { name: 'Payment Options' })).toHaveCount(0);
      await sayItArrived(therapistPage, 'Meera Iyer');
      await page.goto('/dashboard/plans');
      await expect(main).toContainText('6 sessions paid in advance: 6 left to book.');

      await therapistPage.getByText('Refund', { exact: true }).click();
      await expect(
        therapistPage
          .getByText('One session: ₹1,600.08; 6 free sessions: ₹9,600.50 can be refunded.')
          .first(),
      ).toBeVisible();
      await refund(
        therapistPage,
        '1700',
        therapistPage.getByText('so you can refund only whole sessions').first(),
      );
      await expect(therapistPage.getByRole('link', { name: /^Credit note/ })).toHaveCount(0);
      await refund(therapistPage, '1600.08', therapistPage.getByText('issued a credit note for this part'));
      await expect(therapistPage.getByRole('region', { name: 'Details' })).toContainText(
        '₹1,600.08 of ₹9,600.50',
      );
      if (javaScriptEnabled) await expectOpenToEveryone(therapistPage);

      await page.goto('/dashboard/plans');
      await expect(main).toContainText('6 sessions paid in advance: 1 refunded, 5 left to book.');
      await page.goto(`/book/own/${practice.slug}`);
      await expect(page.getByText('Paid from your plan: 5 of 5 sessions left to book')).toBeVisible();
      await page.goto('/dashboard/quotations');
      await expect(main).toContainText('Refunded in part');
      await page.goto('/dashboard/transactions');
      await expect(main).toContainText(
        '₹1,600.08 of ₹9,600.50 refunded. The rest of your payment is unchanged.',
      );
      const note = page.getByRole('link', { name: /^Credit note/ }).first();
      const paper = await page.request.get((await note.getAttribute('href')) ?? '');
      expect(paper.headers()['content-type']).toBe('application/pdf');
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await page.getByRole('link', { name: /^Refund details/ }).click();
      await expect(main).toContainText('We are refunding ₹1,600.08 of ₹9,600.50');
      await expect(main).toContainText('One evening is not wanted any more, UTR 632400000007.');
      await page.goto('/account/notifications');
      await expect(main).toContainText('Part of a payment has been refunded');
      await expect
        .poll(async () => (await mailWith(client.email)).map(({ mail }) => mail.subject))
        .toContain('Part of a payment has been refunded');

      await therapistPage.goto('/therapist-dashboard/plans');
      await expect(therapistPage.getByRole('main')).toContainText(
        '6 sessions paid in advance: 1 refunded, 5 left to book.',
      );
      await therapistPage.goto('/therapist-dashboard/payments/earnings');
      await expect(therapistPage.getByRole('region', { name: /Financial year/ })).toContainText('₹1,600.08');
      await therapistPage.context().close();
    });
  });
}
