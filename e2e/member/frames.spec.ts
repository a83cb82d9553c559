import { expect, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { demoRecord } from '@/test/access/private-pages';

test('a client’s record begins within 200 px on a phone, on each of its pages', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(context, baseURL, await demoPerson('therapist'));
  const tops: Record<string, number> = {};
  for (const path of await demoRecord()) {
    if (path.includes('/messages/')) continue;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The first thing that is not frame: neither head nor menu of the record.
    tops[path.replace(/.*clients\/[^/]+/, '')] = await page.evaluate(() => {
      const frame = 'header, nav, [data-page-head], .sr-only, script, noscript';
      const words = document.createTreeWalker(
        document.querySelector('main') as Element,
        NodeFilter.SHOW_TEXT,
        (node) => {
          const holder = node.parentElement;
          const shown =
            holder?.checkVisibility() && holder.closest(frame) === null && node.textContent?.trim();
          return shown ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
        },
      );
      const first = words.nextNode()?.parentElement;
      return Math.round(first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
    });
  }
  expect(
    Object.values(tops).filter((top) => top > 200),
    JSON.stringify(tops),
  ).toEqual([]);
});

for (const [role, path] of [
  ['therapist', '/therapist-dashboard/calendar'],
  ['admin', '/admin'],
] as const) {
  test(`a wide screen shows a ${role} their whole name, and the tools of the page in one row`, {
    tag: role === 'admin' ? '@slow' : [],
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(context, baseURL, await demoPerson(role));
    await page.goto(path);
    const name = page.getByRole('banner').locator('button span.truncate');
    expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
    const header = await page.getByRole('banner').first().boundingBox();
    expect(header?.height).toBeLessThanOrEqual(64);
    await expect(page.getByRole('banner').getByRole('link', { name: '14416' })).toHaveCount(0);
    if (role === 'admin') return;
    const tools = page.getByRole('main').getByRole('link', { name: /^(?:Earlier|Today|Later|New session)$/ });
    const middles = await tools.filter({ visible: true }).evaluateAll((all) =>
      all.map((tool) => {
        const { top, height } = tool.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(middles.length).toBeGreaterThanOrEqual(4);
    expect(new Set(middles).size, middles.join()).toBe(1);
  });
}
