import { expect, test } from '@playwright/test';
import { enter, makePeople, windowOf } from '@/test/access/people';
import { newAddress } from '@/test/account/accounts';
import { agreedSession, inDays } from '@/test/booking/agreed-session';
import { submit } from '@/test/booking/booking';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { bookLastTime } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { makeOpenPractice, type Practice } from '@/test/therapist/practice';

test.describe.configure({ timeout: 240_000 });

/** Leaves one open day, in three days, so that every free time is in one week. */
async function openOneDay({ therapistId }: Practice): Promise<void> {
  await using db = await database();
  await db.query(
    `WITH own AS (UPDATE calendars SET horizon_days = 6 WHERE therapist_id = $1 RETURNING id)
     DELETE FROM availability_hours h USING own
     WHERE h.calendar_id = own.id AND h.weekday <> extract(isodow FROM $2::timestamptz AT TIME ZONE 'Asia/Kolkata')`,
    [therapistId, inDays(3, 10)],
  );
}

/** An appointment of another new person at this hour of that day. */
async function newPersonAt({ therapistId }: Practice, clock: number): Promise<void> {
  await using db = await database();
  await db.query(
    `WITH booked AS (
       INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, mode)
       SELECT id, $2, $2::timestamptz + interval '45 minutes', $2::timestamptz + interval '60 minutes',
         'confirmed', now(), 'video'
       FROM calendars WHERE therapist_id = $1 RETURNING id)
     INSERT INTO participants (booking_id, name, email) SELECT id, 'New Person', $3 FROM booked`,
    [therapistId, inDays(3, clock), newAddress()],
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a limit of new clients a week, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('says to the fourth new person that the week is full, offers the waitlist, and holds no client back', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const { client } = await makePeople();
      await agreedSession(client, practice, inDays(-7, 10));
      await openOneDay(practice);
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      await own.goto('/therapist-dashboard/hours');
      await own.getByLabel('New clients a week').selectOption('3');
      await own.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(own.getByText('Your hours are saved.').first()).toBeVisible();

      for (const clock of [10, 11]) await newPersonAt(practice, clock);
      await page.goto(`/book/${practice.slug}`);
      await page.getByRole('radio').last().check();
      await newPersonAt(practice, 12);
      await submit(page, 'Continue', javaScriptEnabled);
      await expect(page.getByText('takes no more new clients').first()).toBeVisible();

      // A cache may show the page of free times for some seconds.
      await expect(async () => {
        await page.goto(`/book/${practice.slug}`);
        await expect(page.getByText('In some weeks')).toContainText('takes no more new clients.', {
          timeout: 1_000,
        });
      }).toPass({ timeout: 30_000 });
      await expect(page.getByText('has no free times for new clients at the moment.')).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      const waitlist = page.getByRole('form', { name: `Waitlist of ${practice.name}` });
      const profile = `/professionals/${practice.slug}`;
      await expect(page.getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute(
        'href',
        `${profile}#waitlist`,
      );
      // The public profile is at most a minute old.
      await expect(async () => {
        await page.goto(profile);
        await expect(waitlist).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 150_000 });
      await waitlist.getByLabel('Email Address').fill(newAddress());
      await submit(page, 'Join the waitlist', javaScriptEnabled);
      await expect(page.getByRole('status').filter({ hasText: 'Please check your email' })).toBeVisible();

      await enter(page.context(), baseURL, client);
      await page.goto(`/book/own/${practice.slug}`);
      await bookLastTime(page, javaScriptEnabled);
      await own.context().close();
    });
  });
}
