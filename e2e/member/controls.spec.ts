import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { signInAsAdmin } from '@/test/account/admin';
import { expectAccessible } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';

let people: People;

test.beforeAll(async () => {
  people = await makePeople();
});

/** Violations of the page's own policy, as the browser reports them. */
function stoppedBy(page: Page): string[] {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) stopped.push(message.text());
  });
  return stopped;
}

test('the account menu opens, walks and closes by keyboard, within the policy', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL, people.client);
  const stopped = stoppedBy(page);
  await page.goto('/account/devices', { waitUntil: 'networkidle' });
  const button = page.getByRole('banner').getByRole('button', { name: people.client.firstName });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Go to Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(stopped).toEqual([]);
});

test('a day is chosen from a month by keyboard, and the form takes it', { tag: '@slow' }, async ({
  page,
}) => {
  await signInAsAdmin(page);
  const stopped = stoppedBy(page);
  await page.goto('/admin/consultations/days', { waitUntil: 'networkidle' });
  const field = page.getByLabel('Day', { exact: true });
  await page.getByRole('button', { name: 'Day: choose from a month', exact: true }).press('Enter');
  const month = page.getByRole('dialog', { name: 'Day' });
  await expect(month).toBeVisible();
  await expectAccessible(page);
  await month.locator('button:focus').press('Enter');
  await expect(month).toBeHidden();
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await expect(field).toHaveValue(today);
  await expect(field).toBeFocused();
  await field.fill('3 feb 27');
  await field.press('Tab');
  await expect(field).toHaveValue('03/02/2027');
  expect(stopped).toEqual([]);
});

test('a button that shows only a picture says in words what it does', { tag: '@slow' }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/consultations/days', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Day: choose from a month', exact: true });
  const words = page.locator('[data-radix-popper-content-wrapper]', { hasText: 'Choose from a month' });
  await button.hover();
  await expect(words).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.getByLabel('Day', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(words).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(words).toHaveCount(0);
  // The opened content needs no other words, and Escape closes it.
  await button.click();
  const month = page.getByRole('dialog', { name: 'Day' });
  await expect(month).toBeVisible();
  await page.mouse.move(0, 0);
  await button.hover();
  await expect(month.locator('button:focus')).toBeVisible();
  await expect(words).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(month).toBeHidden();
  await expect(button).toBeFocused();
});

test('leaving a form with changes asks, and keeps what was written', { tag: '@slow' }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/consultations/days', { waitUntil: 'networkidle' });
  const field = page.getByLabel('Day', { exact: true });
  const overview = page.getByRole('link', { name: /^Overview/ }).first();
  const asked: string[] = [];
  let stay = true;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return stay ? dialog.dismiss() : dialog.accept();
  });
  await field.fill('24/12/2026');
  await overview.click();
  await expect.poll(() => asked).toEqual(['confirm']);
  await expect(field).toHaveValue('24/12/2026');
  // Back to the saved state: no change is lost, so no question is asked.
  await field.fill('');
  await overview.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible();
  expect(asked).toEqual(['confirm']);
  await page.goBack();
  await field.fill('24/12/2026');
  stay = false;
  await overview.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible();
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
  await using db = await database();
  await db.query(
    `INSERT INTO therapy_plans (therapist_id, client_id, plan_name, total_sessions)
     SELECT t.id, p.id, 'Eight weeks', 8 FROM therapists t, profiles p WHERE t.user_id = $1 AND p.user_id = $2`,
    [people.therapist.userId, people.client.userId],
  );
  const name = people.client.firstName;
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
  await expect(search.getByRole('option', { name })).toBeVisible();
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
  await expect(chosen).toHaveText((await rows.first().innerText()).trim());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Priya' })).toBeVisible();

  // The answer is slow: its place is first until it is there, and Enter waits for it.
  await page.goto('/therapist-dashboard/hours', { waitUntil: 'networkidle' });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/people**', async (route) => {
    await asked;
    await route.continue();
  });
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
          if (typed > 0 && list.textContent?.includes('New note for Priya')) resolve(performance.now() - typed);
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

test('one panel of the applications is shown at a time, and arrows change it', { tag: '@slow' }, async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/applications?status=unsent', { waitUntil: 'networkidle' });
  await expect(page.getByRole('tab', { name: 'Applications' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Applications' })).toBeVisible();
  await page.getByRole('tab', { name: 'Applications' }).press('ArrowLeft');
  await expect(page.getByRole('tabpanel', { name: /^Profile changes/ })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Applications' })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the back office has what stands in for menus, tabs and the month', { tag: '@slow' }, async ({
    page,
  }) => {
    const { firstName } = await signInAsAdmin(page);
    await page.goto('/admin/consultations/days');
    await expect(page.getByRole('button', { name: 'Day: choose from a month' })).toBeHidden();
    await expect(page.getByLabel('Day', { exact: true })).toBeVisible();
    const banner = page.getByRole('banner');
    await banner.locator('summary', { hasText: firstName }).click();
    await expect(banner.getByRole('link', { name: 'Edit Profile' }).first()).toBeVisible();
    await page.goto('/admin/applications');
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
    await expect(page.locator('[role="tabpanel"]')).toHaveCount(2);
  });
});
