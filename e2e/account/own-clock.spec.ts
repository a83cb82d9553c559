import { expect, type Page, test } from '@playwright/test';
import { forgetTries, goodPassword, linkFromMail, signIn } from '@/test/account/accounts';
import { bookLastTime, pressUntil, setUpProfile, signUp } from '@/test/browser/journey';
import { ways } from '@/test/case/ways';
import { mailWith } from '@/test/notification/caught-mail';
import { makeOpenPractice } from '@/test/therapist/practice';

// A visitor in Toronto chooses their clock once; every later page and mail keeps it, beside India's.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(forgetTries);
test.use({ timezoneId: 'America/Toronto' });

const bothClocks = /\d{1,2}:\d\d [ap]m Toronto time \(.*\d{1,2}:\d\d [ap]m IST\)/;

/** Shows the times of the page in Toronto: by the link that scripts show, or by the form. */
async function chooseToronto(page: Page, scripts: boolean): Promise<void> {
  if (scripts) await page.getByRole('link', { name: 'Use my time zone' }).click();
  else {
    await page.getByText('Change the time zone').click();
    await page.getByLabel('Time zone', { exact: true }).selectOption('America/Toronto');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
  }
  await page.waitForURL(/zone=America%2FToronto/);
}

for (const { name: way, viewport, javaScriptEnabled } of ways) {
  test.describe(`abroad, ${way}`, { tag: '@slow' }, () => {
    test.use({ viewport, javaScriptEnabled });

    test('the chosen clock survives sign-up, the mail’s link, a booking, onboarding and the next sign-in', async ({
      page,
    }) => {
      const practice = await makeOpenPractice();
      const main = page.getByRole('main');
      await page.goto(`/book/${practice.slug}`);
      await chooseToronto(page, javaScriptEnabled);
      await page.getByRole('link', { name: 'Sign in first' }).click();
      await page.getByRole('link', { name: 'Create account' }).click();
      const { email } = await signUp(page, 'Riya Bhatnagar');
      await page.goto(await linkFromMail(email, 'Confirm your email address'));
      await pressUntil(
        page.getByRole('button', { name: 'Yes, this is my email' }),
        page.getByRole('status').filter({ hasText: 'is confirmed' }),
      );
      await page.getByRole('link', { name: 'Continue where you left off' }).click();
      await expect(page).toHaveURL(/\/book\/own\/.*zone=America%2FToronto/);
      await expect(main).toContainText('Times in Toronto (America)');

      await page.getByRole('link', { name: 'Later times' }).click();
      await page.waitForURL(/zone=America%2FToronto.*from=|from=.*zone=America%2FToronto/);
      await bookLastTime(page, javaScriptEnabled, async (details) => {
        await expect(main).toContainText(bothClocks);
        await details.getByLabel('Full name').fill('Riya Bhatnagar');
        await details.getByLabel('Phone number').fill('98765 43210');
        await details.getByLabel('You may use my name').check();
      });
      await expect(main).toContainText(bothClocks);
      const appointment = page.url();
      const subjects = async () => (await mailWith(email)).map(({ mail }) => mail.subject).join();
      await expect.poll(subjects, { timeout: 60_000 }).toMatch(/Toronto time \(.* IST\)/);

      await page.goto('/onboarding');
      await setUpProfile(page, 'Client', page.getByRole('heading', { level: 1, name: /Riya/ }));
      await page.context().clearCookies();
      await page.goto('/login');
      await signIn(page, { email, password: goodPassword });
      await page.waitForURL(/\/dashboard/);
      for (const path of ['/dashboard', '/dashboard/sessions', appointment]) {
        await page.goto(path);
        await expect(main, path).toContainText(bothClocks);
      }
      if (!javaScriptEnabled) return;
      // The device has told its zone at the onboarding.
      await page.goto(`/book/own/${practice.slug}`);
      await expect(main).toContainText('Times in Toronto (America)');
    });
  });
}
