import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type Person } from '@/test/access/people';
import { database } from '@/test/database/copy-database';

/** Ends all sessions of a person, as after a new password or a month. */
async function endSessions({ userId }: Person): Promise<void> {
  await using db = await database();
  await db.query(
    `UPDATE user_sessions SET revoked_at = now(), revoked_reason = 'by_operator' WHERE user_id = $1`,
    [userId],
  );
}

/** Edits the profile of a person whose session ends meanwhile, and goes to sign in. */
async function writeAndLeave(page: Page, person: Person, city: string): Promise<void> {
  await page.goto('/edit-profile');
  await page.getByLabel('Last name').fill(city);
  await endSessions(person);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'You have been signed out' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(city);
  await page.getByRole('link', { name: 'Sign in and come back here' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fedit-profile$/);
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test('whoever was signed out in a form signs in, comes back and finds what was typed @slow', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, therapist } = await makePeople();
  await enter(context, baseURL, client);
  await writeAndLeave(page, client, 'Kozhikode');
  expect(await stored(page)).toContain('Kozhikode');
  await enter(context, baseURL, client);
  await page.goto('/edit-profile');
  await expect(page.getByLabel('Last name')).toHaveValue('Kozhikode');
  expect(await stored(page)).not.toContain('Kozhikode');
  await page.reload();
  await expect(page.getByLabel('Last name')).not.toHaveValue('Kozhikode');

  // Another person who signs in on the same tab finds no draft, and none is left.
  await writeAndLeave(page, client, 'Kottayam');
  await enter(context, baseURL, therapist);
  await page.goto('/edit-profile');
  await expect.poll(() => stored(page)).not.toContain('Kottayam');
  await expect(page.getByLabel('Last name')).not.toHaveValue('Kottayam');
});

test('circles and boxes come back as well, and a consent is given again @slow', async ({
  page,
  context,
  baseURL,
}) => {
  const { newcomer, therapist } = await makePeople();
  const comeBack = async (person: Person, path: string, send: string) => {
    await endSessions(person);
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('link', { name: 'Sign in and come back here' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await enter(context, baseURL, person);
    await page.goto(path);
  };
  await enter(context, baseURL, therapist);
  const profile = '/therapist-dashboard/profile';
  await page.goto(profile);
  const form = page.getByRole('form', { name: 'Public profile' });
  await form.getByLabel('Location').fill('Kochi');
  await form.getByLabel('Specialisations').fill('Grief');
  await form.getByLabel('Languages').fill('English');
  await form.getByText('Ways to meet and fee').click();
  await form.getByRole('checkbox', { name: 'Phone' }).check();
  await comeBack(therapist, profile, 'Send for review');
  await expect(form.getByLabel('Location')).toHaveValue('Kochi');
  await form.getByText('Ways to meet and fee').click();
  await expect(form.getByRole('checkbox', { name: 'Phone' })).toBeChecked();

  await enter(context, baseURL, newcomer);
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /therapist/i }).check();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await comeBack(newcomer, '/onboarding', 'Create profile');
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByRole('radio', { name: /therapist/i })).toBeChecked();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever was signed out in a form reads their words instead of losing them @slow', async ({
    page,
    context,
    baseURL,
  }) => {
    const { client } = await makePeople();
    await enter(context, baseURL, client);
    await page.goto('/edit-profile');
    await page.getByLabel('Last name').fill('Rao of Kozhikode');
    await endSessions(client);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByRole('heading', { name: 'You have been signed out' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'What you wrote' })).toHaveValue('Rao of Kozhikode');
    await expect(page.getByRole('link', { name: 'sign in in another tab' })).toHaveAttribute(
      'href',
      '/login?next=%2Fedit-profile',
    );
    // A page without a form redirects to the sign-in, as always.
    await page.goto('/edit-profile');
    await expect(page).toHaveURL(/\/login\?next=/);
  });
});
