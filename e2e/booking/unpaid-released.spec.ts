import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type Person, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { bookLastTime, pressUntil } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { textsTo } from '@/test/notification/caught-mail';
import { makeOpenPractice, type Practice } from '@/test/therapist/practice';

// The deadline passes: the time is free again, and both people and every page show it.
test.describe.configure({ timeout: 300_000 });

/** Moves the payment deadline of this person's appointment into the past. */
async function timeToPayEnds({ userId }: Person): Promise<void> {
  await using db = await database();
  const [due] = await db.query<{ id: string }>(
    `UPDATE bookings b SET pay_until = now() - interval '1 minute' FROM participants c JOIN profiles p ON p.id = c.client_id
     WHERE c.booking_id = b.id AND p.user_id = $1 AND b.status = 'confirmed' RETURNING b.id`,
    [userId],
  );
  if (!due) throw new Error('There is no appointment to pay.');
  await db.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
     WHERE payload ->> 'bookingId' = $1
       AND task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'end-time-to-pay-appointment')`,
    [due.id],
  );
}

/** The free times of the second week from now. */
async function openTimes(page: Page, { slug }: Practice): Promise<void> {
  await page.goto(`/book/own/${slug}`);
  await page.getByRole('link', { name: 'Later times' }).click();
  await page.waitForURL(/from=/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`unpaid and released, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('an appointment that is not paid in time is cancelled, and its time is free again', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const { client } = await makePeople();
      const therapistPage = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      await therapistPage.goto('/therapist-dashboard/hours/paying');
      const paying = therapistPage.getByRole('form', { name: 'Payment rules' });
      await paying.getByLabel('Release the time if it is not paid by then').check();
      await pressUntil(paying.getByRole('button', { name: 'Save' }), paying.getByText(/^Saved\./));

      await enter(page.context(), baseURL, client);
      await openTimes(page, practice);
      const week = page.url();
      const time = await page.getByRole('radio').last().getAttribute('value');
      const slot = page.locator(`input[name=slot][value="${time}"]`);
      await bookLastTime(page, javaScriptEnabled);
      const appointment = page.url().replace(/\?.*/, '');
      await expect(page.getByText('Not paid yet')).toBeVisible();
      await expect(
        page.getByText(/^To be paid by .+ If it is not paid by then, the appointment is cancelled/),
      ).toBeVisible();
      const payPage = (await page.getByRole('link', { name: /^Pay now/ }).getAttribute('href')) ?? '';
      await page.goto(week);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expect(slot).toHaveCount(0);

      await timeToPayEnds(client);
      await expect
        .poll(() => textsTo(client.email, 'Cancelled: your appointment'), { timeout: 60_000 })
        .toEqual([
          expect.stringContaining(
            'It was not paid in time, so the time is free again. Price: ₹1,800. You do not owe anything',
          ),
        ]);
      await expect
        .poll(() => textsTo(`${practice.slug}@example.in`, 'An appointment is cancelled'))
        .toEqual([expect.stringContaining('It was not paid in time, so the time is free again')]);

      await page.goto(appointment);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This appointment is cancelled' }),
      ).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).toContainText(
        'It was not paid in time, so the time is free again. You do not owe anything for it.',
      );
      await expect(main).toContainText('Nothing to pay');
      await expect(main).not.toContainText('Not paid yet');
      await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await page.goto(payPage);
      await expect(page.getByRole('status')).toContainText('is cancelled, so no payment is due');
      await expect(page.getByRole('form', { name: 'Payment confirmation' })).toHaveCount(0);

      await page.goto(week);
      await expect(slot).toHaveCount(1);
      await page.goto('/account/notifications');
      await expect(page.getByRole('main')).toContainText(
        'Not paid in time and cancelled: your appointment on',
      );
      await page.goto('/dashboard/sessions');
      await expect(page.getByRole('main')).toContainText('It was not paid in time.');
      await expect(page.getByRole('main')).not.toContainText('Not paid yet');

      await therapistPage.goto('/account/notifications');
      await expect(therapistPage.getByRole('main')).toContainText(
        'Not paid in time and cancelled: your appointment on',
      );
      await therapistPage.goto('/therapist-dashboard/payments');
      await expect(therapistPage.getByRole('main')).not.toContainText(client.firstName);
      await therapistPage.context().close();
    });
  });
}
