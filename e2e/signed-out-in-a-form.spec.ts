import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type Person } from '@/test/access/people';
import { database } from '@/test/database/copy-database';

/** Every session of somebody ends, as after a new password or a month. */
async function endSessions({ userId }: Person): Promise<void> {
  await using db = await database();
  await db.query(
    `UPDATE user_sessions SET revoked_at = now(), revoked_reason = 'by_operator' WHERE user_id = $1`,
    [userId],
  );
}

/** Writes into the profile of somebody whose session ends meanwhile, and goes to sign in. */
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

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test('whoever was signed out in a form signs in, comes back and finds what was typed @slow', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, therapist } = await makePeople();
  await enter(context, baseURL, client);
  await writeAndLeave(page, client, 'Kozhikode');
  expect(await kept(page)).toContain('Kozhikode');
  await enter(context, baseURL, client);
  await page.goto('/edit-profile');
  await expect(page.getByLabel('Last name')).toHaveValue('Kozhikode');
  expect(await kept(page)).not.toContain('Kozhikode');
  await page.reload();
  await expect(page.getByLabel('Last name')).not.toHaveValue('Kozhikode');

  // Somebody else who signs in on the same tab finds nothing, and nothing is left for them.
  await writeAndLeave(page, client, 'Kottayam');
  await enter(context, baseURL, therapist);
  await page.goto('/edit-profile');
  await expect.poll(() => kept(page)).not.toContain('Kottayam');
  await expect(page.getByLabel('Last name')).not.toHaveValue('Kottayam');
});
