import { chromium, expect, type Page, test } from '@playwright/test';
import { cookieOf, enter, makePeople, type People, signedIn } from '@/test/access/people';
import { expectAccessible } from '@/test/browser/axe';
import { holdRequests } from '@/test/browser/held-requests';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

let people: People;

test.beforeAll(async () => {
  people = await makePeople();
});

const rows = [
  ['Go to Dashboard', '/dashboard'],
  ['Edit Profile', '/edit-profile'],
] as const;

test.describe('the account menu', () => {
  test('appears on public pages without moving anything', { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(context, baseURL, people.client);
    // Delayed until the page has been measured.
    const answer = await holdRequests(page, '**/api/account');
    await page.goto('/services');
    const login = page.getByRole('banner').getByText('Login').first();
    await expect(login).toBeHidden();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header nav[aria-label="Main"] > ul > li, h1')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        ),
      );
    const before = await places();
    answer();
    const menu = page.getByRole('banner').locator('details', { hasText: people.client.firstName });
    await expect(menu).toBeVisible();
    expect(await places()).toEqual(before);
    await menu.locator('summary').click();
    for (const [name, href] of rows)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    await expectAccessible(page);
  });

  test('is in the slide-out menu of a phone, in place of the guest links', { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(context, baseURL, people.therapist);
    await page.goto('/services');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const account = page.getByRole('region', { name: 'Your account' }).first();
    await expect(account.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/therapist-dashboard',
    );
    await expect(account.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeHidden();
  });
});

async function signOut(page: Page, name: string, javaScriptEnabled: boolean): Promise<void> {
  const banner = page.getByRole('banner');
  if (javaScriptEnabled) {
    await banner.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    return;
  }
  await banner.locator('summary', { hasText: name }).click();
  await banner.locator('details[open]').getByRole('button', { name: 'Sign Out' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test(`signing out ends the session and says so, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL });
    const token = await enter(context, baseURL, people.client);
    const page = await context.newPage();
    await page.goto('/dashboard');
    await signOut(page, people.client.firstName, javaScriptEnabled);
    await expect(page.getByText('Successfully signed out').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login(?:\?|$)/);
    expect(await context.cookies()).toEqual([]);
    const replayed = await fetch(`${baseURL}/dashboard`, {
      redirect: 'manual',
      headers: { cookie: cookieOf(token) },
    });
    expect(replayed.status).toBe(307);
    await context.close();
  });
}

test('"Back" after signing out shows nothing private, not even from the browser’s memory', {
  tag: '@slow',
}, async ({ baseURL, launchOptions }) => {
  test.setTimeout(180_000);
  // Playwright disables the back/forward cache; people's browsers have it.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ baseURL, javaScriptEnabled });
      await enter(context, baseURL, people.client);
      const page = await context.newPage();
      const visited = ['/edit-profile', '/account/devices', '/dashboard'];
      for (const address of visited) {
        await page.goto(address);
        await expect(page.getByRole('banner').getByText(people.client.firstName).first()).toBeAttached();
      }
      await signOut(page, people.client.firstName, javaScriptEnabled);
      await expect(page).toHaveURL(/\/login\?notice=signed-out$/);
      // With scripts the open page is replaced in the history.
      for (const _ of javaScriptEnabled ? visited.slice(1) : visited) {
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(/\/login/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.content()).not.toContain(people.client.firstName);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
});

test('signing out tells the browser to drop cached pages, and refuses other sites', async ({ baseURL }) => {
  const token = await signedIn(people.otherClient.userId);
  const post = (headers: Record<string, string>) =>
    fetch(`${baseURL}/api/sign-out`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookieOf(token), ...headers },
    });
  const evil = 'https://evil.example';
  const foreign: readonly Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: evil },
    { origin: evil, 'x-forwarded-host': 'evil.example' },
    { origin: baseURL ?? '', 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) expect((await post(headers)).status).toBe(403);
  expect((await fetch(`${baseURL}/api/sign-out`, { headers: { cookie: cookieOf(token) } })).status).toBe(405);
  const still = await fetch(`${baseURL}/api/account`, { headers: { cookie: cookieOf(token) } });
  expect(still.status).toBe(200);

  const left = await post({ origin: baseURL ?? '' });
  expect(left.status).toBe(303);
  expect(left.headers.get('location')).toBe('/login?notice=signed-out');
  expect(left.headers.get('clear-site-data')).toBe('"cache"');
  const cleared = left.headers.getSetCookie().join('\n');
  expect(cleared).toMatch(/antarman\.session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i);
  expect(cleared).toMatch(/antarman\.member=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i);
  await using db = await database();
  const lines = await db.query('SELECT action FROM audit_log WHERE subject_user_id = $1', [
    people.otherClient.userId,
  ]);
  expect(lines).toEqual([{ action: 'session.ended' }]);
});
