import { expect, type Page, test } from '@playwright/test';
import { refusals, rememberRefusals } from '@/test/browser/policy';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker of this page is active and has stored an address. */
async function stored(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async (one) => Boolean(await caches.match(one)), path)).toBe(true);
}

async function allStored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

test.describe('offline', () => {
  test('a first visit to home keeps the numbers to call; another page says what is there', {
    tag: '@slow',
  }, async ({ page, context }) => {
    await rememberRefusals(page);
    await page.goto('/');
    await stored(page, '/resources/crisis-support');
    await stored(page, '/offline');
    expect(await refusals(page)).toBe('');
    await context.setOffline(true);

    await page.goto('/resources/crisis-support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent help');
    await expect(page.locator('a[href="tel:112"]').first()).toBeAttached();
    await expect(page.locator('a[href="tel:14416"]').first()).toBeAttached();
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font.toLowerCase()).toContain('figtree');

    await page.goto('/professionals');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(page.getByRole('link', { name: 'In danger: call 112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('link', { name: /call 14416/ })).toHaveAttribute('href', 'tel:14416');
    await page.getByRole('link', { name: 'All numbers for urgent help, also abroad' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent help');

    await context.setOffline(false);
    await page.goto('/professionals');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  });

  test('articles, exercises, tools and their worksheets open again', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    await page.goto('/blog');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const article = await page.locator('main a[href^="/blog/"]').first().getAttribute('href');
    if (!article) throw new Error('There is no article.');
    const opened = [article, '/resources/mindfulness-meditation', '/resources/tools-worksheets/worry-tree'];
    const titles: (string | null)[] = [];
    for (const path of opened) {
      await page.goto(path);
      await stored(page, path);
      titles.push(await page.getByRole('heading', { level: 1 }).textContent());
    }
    const sheet = '/resources/tools-worksheets/pdf/worry-tree.pdf';
    await stored(page, sheet);
    await context.setOffline(true);

    for (const [index, path] of opened.entries()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[index] ?? '');
    }
    await page.goto('/resources/mindfulness-meditation');
    await page.getByRole('button', { name: 'Start Arriving' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.goto('/about');
    const links = page.getByRole('region', { name: 'What you can read now' }).getByRole('link');
    // A script adds the links once it has searched the browser's stores.
    const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect.poll(addresses).toEqual(expect.arrayContaining([...opened, sheet]));
    const bytes = await page.evaluate(async (path) => (await (await fetch(path)).blob()).size, sheet);
    expect(bytes).toBeGreaterThan(1000);
  });

  test('keeps only what is public and meant for it', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await stored(page, '/resources/crisis-support');
    for (const path of [
      '/contact?topic=billing',
      '/professionals?q=sleep',
      '/clarity-quiz/mood',
      '/login',
      '/blog?q=sleep',
      '/resources/crisis-support?from=mail',
    ]) {
      await page.goto(path);
    }
    const pages = (await allStored(page)).filter(
      (path) => !/^\/(_next\/static|portraits|art|wake)\//.test(path),
    );
    expect(pages.sort()).toEqual(['/offline', '/resources/crisis-support']);
  });
});
