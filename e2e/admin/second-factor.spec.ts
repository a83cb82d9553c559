import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '@/test/account/admin';
import { codeOf, setUpSecondStep } from '@/test/account/second-step';
import { expectAccessible } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

/** Completes the set-up and returns the secret, the typed code and the recovery codes. */
async function setUp(page: Page) {
  await page.goto('/admin/second-factor');
  return setUpSecondStep(page);
}

/** Moves the confirmation a day into the past, so that the session must be confirmed again. */
async function forgetConfirmation(userId: string): Promise<void> {
  await using db = await database();
  await db.query('UPDATE user_sessions SET second_factor_at = NULL WHERE user_id = $1', [userId]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('an admin sets up the second step and confirms with it and with a recovery code', {
      tag: '@slow',
    }, async ({ page }) => {
      const { userId } = await signInAsAdmin(page, false);
      await page.goto('/admin/newsletter');
      await expect(page).toHaveURL('/admin/second-factor?next=%2Fadmin%2Fnewsletter');
      const { secret, used, codes } = await setUp(page);
      await page.getByRole('link', { name: 'I have saved these codes' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible();

      await forgetConfirmation(userId);
      await page.goto('/admin/newsletter');
      await page.getByLabel('Code from your app').fill('000000');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('This code is wrong');
      await page.getByLabel('Code from your app').fill(used);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('has already been used');
      await page.getByLabel('Code from your app').fill(codeOf(secret, 1));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL('/admin/newsletter');

      await forgetConfirmation(userId);
      await page.goto('/admin');
      await page.getByText('I do not have my phone').click();
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[3]?.toUpperCase() ?? '');
      await page.getByRole('button', { name: 'Use this code' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible();
      await page.goto('/admin/second-factor');
      await expect(page.getByText('9 of 10 recovery codes')).toBeVisible();
    });
  });
}

for (const [width, colorScheme] of [
  [320, 'light'],
  [1280, 'light'],
  [320, 'dark'],
] as const) {
  test(`every state of the second step is accessible, ${width} px, ${colorScheme}`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const { userId } = await signInAsAdmin(page, false);
    await page.goto('/admin/second-factor');
    await expectAccessible(page);
    await setUp(page);
    await expectAccessible(page);
    await page.goto('/admin/second-factor');
    await expectAccessible(page);
    await forgetConfirmation(userId);
    await page.goto('/admin/second-factor');
    await expectAccessible(page);
  });
}
