import { expect, type Locator, type Page } from '@playwright/test';
import { goodPassword, linkFromMail, newAddress } from '@/test/account/accounts';

export type Somebody = { readonly email: string; readonly name: string };

/** Presses until the answer shows: without scripts a page asks to press again after a very quick submit. */
export async function pressUntil(button: Locator, answer: Locator): Promise<void> {
  await expect(async () => {
    // The page may have gone on between the look and the press; then there is no button, and another look is needed.
    if (!(await answer.isVisible())) await button.click({ timeout: 10_000 });
    await expect(answer).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

/**
 * Signs up with the form that the page shows, up to the question to confirm the address.
 * @param email of somebody whom the product knows already; a new one without it
 */
export async function signUp(page: Page, name: string, email = newAddress()): Promise<Somebody> {
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(goodPassword);
  await form.getByLabel('Confirm Password').fill(goodPassword);
  await form.getByRole('checkbox').check();
  await pressUntil(
    form.getByRole('button', { name: 'Create Account' }),
    page.getByRole('heading', { level: 1, name: 'Please confirm your email' }),
  );
  return { email, name };
}

/** Fills in the first form of a new account. */
export async function setUpProfile(page: Page, role: 'Client' | 'Therapist', done: Locator): Promise<void> {
  const profile = page.getByRole('form', { name: 'Your profile' });
  await profile.getByLabel(role).check();
  await profile.getByLabel(/^I am 18 or older/).check();
  await profile.getByLabel(/needed for an account/).check();
  await pressUntil(profile.getByRole('button', { name: 'Create profile' }), done);
}

/** Opens the link of the first mail in the browser that is signed in. */
export async function confirmAddress(page: Page, { email }: Somebody): Promise<void> {
  await page.goto(await linkFromMail(email, 'Confirm your email address'));
  await pressUntil(
    page.getByRole('button', { name: 'Yes, this is my email' }),
    page.getByRole('status').filter({ hasText: 'is confirmed' }),
  );
}

/**
 * Chooses the last free time of the page, and books it with a call by video.
 * @param fill reads the page of details and gives those of a guest
 */
export async function bookLastTime(
  page: Page,
  scripts: boolean,
  fill?: (details: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('radio').last().check();
  await pressUntil(
    page.getByRole('button', { name: /^Continue/ }),
    page.getByRole('heading', { level: 1, name: 'Your details' }),
  );
  const details = page.getByRole('form', { name: 'Your details' });
  const video = details.getByLabel('Video', { exact: true });
  if (scripts || (await video.isVisible())) await video.check();
  await fill?.(details);
  await pressUntil(
    details.getByRole('button', { name: 'Book this appointment' }),
    page.getByRole('status').filter({ hasText: 'is booked' }),
  );
  // The address follows the screen a moment later; callers read it.
  await page.waitForURL(/\/book\/appointment\//);
}
