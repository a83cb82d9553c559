import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { goodPassword, linkFromMail, newAddress } from '@/test/account/accounts';
import { forgetHolds } from '@/test/booking/booking';

export type Somebody = { readonly email: string; readonly name: string };

/** Waits for the answer to a request, and to those that it leads to. */
async function answered(request: Request): Promise<void> {
  for (let at: Request | null = request; at; at = at.redirectedTo()) await at.response();
}

/**
 * Presses until the answer shows, because without scripts a page refuses a very quick submit. A press that was sent is
 * answered before the next one: an act that is done already answers a second press otherwise.
 */
export async function pressUntil(button: Locator, answer: Locator): Promise<void> {
  const page = button.page();
  await expect(async () => {
    // The page may have moved on between the check and the press; then the button is gone, and it checks
    // again.
    if (!(await answer.isVisible())) {
      const sent = page.waitForRequest((request) => request.method() === 'POST', { timeout: 10_000 });
      const shown = answer.waitFor({ timeout: 10_000 });
      const first = Promise.any([sent.then(answered), shown]);
      await Promise.all([first.catch(() => null), button.click({ timeout: 10_000, noWaitAfter: true })]);
    }
    await expect(answer).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 180_000 });
}

/**
 * Signs up with the form on the page, up to the confirmation of the address.
 * @param email of a known person; a new one by default
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

/** Fills in the onboarding form of a new account. */
export async function setUpProfile(page: Page, role: 'Client' | 'Therapist', done: Locator): Promise<void> {
  const profile = page.getByRole('form', { name: 'Your profile' });
  await profile.getByLabel(role).check();
  await profile.getByLabel(/^I am 18 or older/).check();
  await profile.getByLabel(/needed for an account/).check();
  await pressUntil(profile.getByRole('button', { name: 'Create profile' }), done);
}

/** Opens the link of the first mail in the signed-in browser. */
export async function confirmAddress(page: Page, { email }: Somebody): Promise<void> {
  await page.goto(await linkFromMail(email, 'Confirm your email address'));
  await pressUntil(
    page.getByRole('button', { name: 'Yes, this is my email' }),
    page.getByRole('status').filter({ hasText: 'is confirmed' }),
  );
}

/** Fills in the details of a guest, for `bookLastTime`. */
export const asGuest =
  ({ name, email }: Somebody) =>
  async (details: Locator): Promise<void> => {
    await details.getByLabel('Full name').fill(name);
    await details.getByLabel('Email', { exact: true }).fill(email);
    await details.getByLabel('Phone number').fill('98765 43210');
    await details.getByLabel('You may use my name').check();
  };

/**
 * Chooses the page's last free time, and books it.
 * @param fill reads the details page and returns a guest's details
 * @param way to meet
 */
export async function bookLastTime(
  page: Page,
  scripts: boolean,
  fill?: (details: Locator) => Promise<void>,
  way = 'Video',
): Promise<void> {
  await forgetHolds();
  await page.getByRole('radio').last().check();
  await pressUntil(
    page.getByRole('button', { name: /^Continue/ }),
    page.getByRole('heading', { level: 1, name: 'Your details' }),
  );
  const details = page.getByRole('form', { name: 'Your details' });
  const choice = details.getByLabel(way, { exact: true });
  if (scripts || (await choice.isVisible())) await choice.check();
  await fill?.(details);
  await pressUntil(
    details.getByRole('button', { name: 'Book this appointment' }),
    page.getByRole('status').filter({ hasText: 'is booked' }),
  );
  // The address changes a moment after the screen, and callers read it.
  await page.waitForURL(/\/book\/appointment\//);
}
