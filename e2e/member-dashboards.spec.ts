import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { database } from './support/db';
import { enter, homes, makePeople, type People } from './support/people';

let people: People;

test.beforeAll(async () => {
  people = await makePeople();
});

test.describe('the dashboards', () => {
  for (const [persona, home] of homes.slice(1)) {
    test(`${persona} can use ${home} without barriers, at 320 px too`, {
      tag: '@slow',
    }, async ({ page, context, baseURL }) => {
      await enter(context, baseURL, people[persona]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(home);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
      await expect(page.getByRole('navigation', { name: 'Your account' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByRole('link', { name: /Leave this page/ })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Urgent help' })).toBeFocused();
    });
  }

  test('a client is asked to confirm an address that is not confirmed', { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await using db = await database();
    await enter(context, baseURL, people.otherClient);
    await page.goto('/dashboard');
    const banner = page.getByRole('region', { name: 'Confirm your email address' });
    await expect(banner).toHaveCount(0);
    await db.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [people.otherClient.userId]);
    await page.reload();
    await expect(banner).toContainText(people.otherClient.email);
    await expect(banner.getByRole('link', { name: 'Send it again' })).toHaveAttribute(
      'href',
      '/verify-email',
    );
  });

  test('a therapist counts as one only once an administrator has linked the account', {
    tag: '@slow',
  }, async ({ page, context, baseURL }) => {
    await using db = await database();
    const today = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }).format(new Date());
    await enter(context, baseURL, people.unlinkedTherapist);
    await page.goto('/therapist-dashboard');
    await expect(page.getByRole('heading', { name: 'Your application is not sent yet' })).toBeVisible();
    await expect(page.getByText(`On ${today}`)).toBeVisible();

    await enter(context, baseURL, people.therapist);
    await page.goto('/therapist-dashboard');
    await expect(page.getByRole('heading', { name: '1 open request' })).toBeVisible();
    await db.query(
      `UPDATE therapist_contact_requests SET answered_at = now()
       WHERE therapist_id = (SELECT id FROM therapists WHERE user_id = $1)`,
      [people.therapist.userId],
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
  });

  test('the back office counts what waits', async ({ page, context, baseURL }) => {
    await using db = await database();
    await db.query(
      `UPDATE therapist_applications SET sent_at = now(), details = '{}'
       WHERE profile_id = (SELECT id FROM profiles WHERE user_id = $1)`,
      [people.unlinkedTherapist.userId],
    );
    await enter(context, baseURL, people.admin);
    await page.goto('/admin');
    const pile = page.getByRole('listitem').filter({ hasText: 'Therapist applications' });
    const [waiting] = await db.query<{ count: string }>(
      `SELECT count(*) FROM therapist_applications WHERE status = 'submitted' AND sent_at IS NOT NULL`,
    );
    expect(Number(waiting?.count)).toBeGreaterThan(0);
    await expect(pile).toContainText(/\d+ ?the oldest for/);
  });
});
