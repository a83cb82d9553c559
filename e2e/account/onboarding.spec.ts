import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { consentNoticeVersion } from '@/content/consents';
import { cookieOf, enter } from '@/test/access/people';
import { press } from '@/test/booking/booking';
import { expectAccessible } from '@/test/browser/axe';
import { holdScripts } from '@/test/browser/held-requests';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { oneMailWith } from '@/test/notification/caught-mail';

// Complete journeys, including the mails, so they need more time.
test.describe.configure({ timeout: 180_000 });

type Newcomer = { readonly userId: string; readonly email: string };

/** A person who has just signed up. */
async function newcomer(name = 'Kavya Menon'): Promise<Newcomer> {
  await using db = await database();
  const email = `kavya.${randomUUID().slice(0, 12)}@demo.test`;
  const [user] = await db.query<{ id: string }>(
    'INSERT INTO users (email, name, email_verified_at) VALUES ($1, $2, now()) RETURNING id',
    [email, name],
  );
  if (!user) throw new Error('The person was not saved.');
  return { userId: user.id, email };
}

async function profileOf({ userId }: Newcomer) {
  await using db = await database();
  const [profile] = await db.query(
    `SELECT id, role, first_name, last_name, phone, goals, time_zone, onboarding_completed
     FROM profiles WHERE user_id = $1`,
    [userId],
  );
  return profile;
}

async function consentsOf({ userId }: Newcomer): Promise<readonly string[]> {
  await using db = await database();
  const rows = await db.query<{ purpose: string }>(
    'SELECT purpose FROM consents WHERE user_id = $1 AND withdrawn_at IS NULL ORDER BY purpose',
    [userId],
  );
  return rows.map(({ purpose }) => purpose);
}

const formOn = (page: Page) => page.getByRole('form', { name: 'Your profile' });
const button = (page: Page) => formOn(page).getByRole('button', { name: 'Create profile' });

