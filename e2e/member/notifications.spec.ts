import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

const address = '/account/notifications';

let people: People;

test.beforeEach(async ({ context, baseURL }) => {
  people = await makePeople();
  await enter(context, baseURL, people.client);
});

/** Notifications of the client, a minute apart, the last one newest. */
async function tell(count: number): Promise<void> {
  await using db = await database();
  await db.query(
    `INSERT INTO notices (user_id, kind, title, href, created_at)
     SELECT $1, 'quotation.created', 'Word ' || number, '/account', now() - make_interval(mins => $2 - number)
     FROM generate_series(1, $2::int) AS number`,
    [people.client.userId, count],
  );
}

const row = (page: Page, title: string) => page.getByRole('button', { name: title });
/** The bell: a button with scripts, a link without. */
const room = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button')
    .filter({ hasText: /^Notifications/, visible: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`notifications, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('are counted, opened and then read', { tag: '@slow' }, async ({ page }) => {
      await tell(3);
      await page.goto(address);
      await expect(room(page)).toHaveText(/3 unread/);
      await row(page, 'New Word 2').click();
      await expect(page).toHaveURL(/\/account$/);
      await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
      await expect(room(page)).toHaveText(/2 unread/);
      await page.goto(address);
      await expect(row(page, 'New Word 2')).toHaveCount(0);
      await expect(row(page, 'Word 2')).toBeVisible();
      await expect(row(page, 'New Word 3')).toBeVisible();
    });

    test('are all read with one submit, after paging through them', { tag: '@slow' }, async ({ page }) => {
      await tell(15);
      await page.goto(address);
      await expect(page.getByRole('listitem').filter({ hasText: 'Quotation' })).toHaveCount(10);
      await page.getByRole('link', { name: 'Older' }).click();
      await expect(row(page, 'New Word 5')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Newest' }).click();
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Everything is marked as read.' }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
      await expect(room(page)).toHaveText('Notifications');
    });

    test('mails, hours and zone can be chosen, and stay chosen', { tag: '@slow' }, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('switch', { name: 'Quotations' }).uncheck();
      await page.getByLabel('From', { exact: true }).selectOption('10:00 am');
      await page.getByLabel('Until', { exact: true }).selectOption('9:30 am');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Choose an end time after the start time',
      );
      await expect(page.getByRole('switch', { name: 'Quotations' })).not.toBeChecked();
      await page.getByLabel('Until', { exact: true }).selectOption('6:00 pm');
      await page.getByLabel('Your time zone').selectOption('New York (America)');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your choices are saved.' })).toBeVisible();
      await page.goto(address);
      await expect(page.getByRole('switch', { name: 'Quotations' })).not.toBeChecked();
      await expect(page.getByRole('switch', { name: 'By email' })).toBeChecked();
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('600');
      await expect(page.getByLabel('Until', { exact: true })).toHaveValue('1080');
      await expect(page.getByLabel('Your time zone')).toHaveValue('America/New_York');
    });
  });
}

test('notifications can be opened by keyboard alone', { tag: '@slow' }, async ({ page }) => {
  await tell(2);
  await page.goto(address);
  await row(page, 'New Word 2').focus();
  await page.keyboard.press('Tab');
  await expect(row(page, 'New Word 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account$/);
});

test('the newest are read from any page, over it', { tag: '@slow' }, async ({ page }) => {
  await tell(7);
  await page.goto('/dashboard/sessions');
  await room(page).press('Enter');
  const recent = page.getByRole('dialog', { name: 'Notifications' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await expect(recent.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', address);
  await page.keyboard.press('Escape');
  await expect(recent).toBeHidden();
  await expect(room(page)).toBeFocused();
  await room(page).press('Enter');
  await recent.getByRole('button', { name: 'New Word 7' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(room(page)).toHaveText(/6 unread/);
});

test('somebody without notifications sees what will appear here', { tag: '@slow' }, async ({ page }) => {
  await page.goto(address);
  await expect(page.getByText('No notifications yet.')).toBeVisible();
  await expect(room(page)).toHaveText('Notifications');
});

test('notifications are accessible', { tag: '@slow' }, async ({ page }) => {
  await tell(21);
  await page.goto(address);
  await expectOpenToEveryone(page);
});
