import { expect, type Page, test } from '@playwright/test';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';
import { newAddress } from '@/test/account/accounts';
import { holdScripts } from '@/test/browser/held-requests';
import { refusals, rememberRefusals } from '@/test/browser/policy';

const awake = 'html[data-awake]';

function newsletter(page: Page) {
  return page.getByRole('contentinfo').getByRole('form', { name: /Newsletter/ });
}

/** Paths of the scripts that the page requests from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.describe('a cached public page', () => {
  test('sleeps until a field is touched, then answers with what was typed meanwhile', async ({ page }) => {
    const scripts = scriptsOf(page);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await rememberRefusals(page);
    const answer = await page.goto('/', { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Tab');
    expect(scripts).toEqual([expect.stringMatching(/^\/_next\/static\/loader\/[\w-]{22}\.js$/)]);

    const letGo = await holdScripts(page);
    const email = newsletter(page).getByLabel('Your email');
    await email.fill('somebody@antarman.test');
    letGo();
    await page.locator(awake).waitFor({ state: 'attached' });
    await expect(email).toHaveValue('somebody@antarman.test');
    expect(await refusals(page)).toBe('');
    expect(errors).toEqual([]);
  });

  test('wakes for somebody who was quicker than its own script', { tag: '@slow' }, async ({ page }) => {
    const letGo = await holdScripts(page, '**/_next/static/loader/*.js');
    await page.goto('/professionals', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('somebody who is not here');
    letGo();
    await page.locator(awake).waitFor({ state: 'attached' });
    await expect(search).toHaveValue('somebody who is not here');
    await expect(page.getByRole('link', { name: 'Remove “somebody who is not here”' })).toBeVisible();
  });

  test('sends a form that was too quick for its scripts, without leaving the page', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => sessionStorage.setItem('same-page', 'yes'));
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    const letGo = await holdScripts(page);
    await newsletter(page).getByLabel('Your email').fill(newAddress());
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
    letGo();
    await expect(newsletter(page).getByRole('status')).not.toBeEmpty();
    expect(documents).toEqual([]);
  });

  test('presses a button again that nobody answered yet', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/about');
    const letGo = await holdScripts(page);
    const list = page.getByRole('list', { name: 'Clinical leadership' });
    await page.getByRole('button', { name: 'Next therapists' }).click();
    expect(await list.evaluate((track) => track.scrollLeft)).toBe(0);
    letGo();
    await expect.poll(() => list.evaluate((track) => track.scrollLeft)).toBeGreaterThan(0);
  });

  test('works as HTML where its data is gone', { tag: '@slow' }, async ({ page }) => {
    await page.route('**/wake/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const email = newsletter(page).getByLabel('Your email');
    await email.fill(newAddress());
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(/\?form=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('asks for a reload when a release came in between, and keeps what was typed', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.route('**/*', (route) => {
      const headers = route.request().headers();
      return headers[actionHeader] === undefined
        ? route.fallback()
        : route.continue({ headers: { ...headers, [actionHeader]: `40${'0'.repeat(40)}` } });
    });
    await page.goto('/');
    const email = newsletter(page).getByLabel('Your email');
    const address = newAddress();
    await email.fill(address);
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter(page).getByRole('alert')).toContainText('This page was updated in the meantime.');
    await expect(email).toHaveValue(address);
  });

  test('says whether a line is open now, without waking', { tag: '@slow' }, async ({ page }) => {
    const scripts = scriptsOf(page);
    const line = page.getByRole('article').filter({ hasText: 'iCall' });
    // Monday in India: a minute before the helpline closes at nine in the evening.
    await page.clock.install({ time: '2026-11-30T20:59:00+05:30' });
    await page.goto('/resources/crisis-support', { waitUntil: 'networkidle' });
    await expect(line.getByText('Open at this hour')).toBeVisible();
    await expect(line.getByText('Closed at this hour')).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(line.getByText('Closed at this hour. 14416 is open.')).toBeVisible();
    await expect(line.getByText('Open at this hour')).toBeHidden();
    expect(scripts).toEqual([expect.stringMatching(/^\/_next\/static\/loader\/[\w-]{22}\.js$/)]);
  });

  test('greets a member without a touch', { tag: '@slow' }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'antarman.member', value: '1', url: baseURL, sameSite: 'Lax' }]);
    await page.goto('/about');
    await page.locator(awake).waitFor({ state: 'attached' });
  });

  test('has what nearly everybody will use fetched before the first touch, and runs none of it', async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto('/clarity-quiz/mood', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/_next\/static\/loader\/[\w-]{22}\.js$/)]);
    await expect(page.locator(awake)).toHaveCount(0);
    // The interaction's files are already loaded, so no connection is needed.
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Several days' }).click();
    await expect(page.getByRole('group', { name: /Question 2 of 9/ })).toBeFocused();
  });
});

test.describe('free times', () => {
  for (const [timezoneId, isOther] of [
    ['Asia/Kolkata', false],
    ['America/New_York', true],
  ] as const) {
    test.describe(`on a device with the clock of ${timezoneId}`, () => {
      test.use({ timezoneId });
      test(`sleep until a day is pressed${isOther ? ', and offer its clock' : ''}`, { tag: '@slow' }, async ({
        page,
      }) => {
        await page.goto('/book', { waitUntil: 'networkidle' });
        await expect(page.locator(awake)).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Use my time zone' })).toHaveCount(isOther ? 1 : 0);
        await expect(page.getByText('Change the time zone')).toBeVisible({ visible: !isOther });
        await page
          .getByRole('radio', { name: /free times?$/ })
          .nth(1)
          .check();
        await expect(page.getByText('Choose a time to continue.')).toBeVisible();
      });
    });
  }
});
