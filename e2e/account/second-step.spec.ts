import { expect, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { givePassword, goodPassword, signIn } from '@/test/account/accounts';
import { codeOf, setUpSecondStep } from '@/test/account/second-step';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';
import { makePractice } from '@/test/therapist/practice';

const step = '/therapist-dashboard/second-factor';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, { tag: tagsOf(javaScriptEnabled) }, () => {
    test.use({ javaScriptEnabled });

    test('a therapist who has set up the second step is asked for it after the password, before anything of a client', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { userId } = await makePractice();
      await givePassword(userId);
      await using db = await database();
      const [user] = await db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]);
      const email = user?.email ?? '';
      await page.goto('/login');
      await signIn(page, { email, password: goodPassword });
      await expect(page).toHaveURL('/therapist-dashboard');

      await page.goto('/account/devices');
      await page.getByRole('link', { name: 'Set up two-step verification' }).click();
      const { secret, codes } = await setUpSecondStep(page);
      await page.getByRole('link', { name: 'I have saved these codes' }).click();
      await expect(page).toHaveURL('/account/devices');
      await expect(page.getByText('We ask for a code after each sign-in.')).toBeVisible();

      // A thief with the password, on another device.
      const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const other = await elsewhere.newPage();
      await other.goto('/login?next=%2Faccount%2Fmessages');
      await signIn(other, { email, password: goodPassword });
      await expect(other).toHaveURL(`${step}?next=%2Faccount%2Fmessages`);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        'Enter your code to open Messages to our team',
      );
      await expect(other.getByRole('navigation', { name: 'Workspace' })).toHaveCount(0);
      for (const room of ['/therapist-dashboard/messages', '/therapist-dashboard/clients']) {
        await other.goto(room);
        await expect(other).toHaveURL(`${step}?next=${encodeURIComponent(room)}`);
      }
      for (const place of ['/', '/login']) {
        await other.goto(place);
        await expect(other).toHaveURL(step);
      }
      if (javaScriptEnabled) await expectOpenToEveryone(other);
      await other.getByLabel('Code from your app').fill('000000');
      await other.getByRole('button', { name: 'Confirm' }).click();
      await expect(other.getByRole('main').getByRole('alert')).toContainText('This code is wrong');
      await other.goto('/account/privacy');
      await other.getByLabel('Code from your app').fill(codeOf(secret, 1));
      await other.getByRole('button', { name: 'Confirm' }).click();
      await expect(other).toHaveURL('/account/privacy');
      await other.goto('/therapist-dashboard/messages');
      await expect(other).toHaveURL('/therapist-dashboard/messages');

      // A session from before the second step, and a missing phone.
      await enter(elsewhere, baseURL, { userId }, false);
      await other.goto('/therapist-dashboard');
      await expect(other).toHaveURL(step);
      await other.getByText('I do not have my phone').click();
      await other.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
      await other.getByRole('button', { name: 'Use this code' }).click();
      await expect(other).toHaveURL('/therapist-dashboard');

      await expect
        .poll(async () => (await mailWith(email)).map(({ mail }) => mail.subject))
        .toEqual(expect.arrayContaining(['Your account was opened in a new browser']));
    });
  });
}
