import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { signInAsAdmin } from '@/test/account/admin';
import { expectAccessible } from '@/test/browser/axe';
import { holdRequests } from '@/test/browser/held-requests';
import { stoppedBy } from '@/test/browser/policy';
import { database } from '@/test/database/copy-database';

let people: People;

test.beforeAll(async () => {
  people = await makePeople();
});

/**
 * Opens the search by its keyboard shortcut. Keys do nothing before the scripts are loaded, which takes time
 * on a busy computer.
 */
async function openSearch(page: Page) {
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(async () => {
    if (!(await search.isVisible())) await page.keyboard.press('Control+k');
    await expect(search).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return search;
}

/** Makes the therapist's client be called so, with a plan that makes them a client. */
async function nameClient(firstName: string) {
  await using db = await database();
  await db.query(`UPDATE profiles SET first_name = $2 WHERE user_id = $1`, [people.client.userId, firstName]);
  await db.query(
    `INSERT INTO therapy_plans (therapist_id, client_id, plan_name, total_sessions)
     SELECT t.id, p.id, 'Eight weeks', 8 FROM therapists t, profiles p WHERE t.user_id = $1 AND p.user_id = $2`,
    [people.therapist.userId, people.client.userId],
  );
}

test('a page of the back office is found by its name', { tag: '@slow' }, async ({ page }) => {
  await signInAsAdmin(page);
  const stopped = stoppedBy(page);
  await page.goto('/admin/jobs', { waitUntil: 'networkidle' });
  const search = await openSearch(page);
  await expectAccessible(page);
  await page.keyboard.type('newsl');
  await expect(search.getByRole('option')).toHaveText(['Newsletter People']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  expect(stopped).toEqual([]);
});

test('a therapist finds a client by name, and comes back to the record by two keys', {
  tag: '@slow',
}, async ({ page, context, baseURL }) => {
  await enter(context, baseURL, people.therapist);
  const name = people.client.firstName;
  await nameClient(name);
  await using db = await database();
  await page.goto('/therapist-dashboard/clients', { waitUntil: 'networkidle' });
  const search = await openSearch(page);
  await page.keyboard.type(name.slice(2, 16));
  await expect(search.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/therapist-dashboard/hours', { waitUntil: 'networkidle' });
  await openSearch(page);
  await expect(search.getByRole('option').first()).toContainText(name);
  await expect(search.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // A person leaves after the search has offered them: their page says that it does not exist.
  await page.waitForLoadState('networkidle');
  await openSearch(page);
  await page.keyboard.type(name.slice(2, 16));
  await expect(search.getByRole('option', { name }).first()).toBeVisible();
  await db.query(`UPDATE users SET disabled_at = now(), disabled_reason = 'erased' WHERE id = $1`, [
    people.client.userId,
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await openSearch(page);
  await page.keyboard.type(name.slice(2, 16));
  await expect(search.getByRole('status')).toContainText('No results for');
});

test('Enter in the search opens what is first, also while people are looked for, and verbs come as one types', async ({
  page,
  context,
  baseURL,
}) => {
  people = await makePeople();
  await nameClient('Priya');
  await enter(context, baseURL, people.therapist);
  await page.goto('/therapist-dashboard/hours', { waitUntil: 'networkidle' });
  const search = await openSearch(page);
  const rows = search.getByRole('option');
  const chosen = search.locator('[aria-selected="true"]');
  await page.keyboard.type('pri');
  await expect(rows.filter({ hasText: 'Privacy' })).toBeVisible();
  await expect(rows.first()).toContainText('Priya');
  await expect(chosen).toHaveText((await rows.first().textContent())?.trim() ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Priya' })).toBeVisible();

  // The answer is slow: its place is first until it is there, and Enter waits for it.
  await page.goto('/therapist-dashboard/hours', { waitUntil: 'networkidle' });
  const answer = await holdRequests(page, '**/api/people**');
  await openSearch(page);
  await page.keyboard.type('pri');
  await expect(rows.filter({ hasText: 'Privacy' })).toBeVisible();
  await expect(chosen).toHaveText('Looking for people...');
  await page.keyboard.press('Enter');
  await expect(search).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Priya' })).toBeVisible();
  await page.unroute('**/api/people**');

  await page.goto('/therapist-dashboard/hours', { waitUntil: 'networkidle' });
  await openSearch(page);
  await expect(rows.first()).toContainText('Priya');
  const waited = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const list = document.querySelector('[role="listbox"]') as Element;
        let typed = 0;
        document.addEventListener('input', () => {
          typed = performance.now();
        });
        new MutationObserver(() => {
          if (typed > 0 && list.textContent?.includes('New note for Priya'))
            resolve(performance.now() - typed);
        }).observe(list, { childList: true, subtree: true, characterData: true });
        const field = document.querySelector('[role="combobox"]') as HTMLInputElement;
        // The framework hears a value only when it comes through the browser's own setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'note pri');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
  );
  expect(waited).toBeLessThan(100);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/clients\/[^/]+\/notes/);
});

test('letters go to sections, "?" lists them, and neither does anything inside a field', {
  tag: '@slow',
}, async ({ page, context, baseURL }) => {
  await enter(context, baseURL, people.therapist);
  await page.goto('/therapist-dashboard/requests', { waitUntil: 'networkidle' });
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/\/clients$/, { timeout: 5_000 });
  }).toPass();
  await page.waitForLoadState('networkidle');
  const field = page.getByLabel('Name', { exact: true });
  await field.fill('');
  await field.pressSequentially('gr?');
  await expect(field).toHaveValue('gr?');
  await expect(page).toHaveURL(/\/clients$/);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await field.blur();
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('switch', { name: /are shortcuts in this browser/ }).press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
  await expect(list).toBeHidden();
});
