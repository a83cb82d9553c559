import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '@/test/account/admin';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';

/** Messages of one sender, the newest last. */
async function messagesFrom(name: string, count: number): Promise<void> {
  await using db = await database();
  await db.query(
    `INSERT INTO contact_messages (first_name, last_name, email, subject, message, service_interest, created_at)
     SELECT $1, 'Number ' || n, 'person@example.in', 'A question', 'Hello', 'billing', now() - make_interval(mins => $2 - n)
     FROM generate_series(1, $2::int) n`,
    [name, count],
  );
}

const nameOf = () => `Ravi${crypto.randomUUID().slice(0, 8)}`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('a list is sorted, its columns are hidden, and the view is saved under a name', async ({ page }) => {
      const name = nameOf();
      await messagesFrom(name, 3);
      await signInAsAdmin(page);
      await page.goto(`/admin/messages?q=${name}`);
      const titles = page.getByRole('rowheader');
      await expect(titles.first()).toContainText('Number 3');
      await page.getByRole('link', { name: 'Sent' }).click();
      await expect(page.getByRole('columnheader', { name: 'Sent' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(titles.first()).toContainText('Number 1');

      await page.getByText('Columns', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'Topic' }).check();
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByRole('columnheader', { name: 'Topic' })).toHaveCount(0);

      await page.getByText('Views', { exact: true }).click();
      await page.getByLabel('Name of the view').fill('One sender');
      await page.getByRole('button', { name: 'Save view' }).click();
      const views = page.getByText('View: One sender', { exact: true });
      await expect(views).toBeVisible();
      const saved = page
        .getByRole('navigation', { name: 'Your views' })
        .getByRole('link', { name: 'One sender' });
      await page.goto('/admin/messages');
      await page.getByText('Views', { exact: true }).click();
      await saved.click();
      await expect(page).toHaveURL(new RegExp(`q=${name}&sort=sent&hide=topic`));
      await expect(titles.first()).toContainText('Number 1');
    });

    test('several rows are changed at once, and a page says what was done and what not', async ({ page }) => {
      const name = nameOf();
      await messagesFrom(name, 3);
      await signInAsAdmin(page);
      await page.goto(`/admin/messages?q=${name}`);
      await page.getByRole('checkbox', { name: 'Number 3' }).check();
      await page.getByRole('button', { name: 'Mark as answered' }).click();
      await expect(page.getByRole('status')).toContainText('1 marked as answered.');
      await page.goto(`/admin/messages?q=${name}`);
      await expect(page.getByLabel('All rows of this view')).toBeHidden();
      await page.getByRole('checkbox', { name: 'Number 1' }).check();
      await page.getByLabel('All rows of this view').check();
      await page.getByRole('button', { name: 'Mark as answered' }).click();
      await expect(page.getByRole('status')).toContainText('2 marked as answered, 1 not.');
      await expect(page.getByRole('region', { name: 'Not done' })).toContainText('1: No change was needed.');
    });
  });
}

test('a view with a column that no longer exists opens with a note', { tag: '@slow' }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/users?hide=shoe-size&sort=-height&role=client');
  await expect(page.getByText('That no longer exists')).toContainText('the column “shoe-size”');
  await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible();
});

test('the tables are open to everyone', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  await messagesFrom(nameOf(), 2);
  await signInAsAdmin(page);
  const pages = [
    '/admin/messages',
    '/admin/sessions',
    '/admin/quotations',
    '/admin/refunds',
    '/admin/payouts',
  ];
  for (const address of pages) {
    await page.goto(address);
    await expectOpenToEveryone(page);
  }
});

test('a name and an address of sixty letters take a second line, and no column is cut', async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const local = `venkatanarasimharajuvaripetalakshmi${mark}`;
  await using db = await database();
  await db.query('INSERT INTO users (email, name, email_verified_at) VALUES ($1, $2, now())', [
    `${local}@example-hospital.in`,
    'Venkatanarasimharajuvaripetalakshminarayanaswamigarumanikyam Rao',
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsAdmin(page);
  await page.goto(`/admin/users?q=${mark}`);
  await expect(page.getByRole('rowheader')).toContainText(local);
  const cut = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(cut).toBeLessThanOrEqual(0);
});
