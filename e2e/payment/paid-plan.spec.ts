import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type Person, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { pressUntil } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';
import { newReference, reportPayment, sayItArrived } from '@/test/payment/paying';
import { makeOpenPractice, type Practice } from '@/test/therapist/practice';

// A complete journey of two people, including the mails.
test.describe.configure({ timeout: 300_000 });

/** They have met before, so the therapist can make a quotation. */
async function knowEachOther(client: Person, { therapistId }: Practice): Promise<void> {
  await using db = await database();
  await db.query(
    `INSERT INTO therapy_sessions (client_id, therapist_id, session_date, status, completed_at)
     SELECT id, $2, now() - interval '9 days', 'completed', now() - interval '9 days' FROM profiles WHERE user_id = $1`,
    [client.userId, therapistId],
  );
}

/** Books one of the free times, and stops at its page. */
async function book(page: Page, { slug }: Practice, weeksAhead: number, scripts: boolean): Promise<void> {
  await page.goto(`/book/own/${slug}`);
  for (let week = 0; week < weeksAhead; week += 1) {
    const before = page.url();
    await page.getByRole('link', { name: 'Later times' }).click();
    await page.waitForURL((url) => url.href !== before);
  }
  await expect(page.getByText(/^Paid from your plan: \d of 6 sessions left to book$/)).toBeVisible();
  await page.getByRole('radio').last().check();
  await pressUntil(
    page.getByRole('button', { name: /^Continue/ }),
    page.getByRole('heading', { level: 1, name: 'Your details' }),
  );
  await expect(page.getByText(/ · Paid from your plan: \d of 6 sessions left to book$/)).toBeVisible();
  await expect(page.getByText(/To be paid by/)).toHaveCount(0);
  const details = page.getByRole('form', { name: 'Your details' });
  const video = details.getByLabel('Video', { exact: true });
  if (scripts || (await video.isVisible())) await video.check();
  await pressUntil(
    details.getByRole('button', { name: 'Book this appointment' }),
    page.getByRole('status').filter({ hasText: 'is booked' }),
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a plan of six paid ahead, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('six sessions are offered, accepted, paid and verified, and booked without paying again', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const { client } = await makePeople();
      await knowEachOther(client, practice);
      const therapistPage = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      await enter(page.context(), baseURL, client);

      await therapistPage.goto('/therapist-dashboard/quotations/new');
      const offer = therapistPage.getByRole('form', { name: 'New quotation' });
      await offer.getByLabel('Service type').fill('Six evening talks');
      await offer.getByLabel('Description').fill('45 minutes by video, once a week.');
      await offer.getByLabel(/^Sessions paid in advance/).fill('6');
      await offer.getByLabel('Amount (INR)').fill('9600.50');
      await pressUntil(
        therapistPage.getByRole('button', { name: 'Create Quotation' }),
        therapistPage.getByText('The client will be notified of the new quotation.'),
      );

      await page.goto('/dashboard/quotations');
      await expect(page.getByText(/^6 sessions \(Individual session\), paid in advance/)).toBeVisible();
      const pay = page.locator('main').getByRole('link', { name: /^Pay/ });
      await pressUntil(page.getByRole('button', { name: /^Accept/ }), pay);
      await pay.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      await reportPayment(page, { name: 'Meera Iyer', email: client.email, reference: newReference() });
      await sayItArrived(therapistPage, 'Meera Iyer');

      await page.goto('/dashboard/plans');
      await expect(page.getByText('6 sessions paid in advance: 6 left to book.')).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await page.getByRole('link', { name: /^Book a session/ }).click();
      await page.waitForURL(`**/book/own/${practice.slug}`);
      await book(page, practice, 1, javaScriptEnabled);
      await expect(page.getByText('Paid from your plan, 1 of 6')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await expect
        .poll(async () => (await mailWith(client.email)).map(({ mail }) => mail.text ?? '').join())
        .toContain('Paid from your plan, 1 of 6.');

      await book(page, practice, 2, javaScriptEnabled);
      await expect(page.getByText('Paid from your plan, 2 of 6')).toBeVisible();
      await page.goto('/dashboard/sessions');
      await expect(page.getByText('Paid from your plan, 1 of 6')).toBeVisible();
      await expect(page.getByText('Paid from your plan, 2 of 6')).toBeVisible();
      await expect(page.getByText('Not paid yet')).toHaveCount(0);
      await page.goto('/dashboard/plans');
      await expect(page.getByText('6 sessions paid in advance: 2 booked, 4 left to book.')).toBeVisible();

      await therapistPage.goto('/therapist-dashboard/sessions');
      await expect(therapistPage.getByText('Paid from the plan, 2 of 6')).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(therapistPage);
      await therapistPage.goto('/therapist-dashboard/plans');
      await expect(
        therapistPage.getByText('6 sessions paid in advance: 2 booked, 4 left to book.'),
      ).toBeVisible();
      await expect(therapistPage.getByRole('button', { name: 'End this plan' })).toHaveCount(0);

      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Reschedule or cancel' }).first().click();
      await page.getByRole('link', { name: 'Cancel the appointment' }).click();
      await expect(page.getByText('The session returns to your plan.')).toBeVisible();
      await pressUntil(
        page.getByRole('button', { name: 'Yes, cancel it' }),
        page.getByRole('heading', { name: 'This appointment is cancelled' }),
      );
      await page.goto('/dashboard/plans');
      await expect(page.getByText('6 sessions paid in advance: 1 booked, 5 left to book.')).toBeVisible();
      await therapistPage.context().close();
    });
  });
}
