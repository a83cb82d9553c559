import { expect, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { signInAsAdmin } from '@/test/account/admin';
import { expectAccessible } from '@/test/browser/axe';
import { stoppedBy } from '@/test/browser/policy';

let people: People;

test.beforeAll(async () => {
  people = await makePeople();
});

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

  test('the back office has stand-ins for menus, tabs and the month', { tag: '@slow' }, async ({ page }) => {
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
