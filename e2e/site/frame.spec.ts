import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

test.describe('the frame around every page', () => {
  test('skips to the content, then to urgent help, by keyboard', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Urgent help' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent help');
    await expect(page.getByRole('link', { name: 'Call 14416' }).first()).toHaveAttribute('href', 'tel:14416');
  });

  test('opens one submenu at a time; arrows move, Escape closes and returns the focus', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const services = main.locator('details').first();
    const resources = main.locator('details').nth(1);
    await services.locator('summary').click();
    await expect(main.getByRole('link', { name: 'Corporate wellness' })).toBeVisible();
    await resources.locator('summary').click();
    await expect(services).not.toHaveAttribute('open');
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('link', { name: 'All resources' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(resources).not.toHaveAttribute('open');
    await expect(resources.locator('summary')).toBeFocused();
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`slides the menu out on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
      tag: tagsOf(javaScriptEnabled),
    }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled,
        baseURL,
        viewport: { width: 360, height: 740 },
      });
      const page = await context.newPage();
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link').first()).toHaveText('Find a therapist');
      await expect(menu.getByRole('link', { name: 'Urgent help' })).toBeVisible();
      await menu.getByText('Services', { exact: true }).click();
      await expect(menu.getByRole('link', { name: 'Couples and family therapy' })).toBeVisible();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await context.close();
    });
  }

  test('answers an unknown address with its own page, 404, and says so in the console', {
    tag: '@slow',
  }, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.text()} ${message.location().url}`));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'I need help urgently' })).toBeVisible();
    await expect.poll(() => messages.join('\n')).toMatch(/404.*\/no\/such\/page/);
    await expectAccessible(page);
  });

  test('leaves quickly: neither the page nor those before it come back', async ({ page }) => {
    await page.route('https://mausam.imd.gov.in/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
    );
    await page.goto('/services');
    await page.goto('/match');
    await page.goto('/contact');
    // A separate bar: scrolled-to content appears below it.
    const bar = await page.locator('[data-quick-exit-bar]').boundingBox();
    await page.getByLabel('First name').focus();
    await page.getByLabel('First name').evaluate((field) => field.scrollIntoView());
    const field = await page.getByLabel('First name').boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);

    await page.getByRole('link', { name: /Leave this page/ }).click();
    await expect(page).toHaveURL(/mausam/);
    for (const _ of ['/match', '/services']) {
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/mausam/);
    }
    // After returning on purpose, everything is as before.
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page records it once it is idle, long before a person could act.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('left-for'))).toBeNull();
    await page.goto('/services');
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('requests nothing for a guest, and greets a member by name', { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/account')) requests.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(requests).toEqual([]);

    const token = randomBytes(32).toString('base64url');
    const email = `member-${randomBytes(6).toString('hex')}@demo.test`;
    await using db = await database();
    await db.query(
      `with person as (insert into users (email) values ($1) returning id, email),
       who as (insert into profiles (user_id, email, first_name, last_name, role, onboarding_completed)
               select id, email, 'Asha', 'Nair', 'therapist', true from person)
       insert into user_sessions (user_id, token_hash, idle_expires_at, expires_at)
       select id, $2, now() + interval '1 hour', now() + interval '1 day' from person`,
      [email, createHash('sha256').update(token).digest('hex')],
    );
    await context.addCookies([
      { name: 'antarman.session', value: token, url: baseURL, httpOnly: true, sameSite: 'Lax' },
      { name: 'antarman.member', value: '1', url: baseURL, sameSite: 'Lax' },
    ]);
    // The start page would redirect a member to the dashboard, which has a menu of its own.
    await page.goto('/about');
    await page.locator('summary', { hasText: 'Asha Nair' }).click();
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/therapist-dashboard',
    );
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });
});
