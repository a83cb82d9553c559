import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '@/test/account/admin';
import { expectNoSidewaysScroll, expectOpenToEveryone } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';

const crisisPage = '/resources/crisis-support';

/** The page's path. A browser without scripts keeps the form's fragment, which no part of this page has. */
const addressOf = (page: Page) => new URL(page.url()).pathname;

/** Visitors' pages change with the next view; this asks until they do. */
async function expectPublicly(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(crisisPage);
    await check();
  }).toPass();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the owner’s content, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });
    /** The checker runs in the page, so it needs scripts there. */
    const expectOpen = (page: Page) =>
      javaScriptEnabled ? expectOpenToEveryone(page) : expectNoSidewaysScroll(page);

    test('a new helpline is public once it is published, marked when overdue, and taken off again', async ({
      page,
    }) => {
      const name = `Kiran ${randomBytes(4).toString('hex')}`;
      await signInAsAdmin(page);
      try {
        await page.goto('/admin/content/helpline/new');
        const save = page.getByRole('button', { name: 'Save and preview' });
        await page.getByLabel('Name', { exact: true }).fill(name);
        await page.getByLabel('For').fill('For people who cannot sleep.');
        await page.getByLabel('Hours, in words').fill('Day and night, every day');
        await page.getByLabel('Languages').fill('Hindi');
        await page.getByLabel('Cost of a call').fill('Free');
        await page.getByLabel('Kind', { exact: true }).selectOption('Mental health');
        await page.getByLabel('Published by').fill('Nobody: this is a test');
        await page.getByLabel('Last checked on').fill('2026-01-01');
        await page.getByLabel('Check again by').fill('2026-01-02');
        await save.click();
        await expect(
          page.getByRole('link', { name: 'Please enter the number that people call' }),
        ).toBeVisible();
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
        await expectOpen(page);

        await page.getByLabel('Number', { exact: true }).fill('1800 123 4567');
        await save.click();
        await expect(
          page.getByRole('heading', { level: 1, name: `${name}, 1800 123 4567: version 1` }),
        ).toBeVisible();
        await expect(page.getByText('we are checking it again')).toBeVisible();
        await expectOpen(page);
        const version = addressOf(page);
        await page.goto(crisisPage);
        await expect(page.getByRole('heading', { name })).toHaveCount(0);

        await page.goto(version);
        await page.getByRole('button', { name: 'Publish this version' }).click();
        await expect(page.getByText('Visitors see this version.')).toBeVisible();
        const line = page.getByRole('article').filter({ hasText: name });
        await expectPublicly(page, () =>
          expect(line.getByText('we are checking it again')).toHaveCount(1, { timeout: 1_000 }),
        );

        await page.goto('/admin/content/helpline');
        await expectOpen(page);
        await page.getByRole('button', { name: new RegExp(`^Checked today.*${name}`) }).click();
        await expect(page.getByRole('row').filter({ hasText: name }).getByText('Overdue')).toHaveCount(0);
        await expectPublicly(page, async () => {
          await expect(line).toHaveCount(1, { timeout: 1_000 });
          await expect(line.getByText('we are checking it again')).toHaveCount(0, { timeout: 1_000 });
        });

        await page.goto(version);
        await page.getByRole('button', { name: 'Restore this version' }).click();
        await expect(page.getByText(/^Restored as a new version/)).toBeVisible();
        await page.goto(version.replace(/\/1$/, ''));
        await expect(page.getByRole('link', { name: 'Version 3' })).toBeVisible();
        await expect(page.getByText('Restored from version 1')).toBeVisible();
        await expectOpen(page);
        await page.getByLabel('Show it on the crisis page').uncheck();
        await save.click();
        await page.getByRole('button', { name: 'Publish this version' }).click();
        await expect(page.getByText('Visitors see this version.')).toBeVisible();
        await expectPublicly(page, () => expect(line).toHaveCount(0, { timeout: 1_000 }));
      } finally {
        await using db = await database();
        await db.query(`DELETE FROM content_versions WHERE kind = 'helpline' AND content->>'name' = $1`, [
          name,
        ]);
      }
    });

    test('a new article is on the blog, in its feed and in the sitemap, and gone when it is taken off', async ({
      page,
      request,
    }) => {
      const slug = `quiet-${randomBytes(4).toString('hex')}`;
      const title = `A quiet evening ${slug}`;
      await signInAsAdmin(page);
      try {
        await page.goto('/admin/content/article/new');
        await page.getByLabel('Address', { exact: true }).fill('sleep-and-worry');
        await page.getByLabel('Title', { exact: true }).first().fill(title);
        await page.getByLabel('Description').fill('What an evening without plans is good for.');
        await page.getByLabel('Category').selectOption('Mental Health Tips');
        await page.getByLabel('Picture').selectOption('A cup of tea');
        await page.getByLabel('Checked by').fill('Dr. Nobody');
        await page.getByLabel('Published on').fill('2026-01-01');
        const words = `## Why nothing\n\n${'One sits and looks out of the window. '.repeat(14)}`;
        await page
          .getByLabel('Text', { exact: true })
          .fill(`${words}<script>document.title = 'run'</script>`);
        await page.getByLabel('Title', { exact: true }).last().fill('On idleness');
        await page.getByLabel('Who published it, and when').fill('Nobody, 2026');
        const save = page.getByRole('button', { name: 'Save and preview' });
        await save.click();
        await expect(page.getByRole('link', { name: /^Line 3 holds HTML/ })).toBeVisible();
        await expectOpen(page);
        await page.getByLabel('Text', { exact: true }).fill(`${words}\n\n[Write to us](/contact).`);
        await save.click();
        await expect(
          page.getByRole('link', { name: /^Another entry already has this address/ }),
        ).toBeVisible();
        await page.getByLabel('Address', { exact: true }).fill(slug);
        await save.click();
        await expect(page.getByRole('heading', { level: 1, name: `${title}: version 1` })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Why nothing' })).toBeVisible();
        await expectOpen(page);
        const version = addressOf(page);
        expect((await request.get(`/blog/${slug}`)).status()).toBe(404);

        await page.getByRole('button', { name: 'Publish this version' }).click();
        await expect(page.getByText('Visitors see this version.')).toBeVisible();
        await expect(async () => {
          await page.goto(`/blog/${slug}`);
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect(page.getByText('Checked by Dr. Nobody.')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Write to us', exact: true }).first()).toBeVisible();
        await expectOpen(page);
        for (const address of ['/feed.xml', '/sitemaps/pages.xml', '/blog', '/blog?q=quiet']) {
          await expect(async () =>
            expect(await (await request.get(address)).text()).toContain(`/blog/${slug}`),
          ).toPass();
        }

        await page.goto(version.replace(/\/1$/, ''));
        await page.getByLabel('Show it to visitors').uncheck();
        await save.click();
        await page.getByRole('button', { name: 'Publish this version' }).click();
        await expect(page.getByText('Visitors see this version.')).toBeVisible();
        await expect(async () => {
          expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
          expect(await (await request.get('/blog')).text()).not.toContain(slug);
        }).toPass();
      } finally {
        await using db = await database();
        await db.query(`DELETE FROM content_versions WHERE kind = 'article' AND entry = $1`, [slug]);
      }
    });

    test('rows are added, moved and removed, and Enter saves instead of moving them', async ({ page }) => {
      await signInAsAdmin(page);
      await page.goto('/admin/content/founders/founders');
      const names = page.getByLabel('Name', { exact: true });
      const all = () =>
        names.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      const [first = '', second = ''] = await all();
      await page.getByRole('button', { name: /^Down.*Founder 1$/ }).click();
      await expect.poll(all).toEqual([second, first]);
      await page.getByRole('button', { name: 'Add a founder' }).click();
      await expect.poll(all).toEqual([second, first, '']);
      await names.nth(2).fill('Nobody yet');
      await page.getByRole('button', { name: /^Remove.*Founder 1$/ }).click();
      await expect.poll(all).toEqual([first, 'Nobody yet']);
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await expectOpen(page);
      await names.nth(1).press('Enter');
      await expect(page.getByRole('link', { name: 'Please enter the role' })).toBeVisible();
      expect(await all()).toEqual([first, 'Nobody yet']);
    });
  });
}

// One test for both, because there is one legal identity.
test('a change of the legal identity is looked at twice and reaches the legal pages', {
  tag: '@slow',
}, async ({ browser, baseURL }) => {
  const courts = `Bengaluru ${randomBytes(3).toString('hex')}`;
  try {
    for (const javaScriptEnabled of [true, false]) {
      await using context = await browser.newContext({ baseURL, javaScriptEnabled });
      const page = await context.newPage();
      const admin = await signInAsAdmin(page);
      await page.goto('/admin/content/legal-identity/owner');
      await page.getByLabel('Tax', { exact: true }).selectOption('Registered for GST: tax invoices');
      const save = page.getByRole('button', { name: 'Save and preview' });
      await save.click();
      await expect(page.getByRole('link', { name: 'Enter the GSTIN' })).toBeVisible();
      await page.getByLabel('Tax', { exact: true }).selectOption('Not registered for GST: receipts');
      const place = `${courts} ${javaScriptEnabled ? 'with' : 'without'}`;
      await page.getByLabel('Jurisdiction').fill(place);
      await save.click();
      await expect(page.getByText('Check each line against your registration documents.')).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(page);

      await using db = await database();
      const ago = (minutes: number) =>
        db.query(
          'UPDATE user_sessions SET second_factor_at = now() - make_interval(mins => $1) WHERE user_id = $2',
          [minutes, admin.userId],
        );
      await ago(10);
      const publish = page.getByRole('button', { name: 'Publish this version' });
      await publish.click();
      const code = page.getByLabel('Code from your app, or your password');
      await expect(code).toBeVisible();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('Visitors see this version.')).toHaveCount(0);
      // The error disappears with the first letter, and the field stays for the second.
      await code.pressSequentially('12');
      await expect(code).toHaveValue('12');
      await code.fill('');
      await ago(0);
      await publish.click();
      await expect(page.getByText('Visitors see this version.')).toBeVisible();
      await expect(async () => {
        await page.goto('/terms');
        await expect(page.getByText(`Courts in ${place} are competent`)).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }
  } finally {
    await using db = await database();
    await db.query(
      `DELETE FROM content_versions WHERE kind = 'legal-identity' AND content->>'courts' LIKE $1 || '%'`,
      [courts],
    );
  }
});
