import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectOpenToEveryone } from '@/test/browser/axe';
import { holdScripts } from '@/test/browser/held-requests';

/** Pages that public-pages.spec.ts does not visit. */
const pages = [
  '/blog?q=zzz',
  '/blog/the-first-session',
  '/resources/tools-worksheets?category=Stress',
  '/resources/tools-worksheets/daily-mood-tracker',
  '/resources/tools-worksheets/worry-tree',
];

for (const address of pages) {
  test(`${address} is accessible`, { tag: '@slow' }, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectOpenToEveryone(page);
    expect(errors).toEqual([]);
  });
}

test.describe('the blog', () => {
  test('begins with the featured article and answers while one types', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
    // The owner may have added some (e2e/admin/content.spec.ts).
    await expect(page.locator('[data-count]')).toHaveText(/^(?:[4-9]|\d\d) articles$/);
    await page.getByLabel('Search articles').pressSequentially('SLEEP');
    await expect(page.getByRole('heading', { name: 'Filtered Articles' })).toBeVisible();
    await expect(page.locator('[data-count]')).toHaveText('1 article');
    await expect(page).toHaveURL(/\/blog\?q=SLEEP$/);
    await page.getByLabel('Category').selectOption('Community Stories');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await page.goBack();
    await page.goto('/blog?category=Community+Stories&q=%25&page=-1');
    await expect(page.locator('[data-count]')).toHaveText('0 articles');
  });

  test('answers what was typed before the scripts came', { tag: '@slow' }, async ({ page }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto('/blog', { waitUntil: 'commit' });
    await page.getByLabel('Search articles').fill('SLEEP');
    letScriptsGo();
    await expect(page.locator('[data-count]')).toHaveText('1 article');
  });

  test('shows an article whole: who, when, how long, sources, what next', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: /What happens in a first session/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What happens in a first session');
    const article = page.getByRole('article').first();
    await expect(article.getByText('12 November 2026').first()).toBeVisible();
    await expect(article.getByText('5 min read').first()).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Sources' })).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Read next' })).toBeVisible();
    const node = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(node ?? '{}')).toMatchObject({ '@type': 'Article', datePublished: '2026-11-12' });
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /\/feed\.xml$/);
  });

  test('has a feed for feed readers, and 404 for articles that do not exist', async ({ request }) => {
    const feed = await request.get('/feed.xml');
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThanOrEqual(4);
    expect((await request.get('/blog/never-written')).status()).toBe(404);
  });
});

test.describe('tools and worksheets', () => {
  test('are found while one types, by text and category', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/resources/tools-worksheets');
    await expect(page.getByRole('link', { name: /^Download Free/ })).toHaveCount(8);
    await page.getByPlaceholder('Search tools and worksheets...').fill('map');
    await expect(page.locator('[data-count]')).toHaveText('1 tool');
    await page.getByLabel('Category').selectOption('Goals');
    await expect(page.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await expect(page).toHaveURL(/\?q=map&category=Goals$/);
  });

  test('come as PDFs', { tag: '@slow' }, async ({ page, request }) => {
    await page.goto('/resources/tools-worksheets');
    const links = await page
      .getByRole('link', { name: /^Download Free/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) {
      const sheet = await request.get(link);
      expect(sheet.headers()['content-type']).toBe('application/pdf');
      expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect((await request.get('/resources/tools-worksheets/pdf/nothing.pdf')).status()).toBe(404);
  });

  test('keep a mood on the device until it is deleted there, and send nothing', { tag: '@slow' }, async ({
    page,
  }) => {
    const sent: string[] = [];
    await page.goto('/resources/tools-worksheets/daily-mood-tracker');
    const good = page.getByRole('radio', { name: /4\s+good/ });
    await expect(good).toBeVisible();
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await good.check();
    await page.getByLabel('One word').fill('lighter');
    await page.reload();
    await expect(good).toBeChecked();
    await expect(page.getByRole('cell', { name: 'lighter' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete my entries' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(good).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(sent).toEqual([]);
  });

  test('take a worry through the tree', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/resources/tools-worksheets/worry-tree');
    await page.getByLabel(/What exactly am I worried about/).fill('The rent on Friday');
    await page.getByRole('radio', { name: 'Yes, at least a little' }).check();
    await page.getByLabel(/What will you do, and when/).fill('Ring Mr Rao at 11');
    await page.getByRole('button', { name: 'Put it on the list' }).click();
    const list = page.getByRole('region', { name: 'My worries so far' });
    await expect(list.getByText('The rent on Friday').first()).toBeVisible();
    await list.getByRole('radio', { name: 'No' }).check();
    await page.reload();
    await expect(list.getByRole('radio', { name: 'No' })).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches work by their button, and by address', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/resources/tools-worksheets');
    await page.getByPlaceholder('Search tools and worksheets...').fill('worry');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: /^Download Free/ })).toHaveCount(1);
    await expect(page.getByLabel('Search tools')).toHaveValue('worry');
    await page.goto('/blog?q=first&category=Therapy+Insights');
    await expect(page.getByRole('heading', { name: 'Filtered Articles' })).toBeVisible();
    await expect(page.locator('[data-count]')).toHaveText('1 article');
  });

  test('exercises can be read', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/resources/mindfulness-meditation');
    await page.getByText('Read the steps of Five senses').click();
    await expect(page.getByText('Find five things you can see. Name each, with its colour.')).toBeVisible();
    // It would do nothing without scripts.
    await expect(page.getByRole('button', { name: 'Start Arriving' })).toBeHidden();
  });
});

/** The exercise uses the page's clock, so the test moves it. */
async function openExercise(page: Page, name: string) {
  await page.clock.install();
  await page.goto('/resources/mindfulness-meditation');
  await page.getByRole('button', { name: `Start ${name}` }).click();
  return page.getByRole('dialog', { name });
}

test.describe('an exercise', () => {
  test('starts, pauses, continues, and ends with Escape', { tag: '@slow' }, async ({ page }) => {
    const room = await openExercise(page, 'Arriving');
    await expect(
      room.getByText('Sit or stand as you are. Let the shoulders come down a little.'),
    ).toBeVisible();
    await page.clock.runFor(21_000);
    await expect(room.getByText(/Feel what carries you/)).toBeVisible();
    await room.getByRole('button', { name: 'Pause' }).click();
    const left = await room.getByRole('timer').textContent();
    await page.clock.runFor(30_000);
    await expect(room.getByRole('timer')).toHaveText(left ?? '');
    await expect(room.getByText(/paused/)).toBeVisible();
    await room.getByRole('button', { name: 'Resume' }).click();
    await page.clock.runFor(27_000);
    await expect(room.getByText(/Let the breath go out slowly/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(room).toBeHidden();
    await expect(page.getByRole('button', { name: 'Start Arriving' })).toBeFocused();
  });

  test('comes to its own end, even offline', { tag: '@slow' }, async ({ page, context }) => {
    const room = await openExercise(page, '4-7-8 breathing');
    // The first interaction loads the scripts, which needs the connection.
    await expect(room).toBeVisible();
    await context.setOffline(true);
    await page.clock.runFor(5_000);
    await expect(room.getByText('Hold')).toBeVisible();
    await page.clock.runFor(72_000);
    await expect(room.getByText('The exercise is over. Take a moment before you continue.')).toBeVisible();
    await room.getByRole('button', { name: 'Close' }).click();
    await expect(room).toBeHidden();
  });
});
