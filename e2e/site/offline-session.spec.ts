import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { giveCare } from '@/test/care/care';

test.use({ serviceWorkers: 'allow' });

const stores = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Signs a client with a session in two days in, and waits until the device can work offline. */
async function prepare(
  page: Page,
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<{ people: People; when: string }> {
  const people = await makePeople();
  await giveCare(people.client, people.therapist);
  await enter(context, baseURL, people.client);
  await page.goto('/dashboard');
  const now = page.getByRole('region', { name: 'What now?' });
  await expect(now.getByRole('heading', { name: 'Your next session' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/offline')))).toBe(true);
  return { people, when: (await now.locator('time').first().textContent()) ?? '' };
}

test('the next session is there offline, without a name, and gone after signing out', {
  tag: '@slow',
}, async ({ page, context, baseURL }) => {
  const { people, when } = await prepare(page, context, baseURL);
  expect(await stores(page)).toContain(when);
  expect(await stores(page)).not.toContain(people.therapist.marker);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  const next = page.getByRole('region', { name: 'Your next session' });
  await expect(next).toContainText(when);
  await expect(page.getByText(people.client.marker)).toHaveCount(0);

  await context.setOffline(false);
  await page.goto('/sign-out');
  await page.locator('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await stores(page)).not.toContain(when);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(next).toHaveCount(0);
});

test('quick exit and a session that ended elsewhere take it away too', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { when } = await prepare(page, context, baseURL);
  // The sign-in hint disappears with the cookies, for example when a browser is cleaned.
  await context.clearCookies();
  await page.goto('/about');
  await expect.poll(() => stores(page)).not.toContain(when);

  const again = await prepare(page, context, baseURL);
  await page.route('https://mausam.imd.gov.in/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
  await page.goto('/resources/crisis-support');
  expect(await stores(page)).toContain(again.when);
  await page.getByRole('link', { name: /^Leave/ }).click();
  await expect(page).toHaveURL(/mausam/);
  await page.goto('/about');
  expect(await stores(page)).not.toContain(again.when);
});
