import { type Browser, expect, test } from '@playwright/test';
import { makePeople, windowOf } from '@/test/access/people';
import { agreedSession, inDays } from '@/test/booking/agreed-session';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { makeOpenPractice } from '@/test/therapist/practice';

/** A practice with a session yesterday and one tomorrow evening, in a window of this size. */
async function aroundToday(
  browser: Browser,
  baseURL: string | undefined,
  size: { width: number; height: number },
) {
  const practice = await makeOpenPractice();
  const { client } = await makePeople();
  const [past, next] = [inDays(-1, 10), inDays(1, 18)];
  for (const startsAt of [past, next]) await agreedSession(client, practice, startsAt);
  const page = await windowOf(browser, baseURL, practice, true);
  await page.setViewportSize(size);
  await page.goto('/therapist-dashboard/calendar', { waitUntil: 'networkidle' });
  return { page, client, past, next };
}

test('opens where work is: the next session is in sight, and the closed hours are folded', async ({
  browser,
  baseURL,
}) => {
  const { page, client } = await aroundToday(browser, baseURL, { width: 1280, height: 800 });
  const grid = page.locator('.calendar-grid');
  const next = grid.getByRole('link', { name: new RegExp(client.firstName) }).filter({ hasText: '6:00' });
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const midnight = grid.getByText('12:00am', { exact: true });
  await expect(midnight).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the whole day' }).click();
  await expect(midnight).not.toHaveCount(0);
  await next.click();
  const sheet = page.getByRole('dialog', { name: client.firstName });
  await expect(sheet.getByText('You have not added a link for the call yet.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^New note/ })).toBeVisible();
  const [box, entry] = [await sheet.boundingBox(), await next.boundingBox()];
  if (!box || !entry) throw new Error('expected both');
  // In place: beside the session, not over it.
  expect(box.x >= entry.x + entry.width || box.x + box.width <= entry.x).toBe(true);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(800);
  await expectOpenToEveryone(page);
});

test('on a phone begins today, and the past is behind "Earlier"', async ({ browser, baseURL }) => {
  const { page, client, past, next } = await aroundToday(browser, baseURL, { width: 360, height: 800 });
  const dayOn = (moment: Date) =>
    page.getByRole('heading', {
      level: 3,
      name: new Intl.DateTimeFormat('en-IN', {
        timeZone: 'Asia/Kolkata',
        day: 'numeric',
        month: 'long',
      }).format(moment),
    });
  const session = page.locator('.calendar-list').getByRole('link', { name: new RegExp(client.firstName) });
  await expect(dayOn(next)).toBeInViewport();
  await expect(session).toHaveCount(1);
  await expect(session).toBeInViewport();
  await page.getByRole('link', { name: 'Earlier' }).filter({ visible: true }).click();
  await expect(dayOn(past)).toBeVisible();
  await expect(session).toHaveCount(1);
});
