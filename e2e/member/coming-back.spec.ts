import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type Person } from '@/test/access/people';
import { signInAsAdmin } from '@/test/account/admin';
import { database } from '@/test/database/copy-database';

const someName = () => `Tara${crypto.randomUUID().slice(0, 8)}`;

/** Messages of one sender, the oldest first. */
async function messagesFrom(name: string, count: number): Promise<void> {
  await using db = await database();
  await db.query(
    `INSERT INTO contact_messages (first_name, last_name, email, subject, message, service_interest, created_at)
     SELECT $1, 'Number ' || n, 'person@example.in', 'A question', 'Hello', 'billing', now() - make_interval(mins => $2 - n)
     FROM generate_series(1, $2::int) n`,
    [name, count],
  );
}

/** Clients with one session each, and ten more of the one with this number. */
async function clientsOf({ userId }: Person, name: string, count: number, often: number): Promise<void> {
  await using db = await database();
  await db.query(
    `INSERT INTO users (email, name, email_verified_at)
     SELECT lower($1) || '.' || n || '@example.in', $1, now() FROM generate_series(1, $2::int) n`,
    [name, count],
  );
  await db.query(
    `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
     SELECT id, email, name, 'Number ' || split_part(split_part(email::text, '@', 1), '.', 2), 'client', true, now()
     FROM users WHERE name = $1`,
    [name],
  );
  await db.query(
    `INSERT INTO therapy_sessions (therapist_id, client_id, session_date, mode)
     SELECT t.id, p.id, now() - make_interval(days => 2 * (row_number() OVER (ORDER BY p.id, n))::int), 'video'
     FROM therapists t, profiles p, generate_series(0, 10) n
     WHERE t.user_id = $1 AND p.first_name = $2 AND (n = 0 OR p.last_name = $3)`,
    [userId, name, `Number ${often}`],
  );
}

/** Pixels by which the window and the box of the page's table are scrolled. */
function placeOn(page: Page) {
  return page.evaluate(() => ({
    window: Math.round(scrollY),
    box: Math.round(document.querySelector('main table')?.parentElement?.scrollTop ?? 0),
  }));
}

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

test('whoever opens a row far down a list of the back office comes back to it, by Back and by the breadcrumb', {
  tag: '@slow',
}, async ({ page }) => {
  const name = someName();
  await messagesFrom(name, 45);
  await signInAsAdmin(page);
  const list = `/admin/messages?q=${name}&sort=sent`;
  await page.goto(list, { waitUntil: 'networkidle' });
  const row = page.getByRole('link', { name: `${name} Number 23`, exact: true });
  const message = page.getByRole('heading', { level: 1, name: 'A question' });
  await row.scrollIntoViewIfNeeded();
  const place = await placeOn(page);
  expect(place.box).toBeGreaterThan(200);

  await row.click();
  await expect(message).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(row).toBeFocused();
  await expect.poll(() => placeOn(page)).toEqual(place);

  await row.press('Enter');
  await expect(message).toBeVisible();
  await page.waitForLoadState('networkidle');
  await breadcrumb(page).getByRole('link', { name: 'All messages' }).click();
  await expect(page).toHaveURL(list);
  await expect(row).toBeFocused();
  await expect.poll(() => placeOn(page)).toEqual(place);

  // A page opened from outside leads to the beginning of the list.
  const other = await page.getByRole('link', { name: `${name} Number 2`, exact: true }).getAttribute('href');
  await page.goto(other ?? '', { waitUntil: 'networkidle' });
  await breadcrumb(page).getByRole('link', { name: 'All messages' }).click();
  await expect(page).toHaveURL('/admin/messages');
});

test('the chosen panel of a page is open again after Back', { tag: '@slow' }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/applications?status=unsent', { waitUntil: 'networkidle' });
  const changes = page.getByRole('tab', { name: /^Profile changes/ });
  await expect(changes).toHaveAttribute('aria-selected', 'false');
  await changes.click();
  await expect(changes).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('link', { name: /^Overview/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible();
  await page.goBack();
  await expect(changes).toHaveAttribute('aria-selected', 'true');
});

test('a therapist comes back from a client’s record to the tab and to the row that they opened', {
  tag: '@slow',
}, async ({ page, context, baseURL }) => {
  const { therapist } = await makePeople();
  const name = someName();
  await clientsOf(therapist, name, 40, 25);
  await enter(context, baseURL, therapist);
  await page.setViewportSize({ width: 1280, height: 400 });
  const list = '/therapist-dashboard/clients?sort=name';
  await page.goto(list, { waitUntil: 'networkidle' });
  const row = page.getByRole('link', { name: `${name} Number 25`, exact: true });
  await row.scrollIntoViewIfNeeded();
  const place = await placeOn(page);
  expect(place.box + place.window).toBeGreaterThan(100);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const sessions = page
    .getByRole('navigation', { name: /^Record of/ })
    .getByRole('link', { name: 'Sessions' });
  await sessions.click();
  await expect(sessions).toHaveAttribute('aria-current', 'page');
  await page.waitForLoadState('networkidle');
  const tab = page.url();
  const earlier = page.getByRole('link', { name: 'Earlier sessions' });
  await earlier.scrollIntoViewIfNeeded();
  const deep = await placeOn(page);
  expect(deep.window).toBeGreaterThan(50);
  await earlier.click();
  await expect(page).toHaveURL(/\/sessions\?past=/);
  await page.goBack();
  await expect(page).toHaveURL(tab);
  await expect(sessions).toHaveAttribute('aria-current', 'page');
  await expect(earlier).toBeFocused();
  await expect.poll(() => placeOn(page)).toEqual(deep);

  await breadcrumb(page).getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL(list);
  await expect(row).toBeFocused();
  await expect.poll(() => placeOn(page)).toEqual(place);
});
