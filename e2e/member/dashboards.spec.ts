import { expect, test } from '@playwright/test';
import { enter, homes, makePeople, type People } from '@/test/access/people';
import { expectAccessible } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';

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
      // The bar at the lower edge: at most four sections, and the way to the others.
      const bar = page.getByRole('navigation', { name: 'Main' });
      await expect(bar.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
      if (persona === 'unlinkedTherapist') {
        await expect(bar.getByRole('link')).toHaveText(['Today', 'Account']);
      } else {
        await expect(bar.getByRole('link')).toHaveCount(4);
        const more = bar.getByRole('button', { name: /^More/ });
        await more.click();
        await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(more).toBeFocused();
      }
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.reload();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Urgent help' })).toBeFocused();
      // A client leaves by one tap; those who work here find it with the numbers.
      const leave = page.getByRole('link', { name: /^Leave/ }).filter({ visible: true });
      if (persona === 'client') await expect(leave).toHaveCount(1);
      await page.keyboard.press('Enter');
      const help = page.getByRole('dialog', { name: 'Urgent help' });
      await expect(help.getByRole('link', { name: /Call 112/ })).toBeFocused();
      await expect(help.getByRole('link', { name: /^Leave/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
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
    await expect(banner.getByRole('link', { name: 'send it again' })).toHaveAttribute(
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
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 open request' })).toHaveCount(0);
  });

  test('the sidebar stays as narrow or as wide as it was left', { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(context, baseURL, people.therapist);
    await page.goto('/therapist-dashboard/plans');
    const bar = page.getByRole('navigation', { name: 'Main' });
    // The pages of the present section are next to it.
    await expect(bar.getByRole('link', { name: 'Plans' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('button', { name: 'Expand menu' }).click();
    const wide = () => bar.evaluate((element) => element.getBoundingClientRect().width);
    expect(await wide()).toBeLessThan(120);
    await expectAccessible(page);
    await page.reload();
    expect(await wide()).toBeLessThan(120);
    // The narrow sidebar has no space for them: they are above the page.
    await expect(
      page.getByRole('navigation', { name: 'Clients' }).getByRole('link', { name: 'Plans' }),
    ).toBeVisible();
    await bar.getByRole('button', { name: 'Expand menu' }).click();
    expect(await wide()).toBeGreaterThan(200);
    await page.reload();
    expect(await wide()).toBeGreaterThan(200);
  });

  test('addresses of parts that became pages lead to those pages', { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(context, baseURL, people.therapist);
    await page.goto('/therapist-dashboard/sessions#new-session');
    await expect(page).toHaveURL(`${baseURL}/therapist-dashboard/sessions/new`);
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
    await expect(pile).toContainText(/\d+ open, the oldest for/);
  });
});
