import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type Person, windowOf } from '@/test/access/people';
import { bookLastTime, pressUntil } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { acceptedOffer, newReference, reportPayment, sayItArrived } from '@/test/payment/paying';
import { makeOpenPractice, type Practice } from '@/test/therapist/practice';

// A plan of six from its payment to its last session, and the session after it.
test.describe.configure({ timeout: 600_000 });

/** Moves all of this client's bookings into the last hours, one after the other. */
async function allWereHeld({ userId }: Person): Promise<void> {
  await using db = await database();
  const moved = await db.query<{ id: string }>(
    `WITH held AS (
       SELECT b.id, row_number() OVER (ORDER BY b.starts_at DESC) AS number
       FROM bookings b JOIN participants c ON c.booking_id = b.id JOIN profiles p ON p.id = c.client_id
       WHERE p.user_id = $1 AND b.status = 'confirmed')
     UPDATE bookings b SET starts_at = now() - make_interval(hours => held.number::int),
       ends_at = now() - make_interval(hours => held.number::int) + interval '45 minutes',
       blocked_until = now() - make_interval(hours => held.number::int) + interval '45 minutes', pay_until = NULL
     FROM held WHERE b.id = held.id RETURNING b.id`,
    [userId],
  );
  expect(moved).toHaveLength(6);
  await db.query(
    `UPDATE therapy_sessions s SET session_date = b.starts_at FROM bookings b JOIN profiles p ON p.user_id = $1
     WHERE s.booking_id = b.id AND s.client_id = p.id`,
    [userId],
  );
}

/** The plan's account and the money of its therapist, as plain sums of their rows. */
async function sumsOf({ therapistId }: Practice) {
  await using db = await database();
  const [sums] = await db.query<Record<'paid' | 'refunded' | 'used' | 'received' | 'sentBack', string>>(
    `SELECT coalesce(sum(e.amount) FILTER (WHERE e.kind = 'paid'), 0)::text AS paid,
       coalesce(sum(e.amount) FILTER (WHERE e.kind = 'refunded'), 0)::text AS refunded,
       coalesce(sum(e.amount) FILTER (WHERE e.kind = 'used'), 0)::text AS used,
       (SELECT sum(amount)::text FROM transactions WHERE therapist_id = $1 AND status = 'paid') AS received,
       (SELECT sum(refunded_amount)::text FROM transactions WHERE therapist_id = $1) AS "sentBack"
     FROM therapy_plans p JOIN plan_credit_entries e ON e.plan_id = p.id WHERE p.therapist_id = $1`,
    [therapistId],
  );
  return sums;
}

const openTimes = async (page: Page, { slug }: Practice) => {
  await page.goto(`/book/own/${slug}`);
  const before = page.url();
  await page.getByRole('link', { name: 'Later times' }).click();
  await page.waitForURL((url) => url.href !== before);
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a whole plan of six, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('six are booked and held, the seventh is asked to pay, and the money adds up', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const { client } = await makePeople();
      const offer = await acceptedOffer(client, practice);
      const therapistPage = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      await enter(page.context(), baseURL, client);
      await page.goto(`/checkout/quotation/${offer}`);
      await reportPayment(page, { name: 'Meera Iyer', email: client.email, reference: newReference() });
      await sayItArrived(therapistPage, 'Meera Iyer');

      for (const left of [6, 5, 4, 3, 2, 1]) {
        await openTimes(page, practice);
        const words = `Paid from your plan: ${left} of 6 sessions left to book`;
        await expect(page.getByText(words)).toBeVisible();
        await bookLastTime(page, javaScriptEnabled);
        // Each booking takes the last free time, so each new one is earlier than those before.
        await expect(page.getByText('Paid from your plan, 1 of 6')).toBeVisible();
        await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);
      }
      await page.goto('/dashboard/plans');
      await expect(page.getByText('6 sessions paid in advance: 6 booked, 0 left to book.')).toBeVisible();

      await allWereHeld(client);
      for (let held = 1; held <= 6; held += 1) {
        await therapistPage.goto('/therapist-dashboard/sessions');
        const conclude = therapistPage.getByRole('region', { name: 'To confirm' });
        await pressUntil(
          conclude.getByRole('button', { name: /^Mark as completed/ }).first(),
          therapistPage.getByRole('status').filter({ hasText: 'The session is marked as completed.' }),
        );
      }
      for (const [screen, path] of [
        [page, '/dashboard/plans'],
        [therapistPage, '/therapist-dashboard/plans'],
      ] as const) {
        await screen.goto(path);
        await expect(screen.getByText('6 sessions paid in advance: 6 used, 0 left to book.')).toBeVisible();
      }

      await openTimes(page, practice);
      await expect(page.getByText(/Paid from your plan/)).toHaveCount(0);
      await bookLastTime(page, javaScriptEnabled);
      const seventh = page.url();
      await expect(page.getByText('Not paid yet')).toBeVisible();
      await page.getByRole('link', { name: /^Pay now/ }).click();
      await reportPayment(page, { name: 'Tara Seventh', email: client.email, reference: newReference() });
      await sayItArrived(therapistPage, 'Tara Seventh');
      await page.goto(seventh);
      await expect(page.getByText(/^Paid/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);

      expect(await sumsOf(practice)).toEqual({
        paid: '9600.50',
        refunded: '0',
        used: '9600.50',
        received: '11400.50',
        sentBack: '0.00',
      });
      await therapistPage.goto('/therapist-dashboard/payments/earnings');
      await expect(therapistPage.getByRole('region', { name: /Financial year/ })).toContainText('₹11,400.50');
      await therapistPage.context().close();
    });
  });
}
