import { expect, test } from '@playwright/test';
import { forgetTries, goodPassword, linkFromMail, newAddress, signIn } from '@/test/account/accounts';
import { signUp } from '@/test/browser/journey';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

// A complete journey, including the mails, so it needs more time.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(forgetTries);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the way back, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('a stranger signs up at the checkout and ends at the checkout, and so does the mail on another device', {
      tag: '@slow',
    }, async ({ page, browser, baseURL }) => {
      const email = newAddress();
      const checkout = '/checkout/family-therapy';
      await page.goto(checkout);
      await page.getByRole('link', { name: 'Sign In to Continue' }).click();
      await page.getByRole('link', { name: 'Create account' }).click();
      const form = page.getByRole('form', { name: 'Create account' });
      await form.getByLabel('Full Name').fill('Asha Rao');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill(goodPassword);
      await form.getByLabel('Confirm Password').fill(goodPassword);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please confirm your email');
      await expect(page.getByRole('main').getByText(email)).toBeVisible();
      await page.getByRole('button', { name: 'Send the email again' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'We have sent you a new link' })).toBeVisible();
      await page.getByRole('link', { name: 'Continue where you left off' }).click();

      await expect(page).toHaveURL(checkout);
      await page.getByRole('link', { name: 'Set up your profile' }).click();
      const profile = page.getByRole('form', { name: 'Your profile' });
      await profile.getByLabel('Client').check();
      await expect(profile.getByLabel('First name')).toHaveValue('Asha');
      // Accepted at sign-up, and not asked for again.
      await expect(profile.getByLabel(/terms of use/)).toHaveCount(0);
      await profile.getByLabel(/^I am 18 or older/).check();
      await profile.getByLabel(/needed for an account/).check();
      await expect(async () => {
        await profile.getByRole('button', { name: 'Create profile' }).click();
        await expect(page).toHaveURL(`${checkout}?welcome=1`, { timeout: 5_000 });
      }).toPass();
      await expect(
        page.getByRole('status').filter({ hasText: 'Profile created successfully!' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();

      const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const phone = await elsewhere.newPage();
      await phone.goto(await linkFromMail(email, 'Confirm your email address', 2));
      const confirm = phone.getByRole('form', { name: 'Confirm your email' });
      await confirm.getByLabel('Password', { exact: true }).fill(goodPassword);
      await confirm.getByRole('button', { name: 'Yes, this is my email' }).click();
      await phone.getByRole('link', { name: 'Continue where you left off' }).click();
      await expect(phone).toHaveURL(checkout);
      await elsewhere.close();
    });

    test('a message to a therapist is where somebody left it to sign in', { tag: '@slow' }, async ({
      page,
    }) => {
      await using db = await database();
      const [listed] = await db.query<{ slug: string; name: string }>(
        'SELECT slug, name FROM therapists WHERE is_sample AND is_active ORDER BY display_order, id LIMIT 1',
      );
      const profile = `/professionals/${listed?.slug}`;
      await page.goto(profile);
      const form = page.getByRole('form', { name: `Contact ${listed?.name}` });
      await form.getByLabel('Message').fill('Evenings suit me best.');
      // Waits for this sentence: before the scripts run, the page stores no draft.
      if (javaScriptEnabled) await expect(page.getByText('Your draft is saved on this device')).toBeVisible();
      await page.getByRole('link', { name: 'Sign in first' }).click();
      await page.getByRole('link', { name: 'Create account' }).click();
      const { email } = await signUp(page, 'Asha Rao');
      await page.getByRole('link', { name: 'Continue where you left off' }).click();
      await expect(page).toHaveURL(profile);
      // Without scripts the page is the same for all visitors, and typed text is not stored.
      await expect(form.getByLabel('Email Address')).toHaveValue(javaScriptEnabled ? email : '');
      if (!javaScriptEnabled) return;
      await expect(page.getByRole('link', { name: 'Sign in first' })).toHaveCount(0);
      await expect(form.getByLabel('Message')).toHaveValue('Evenings suit me best.');
    });

    test('somebody who signs in from free times or a profile is known there', { tag: '@slow' }, async ({
      page,
    }) => {
      const email = newAddress();
      await using db = await database();
      const [open] = await db.query<{ slug: string }>(
        `SELECT slug FROM therapists JOIN calendars ON calendars.therapist_id = therapists.id
         JOIN availability_hours ON calendar_id = calendars.id
         WHERE is_sample AND is_active AND accepting_new_clients ORDER BY display_order, therapists.id LIMIT 1`,
      );
      const freeTimes = `/book/${open?.slug}`;
      await page.goto(freeTimes);
      await page.getByRole('link', { name: 'Sign in first' }).click();
      await page.getByRole('link', { name: 'Create account' }).click();
      const form = page.getByRole('form', { name: 'Create account' });
      await form.getByLabel('Full Name').fill('Asha Rao');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill(goodPassword);
      await form.getByLabel('Confirm Password').fill(goodPassword);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Create Account' }).click();
      await page.getByRole('link', { name: 'Continue where you left off' }).click();
      await expect(page).toHaveURL(`/book/own/${open?.slug}`);
      await expect(page.getByRole('main').getByText(email)).toBeVisible();
      await page.goto('/contact');
      const known = page.getByRole('form', { name: 'Contact' }).getByLabel('Email');
      await expect(known).toHaveValue(javaScriptEnabled ? email : '');
      await page.context().clearCookies();
      await page.goto('/login?next=https%3A%2F%2Fevil.example%2F');
      await signIn(page, { email, password: goodPassword });
      await expect(page).toHaveURL(/\/onboarding$/);
    });
  });
}
