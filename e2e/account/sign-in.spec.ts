import { expect, test } from '@playwright/test';
import {
  forgetTries,
  goodPassword,
  linkFromMail,
  makeAccount,
  newAddress,
  signIn,
} from '@/test/account/accounts';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

// Complete journeys, including the mails, so they need more time.
test.describe.configure({ timeout: 180_000 });

const created = 'Account created successfully! Please check your email to verify your account.';
const confirmSubject = 'Confirm your email address';

/** The start page redirects a person without a profile to onboarding (product.md §4). */
const arrived = /\/onboarding$/;

async function isVerified(email: string): Promise<boolean> {
  await using db = await database();
  const [user] = await db.query<{ verified: boolean }>(
    'SELECT email_verified_at IS NOT NULL AS verified FROM users WHERE email = $1',
    [email],
  );
  return user?.verified ?? false;
}

test.beforeEach(forgetTries);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`accounts, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('made on /login, confirmed by mail, signed in to', async ({ page }) => {
      const email = newAddress();
      await page.goto('/login');
      await page.getByRole('link', { name: 'Create account' }).click();
      const form = page.getByRole('form', { name: 'Create account' });
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Create Account' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        'Please enter your full name',
        'Enter your email address',
        'Enter a password',
        'Enter the password again',
      ]);

      await form.getByLabel('Full Name').fill('Asha Rao');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill(goodPassword);
      await form.getByLabel('Confirm Password').fill(goodPassword);
      await expect(form.getByRole('checkbox')).toBeChecked();
      await form.getByRole('button', { name: 'Create Account' }).click();
      // Signed in, and asked to confirm the address.
      await expect(page).toHaveURL('/verify-email?created=1');
      await expect(page.getByRole('status').filter({ hasText: created })).toBeVisible();
      await expect(page.getByRole('main').getByText(email)).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL(arrived);
      await page.context().clearCookies();

      const link = await linkFromMail(email, confirmSubject);
      // Reading the mail is not enough: a stranger may have made the account.
      await page.goto(link);
      const confirm = page.getByRole('form', { name: 'Confirm your email' });
      await confirm.getByLabel('Password', { exact: true }).fill('not what was chosen');
      await confirm.getByRole('button', { name: 'Yes, this is my email' }).click();
      await expect(confirm.getByRole('alert')).toContainText('This password is wrong');
      expect(await isVerified(email)).toBe(false);
      await confirm.getByLabel('Password', { exact: true }).fill(goodPassword);
      await confirm.getByRole('button', { name: 'Yes, this is my email' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'is confirmed' })).toBeVisible();
      expect(await isVerified(email)).toBe(true);

      await page.goto(link);
      await expect(page.getByRole('alert').filter({ hasText: 'has been used or has expired' })).toBeVisible();
      await page.goto('/login');
      await expect(page).toHaveURL(arrived);
      await page.context().clearCookies();
      await page.goto('/login');
      await signIn(page, { email, password: goodPassword });
      await expect(page).toHaveURL(arrived);
      await page.goto('/login');
      await expect(page).toHaveURL(arrived);
    });

    test('made on /signup, with the password once more and the terms', { tag: '@slow' }, async ({ page }) => {
      const email = newAddress();
      await page.goto('/signup');
      const form = page.getByRole('form', { name: 'Create account' });
      const button = form.getByRole('button', { name: 'Create Account' });
      await form.getByLabel('Full Name').fill('Asha Rao');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill(goodPassword);
      await form.getByLabel('Confirm Password').fill('another password');
      // With scripts the button is disabled until the box is checked; without them the server requires it.
      if (javaScriptEnabled) await expect(button).toBeDisabled();
      else {
        await button.click();
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          'Tick the box to agree to the terms',
        );
        await form.getByLabel('Password', { exact: true }).fill(goodPassword);
        await form.getByLabel('Confirm Password').fill('another password');
      }
      await form.getByRole('checkbox').check();
      await button.click();
      const summary = page.getByRole('alert').filter({ hasText: 'Please check the marked fields' });
      await expect(summary.getByRole('link')).toHaveText(['The two passwords do not match']);
      await expect(form.getByLabel('Email')).toHaveValue(email);
      await expect(form.getByRole('checkbox')).toBeChecked();

      await form.getByLabel('Password', { exact: true }).fill(goodPassword);
      await form.getByLabel('Confirm Password').fill(goodPassword);
      await button.click();
      await expect(page).toHaveURL('/verify-email?created=1');
      await expect(page.getByRole('status').filter({ hasText: created })).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL(arrived);

      // Signed in and not confirmed yet: the page says so and sends the mail again.
      await page.goto('/verify-email');
      await expect(page.getByRole('main').getByText(email)).toBeVisible();
      await page.getByRole('button', { name: 'Send the email again' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'We have sent you a new link' })).toBeVisible();
      await page.goto(await linkFromMail(email, confirmSubject, 2));
      await page.getByRole('button', { name: 'Yes, this is my email' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'is confirmed' })).toBeVisible();
      await page.goto('/verify-email');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
    });

    test('an account made by a stranger belongs to the owner of the address once they set a password from the mail, and is empty', {
      tag: '@slow',
    }, async ({ page, browser }) => {
      const email = newAddress();
      const stranger = await browser.newPage();
      await stranger.goto('/login?mode=signup');
      const form = stranger.getByRole('form', { name: 'Create account' });
      await form.getByLabel('Full Name').fill('Mal Lory');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill('mallory waits for a press');
      await form.getByLabel('Confirm Password').fill('mallory waits for a press');
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Create Account' }).click();
      await expect(stranger).toHaveURL('/verify-email?created=1');
      await stranger.getByRole('link', { name: 'Continue' }).click();
      await expect(stranger).toHaveURL(arrived);

      await page.goto(await linkFromMail(email, confirmSubject));
      await expect(page.getByRole('main').getByText(email)).toBeVisible();
      await page.getByRole('button', { name: 'Set a new password' }).click();
      await expect(page).toHaveURL(/\/reset-password$/);
      await page.getByLabel('New password', { exact: true }).fill(goodPassword);
      await page.getByLabel('New password again').fill(goodPassword);
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your password is changed' })).toBeVisible();
      expect(await isVerified(email)).toBe(true);

      await stranger.goto('/onboarding');
      await expect(stranger).toHaveURL(/\/login(?:\?|$)/);
      await stranger.close();
      await page.goto('/login');
      await signIn(page, { email, password: goodPassword });
      await expect(page).toHaveURL(arrived);
      await using db = await database();
      expect(await db.query('SELECT name FROM users WHERE email = $1', [email])).toEqual([{ name: null }]);
    });

    test('a taken address is refused on both pages, and its account does not change', {
      tag: '@slow',
    }, async ({ page }) => {
      const { email } = await makeAccount();
      for (const address of ['/login?mode=signup', '/signup']) {
        await page.goto(address);
        const form = page.getByRole('form', { name: 'Create account' });
        await form.getByLabel('Full Name').fill('Somebody Else');
        await form.getByLabel('Email').fill(email.toUpperCase());
        await form.getByLabel('Password', { exact: true }).fill('other river kettle nine');
        await form.getByLabel('Confirm Password').fill('other river kettle nine');
        await form.getByRole('checkbox').check();
        await form.getByRole('button', { name: 'Create Account' }).click();
        await expect(
          page.getByRole('alert').filter({ hasText: 'An account with this email already exists' }),
        ).toBeFocused();
        await expect(form.getByLabel('Full Name')).toHaveValue('Somebody Else');
      }
      await page.goto('/login');
      await signIn(page, { email, password: goodPassword });
      await expect(page).toHaveURL(arrived);
    });

    test('a wrong password and an unknown address get the same answer', { tag: '@slow' }, async ({
      page,
    }) => {
      const { email } = await makeAccount();
      for (const typed of [email, newAddress()]) {
        await page.goto('/login');
        await signIn(page, { email: typed, password: 'not the password' });
        await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeFocused();
        await expect(page.getByLabel('Email')).toHaveValue(typed);
      }
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('antarman.session');
    });

    test('a forgotten password is replaced, once, and the old one and old sessions end', {
      tag: '@slow',
    }, async ({ page, browser, baseURL }) => {
      const { email, password } = await makeAccount();
      const elsewhere = await browser.newPage({ baseURL, javaScriptEnabled });
      await elsewhere.goto('/login');
      await signIn(elsewhere, { email, password });
      await expect(elsewhere).toHaveURL(arrived);

      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      const neutral = page.getByRole('status').filter({ hasText: 'If there is an account with this email' });
      await page.getByLabel('Email').fill(newAddress());
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(neutral).toBeVisible();
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(neutral).toBeVisible();

      const link = await linkFromMail(email, 'Set a new password');
      await page.goto(link);
      // The secret has left the address before the page shows.
      await expect(page).toHaveURL(/\/reset-password$/);
      const form = page.getByRole('form', { name: 'Set a new password' });
      await form.getByLabel('New password', { exact: true }).fill(email);
      await form.getByLabel('New password again').fill(email);
      await form.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'This is mostly your name' })).toBeFocused();
      const renewed = 'lantern seven wet grass';
      await form.getByLabel('New password', { exact: true }).fill(renewed);
      await form.getByLabel('New password again').fill(renewed);
      await form.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your password is changed' })).toBeVisible();

      await elsewhere.goto('/account/devices');
      await expect(elsewhere).toHaveURL(/\/login\?next=/);
      await page.goto(link);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('has been used or has expired');
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);

      await page.goto('/login');
      await signIn(page, { email, password });
      await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeFocused();
      await signIn(page, { email, password: renewed });
      await expect(page).toHaveURL(arrived);
      await elsewhere.close();
    });

    test('signing in returns to the page that asked for it, and never leaves the site', {
      tag: '@slow',
    }, async ({ page }) => {
      const account = await makeAccount();
      await page.goto('/account/devices');
      await expect(page).toHaveURL('/login?next=%2Faccount%2Fdevices');
      await signIn(page, { ...account, password: 'not the password' });
      await expect(page.getByRole('alert').filter({ hasText: 'Invalid' })).toBeFocused();
      await signIn(page, account);
      await expect(page).toHaveURL('/account/devices');

      await page.context().clearCookies();
      await page.goto('/login?next=https%3A%2F%2Fevil.example%2F');
      await signIn(page, account);
      await expect(page).toHaveURL(arrived);
    });
  });
}
