import { expect, test } from '@playwright/test';

test.describe('offline', () => {
  test('the helplines open after one visit, even in place of another page', async ({ page, context }) => {
    await page.goto('/resources/crisis-support');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/resources/crisis-support'))))
      .toBe(true);
    await page.reload();
    await context.setOffline(true);

    await page.goto('/resources/crisis-support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent help');
    await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font.toLowerCase()).toContain('figtree');

    await page.goto('/professionals');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent help');
  });

  test('a worksheet and an exercise that one has opened open again', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    await page.goto('/resources/mindfulness-meditation');
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const path of ['/resources/mindfulness-meditation', '/resources/tools-worksheets/worry-tree']) {
      await page.goto(path);
      await expect
        .poll(() => page.evaluate(async (kept) => Boolean(await caches.match(kept)), path))
        .toBe(true);
    }
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await context.setOffline(true);
    await page.goto('/resources/mindfulness-meditation');
    await page.getByRole('button', { name: 'Start Arriving' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/resources/tools-worksheets/worry-tree');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  });

  test('stores only what is public and meant for it', async ({ page }) => {
    await page.goto('/resources/crisis-support');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.goto('/contact?topic=billing');
    await page.goto('/professionals?q=sleep');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/resources/crisis-support');
    expect(kept.filter((path) => !/^\/(resources\/|_next\/static\/|portraits\/)/.test(path))).toEqual([]);
  });
});
