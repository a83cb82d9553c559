import { expect, test } from '@playwright/test';
import { enter, windowOf } from '@/test/access/people';
import { makeAccount } from '@/test/account/accounts';
import { signInAsAdmin } from '@/test/account/admin';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';

test.describe.configure({ timeout: 180_000 });

async function makeMember(role: 'client' | 'therapist') {
  const account = await makeAccount();
  await using db = await database();
  const [profile] = await db.query<{ id: string }>(
    `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
     VALUES ($1, $2, 'Asha', 'Rao', $3, true, now()) RETURNING id`,
    [account.userId, account.email, role],
  );
  if (!profile) throw new Error('The profile was not saved.');
  return { ...account, profileId: profile.id };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`reviews, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, { tag: '@slow' }, () => {
    test.use({ javaScriptEnabled });

    test('a client reviews, the team publishes, the therapist answers, and visitors read it', async ({
      page,
      browser,
      baseURL,
    }) => {
      const [client, therapist] = [await makeMember('client'), await makeMember('therapist')];
      const name = `Reviewed Person ${javaScriptEnabled ? 'with' : 'without'} scripts ${Date.now()}`;
      const slug = `reviewed-${Date.now()}-${javaScriptEnabled ? 'on' : 'off'}`;
      await using db = await database();
      await db.query(
        `WITH own AS (
           INSERT INTO therapists (slug, name, title, location, bio, email, user_id, is_active, activated_at)
           VALUES ($1, $4, 'Counsellor', 'Pune', 'I listen.', 'reviewed@demo.test', $2, true, now())
           RETURNING id)
         INSERT INTO therapy_sessions (client_id, therapist_id, session_date, status, completed_at)
         SELECT $3, id, now() - interval '2 days', 'completed', now() - interval '2 days' FROM own`,
        [slug, therapist.userId, client.profileId, name],
      );
      const words = 'We began with one ordinary week of mine.';
      await page.goto(`/professionals/${slug}`);
      await expect(page.getByText('New here')).toBeVisible();

      await enter(page.context(), baseURL, client);
      await page.goto('/dashboard/reviews');
      const form = page.getByRole('form', { name: `Review ${name}` });
      await form.getByLabel('How helpful was it?').selectOption('5');
      await form.getByLabel('In a few words').fill('Call 98765 43210');
      await form.getByRole('button', { name: 'Send my review' }).click();
      await expect(
        page.getByRole('main').getByRole('alert').filter({ hasText: 'Leave out links' }),
      ).toBeVisible();
      await form.getByLabel('In a few words').fill(words);
      await form.getByRole('button', { name: 'Send my review' }).click();
      await expect(page.getByText('We are checking your review.')).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(page);

      const office = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const adminPage = await office.newPage();
      await signInAsAdmin(adminPage);
      await adminPage.goto('/admin/reviews');
      const waiting = adminPage.getByRole('region', { name: `${name}: 5 of 5` }).filter({ hasText: words });
      if (javaScriptEnabled) await expectOpenToEveryone(adminPage);
      await waiting.first().getByRole('button', { name: 'Publish' }).click();
      await expect(
        adminPage.getByRole('status').filter({ hasText: 'The review is published.' }),
      ).toBeVisible();
      await expect
        .poll(async () => {
          const [row] = await db.query<{ review_count: number }>(
            'SELECT review_count FROM therapists WHERE slug = $1',
            [slug],
          );
          return row?.review_count;
        })
        .toBe(1);
      await office.close();

      const own = await windowOf(browser, baseURL, therapist, javaScriptEnabled);
      await own.goto('/therapist-dashboard/reviews');
      await own.getByLabel('Your answer').fill('Thank you for your trust.');
      await own.getByRole('button', { name: 'Publish my answer' }).click();
      await expect(own.getByText('Answer of the therapist')).toBeVisible();
      if (javaScriptEnabled) {
        await expect(
          own.getByRole('status').filter({ hasText: 'Your answer is now below the review' }),
        ).toBeVisible();
      }
      if (javaScriptEnabled) await expectOpenToEveryone(own);
      await own.context().close();

      await expect(async () => {
        await page.goto(`/professionals/${slug}`);
        await expect(page.getByText(words)).toBeVisible({ timeout: 2_000 });
        await expect(page.getByText('Thank you for your trust.')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page.getByText('1 verified review', { exact: true })).toBeVisible();
      await expect(page.getByText('None was left out.')).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(page);
    });
  });
}