async function agree(page: Page, ...more: RegExp[]) {
  for (const name of [/^I am 18 or older/, /^I agree to the terms/, /^You may use my name/, ...more])
    await formOn(page).getByRole('checkbox', { name }).check();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`onboarding, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    const send = (page: Page) => press(button(page), javaScriptEnabled);

    test('a client is greeted on the dashboard', { tag: '@slow' }, async ({ page, context, baseURL }) => {
      const person = await newcomer();
      const before = await enter(context, baseURL, person);
      await page.goto('/onboarding');
      const form = formOn(page);
      await form.getByLabel('Client').check();
      await expect(form.getByLabel('First name')).toHaveValue('Kavya');
      await expect(form.getByLabel('Last name')).toHaveValue('Menon');
      await form.getByLabel('Phone (optional)').fill('098765 43210');
      await expect(form.getByText('Tell us about your practice')).toBeHidden();
      await form.getByLabel('What are your goals for therapy?').fill('To worry less.');
      await agree(page, /^You may keep what I share/);
      if (javaScriptEnabled) await expectAccessible(page);
      await send(page);

      await expect(page).toHaveURL(/\/dashboard\?welcome=1$/);
      const status = page.getByRole('status').filter({ hasText: 'Profile created successfully!' });
      await expect(status).toContainText('Welcome to your dashboard.');
      expect(await profileOf(person)).toMatchObject({
        role: 'client',
        first_name: 'Kavya',
        last_name: 'Menon',
        phone: '+919876543210',
        goals: 'To worry less.',
        time_zone: 'Asia/Kolkata',
        onboarding_completed: true,
      });
      expect(await consentsOf(person)).toEqual(['account', 'care', 'terms']);

      // The old session has ended, the present one is live.
      const old = await page.request.get('/dashboard', {
        headers: { cookie: cookieOf(before) },
        maxRedirects: 0,
      });
      expect(old.headers().location).toBe('/login');
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(status).toBeHidden();
    });

    test('a therapist applies, and support is told', { tag: '@slow' }, async ({ page, context, baseURL }) => {
      const person = await newcomer();
      await enter(context, baseURL, person);
      await page.goto('/onboarding');
      const form = formOn(page);
      await form.getByLabel('Therapist', { exact: true }).check();
      await expect(form.getByText('What are your goals for therapy?')).toBeHidden();
      await expect(form.getByRole('checkbox', { name: /^You may keep what I share/ })).toBeHidden();
      const words = `Marker${randomUUID()}`;
      await form.getByLabel('Tell us about your practice').fill(words);
      await agree(page);
      await send(page);
      await expect(page).toHaveURL(/\/therapist-dashboard\?welcome=1$/);
      await expect(page.getByText('Welcome to your dashboard.')).toBeVisible();
      expect(await consentsOf(person)).toEqual(['account', 'terms']);

      const profile = await profileOf(person);
      await using db = await database();
      const [application] = await db.query<{ id: string; practice: string; status: string }>(
        'SELECT id, practice, status FROM therapist_applications WHERE profile_id = $1',
        [profile?.id],
      );
      expect(application).toMatchObject({ practice: words, status: 'submitted' });
      const { raw } = await oneMailWith(`therapist-application-${application?.id}`);
      expect(raw).not.toContain(words);
    });

    test('says what is missing and keeps what was typed', { tag: '@slow' }, async ({
      page,
      context,
      baseURL,
    }) => {
      const person = await newcomer();
      await enter(context, baseURL, person);
      await page.goto('/onboarding');
      const form = formOn(page);
      await form.getByLabel('Client').check();
      await form.getByLabel('What are your goals for therapy?').fill('To worry less.');
      await form.getByRole('checkbox', { name: /^I am 18 or older/ }).check();
      await send(page);
      const alert = page.getByRole('alert').filter({ hasText: 'Error creating profile' });
      await expect(alert).toContainText('Please fill in all required fields');
      await expect(alert).toBeFocused();
      await expect(form.getByLabel('What are your goals for therapy?')).toHaveValue('To worry less.');
      await expect(form.getByRole('checkbox', { name: /^I am 18 or older/ })).toBeChecked();
      await expect(form.getByLabel('Client')).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);

      // Goals are health data, so they need that consent.
      await agree(page);
      await send(page);
      await expect(
        alert.getByRole('link', { name: /^Tick this so that we can save your goals/ }),
      ).toBeVisible();
      expect(await profileOf(person)).toBeUndefined();
      await form.getByRole('checkbox', { name: /^You may keep what I share/ }).check();
      await send(page);
      await expect(page).toHaveURL(/\/dashboard\?welcome=1$/);
    });

    test('asks for no consent twice', { tag: '@slow' }, async ({ page, context, baseURL }) => {
      const person = await newcomer('Arun');
      await using db = await database();
      await db.query(
        `INSERT INTO consents (user_id, purpose, notice_version, source) VALUES ($1, 'terms', $2, 'sign_up')`,
        [person.userId, consentNoticeVersion],
      );
      await enter(context, baseURL, person);
      await page.goto('/onboarding');
      const form = formOn(page);
      await expect(form.getByRole('checkbox', { name: /^I agree to the terms/ })).toHaveCount(0);
      await form.getByLabel('Client').check();
      await form.getByLabel('Last name').fill('K');
      await form.getByRole('checkbox', { name: /^I am 18 or older/ }).check();
      await form.getByRole('checkbox', { name: /^You may use my name/ }).check();
      await send(page);
      await expect(page).toHaveURL(/\/dashboard\?welcome=1$/);
      expect(await consentsOf(person)).toEqual(['account', 'terms']);
    });

    test('is closed to members and to guests', { tag: '@slow' }, async ({ page, context, baseURL }) => {
      await page.goto('/onboarding');
      await expect(page).toHaveURL(/\/login\?next=%2Fonboarding$/);
      const person = await newcomer();
      await enter(context, baseURL, person);
      await page.goto('/onboarding');
      await formOn(page).getByLabel('Client').check();
      await agree(page);
      // Meanwhile the same person finishes as a therapist in another tab.
      await using db = await database();
      await db.query(
        `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed)
         VALUES ($1, $2, 'Kavya', 'Menon', 'therapist', true)`,
        [person.userId, person.email],
      );
      await send(page);
      await expect(page).toHaveURL(/\/therapist-dashboard$/);
      expect(await profileOf(person)).toMatchObject({ role: 'therapist' });
      expect(await consentsOf(person)).toEqual([]);
      await page.goto('/onboarding');
      await expect(page).toHaveURL(/\/therapist-dashboard$/);
    });
  });
}

test('the button waits for role and both names', { tag: '@slow' }, async ({ page, context, baseURL }) => {
  await enter(context, baseURL, await newcomer('Arun'));
  await page.goto('/onboarding');
  const form = formOn(page);
  await expect(button(page)).toBeDisabled();
  await expect(form.getByLabel('First name')).toHaveValue('Arun');
  await form.getByLabel('Client').check();
  await expect(button(page)).toBeDisabled();
  await form.getByLabel('Last name').fill('  ');
  await expect(button(page)).toBeDisabled();
  await form.getByLabel('Last name').fill('K');
  await expect(button(page)).toBeEnabled();
  await form.getByLabel('First name').fill('');
  await expect(button(page)).toBeDisabled();
});

for (const role of ['Client', 'Therapist']) {
  test(`${role}, chosen before the scripts came, stays chosen`, { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(context, baseURL, await newcomer());
    const letScriptsGo = await holdScripts(page);
    await page.goto('/onboarding', { waitUntil: 'commit' });
    await expect(button(page), 'the styles hide the second button').toHaveCount(1);
    await expect(button(page)).toBeDisabled();
    await formOn(page).getByLabel(role, { exact: true }).check();
    await expect(button(page)).toBeEnabled();
    await formOn(page).getByLabel('Last name').fill('');
    await expect(button(page)).toBeDisabled();
    letScriptsGo();
    await formOn(page).getByLabel('Last name').fill('Menon');
    await expect(button(page)).toBeEnabled();
    await expect(formOn(page).getByLabel(role, { exact: true })).toBeChecked();
  });
}

test('a long address covers no other part of the header', async ({ page, context, baseURL }) => {
  await enter(context, baseURL, await newcomer());
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/onboarding');
  const link = await page.getByRole('link', { name: 'Find a therapist' }).first().boundingBox();
  const account = await page.getByRole('button', { name: /^kavya\./ }).boundingBox();
  expect(account?.x).toBeGreaterThanOrEqual((link?.x ?? 0) + (link?.width ?? 0));
});

test('can be done with the keyboard alone', { tag: '@slow' }, async ({ page, context, baseURL }) => {
  const person = await newcomer();
  await enter(context, baseURL, person);
  await page.goto('/onboarding');
  await expect(button(page)).toBeDisabled();
  await formOn(page).getByLabel('Client').focus();
  await page.keyboard.press('ArrowDown');
  await expect(formOn(page).getByLabel('Therapist', { exact: true })).toBeChecked();
  for (const label of ['First name', 'Last name', 'Phone (optional)', 'Tell us about your practice']) {
    await page.keyboard.press('Tab');
    await expect(formOn(page).getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let box = 0; box < 2; box += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    // The explanation unfolds next to it.
    await page.keyboard.press('Tab');
    await expect(page.locator('summary:focus')).toContainText('What this means');
  }
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/therapist-dashboard\?welcome=1$/);
});

test('a session that has ended meanwhile loses nothing that was typed', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  const person = await newcomer();
  await enter(context, baseURL, person);
  await page.goto('/onboarding');
  await formOn(page).getByLabel('Client').check();
  await formOn(page).getByLabel('First name').fill('Kavitha');
  await agree(page);
  await using db = await database();
  await db.query(`UPDATE user_sessions SET revoked_at = now() WHERE user_id = $1`, [person.userId]);
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You have been signed out' })).toBeFocused();
  await expect(formOn(page).getByLabel('First name')).toHaveValue('Kavitha');
  expect(await profileOf(person)).toBeUndefined();
});
