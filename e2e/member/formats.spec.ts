import { expect, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { demoRecord, roomsOf } from '@/test/access/private-pages';

for (const role of ['client', 'therapist', 'admin'] as const) {
  test(`no room of a ${role} shows paise that are none or a number without spaces, and a client reads once that people are examples; heads begin alike`, {
    tag: '@slow',
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(context, baseURL, await demoPerson(role));
    const found: unknown[] = [];
    const heads = new Set<string>();
    for (const path of [...roomsOf(role), ...(role === 'therapist' ? await demoRecord() : [])]) {
      await page.goto(path);
      const words = (await page.locator('main').textContent()) ?? '';
      const wrong = [...words.matchAll(/.{0,12}\d\.00\b|\+91\d{10}/g)].map(([text]) => text);
      // In the back office "Sample" is a state of a row.
      const marks =
        role === 'admin'
          ? []
          : await page
              .locator('[data-sample], [data-samples]')
              .evaluateAll((all) =>
                all.filter((mark) => mark.getBoundingClientRect().height > 2).map((mark) => mark.textContent),
              );
      const head = await page
        .locator('main [data-page-head] h1')
        .boundingBox({ timeout: 1_000 })
        .catch(() => null);
      if (head) heads.add(`${head.x} ${Math.round(head.y)}`);
      if (wrong.length > 0 || marks.length > 1) found.push({ path, wrong, marks });
    }
    expect(found).toEqual([]);
    // One place for the head of a page, one for a page below another, which has the way back above it.
    expect(heads.size, [...heads].join()).toBeLessThanOrEqual(2);
  });
}

test('no day in the lists of a client is on another line than its month', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL, await demoPerson('client'));
  const found: string[] = [];
  for (const room of ['', '/quotations', '/homework', '/forms', '/plans', '/transactions']) {
    await page.goto(`/dashboard${room}`);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const parted = await page.locator('main').evaluate((main) => {
        const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const all: string[] = [];
        while (words.nextNode()) {
          const node = words.currentNode as Text;
          if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only')) continue;
          for (const { 0: day, index } of node.data.matchAll(
            /\d{1,2}\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*/g,
          )) {
            range.setStart(node, index);
            range.setEnd(node, index + day.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) all.push(node.data);
          }
        }
        return all;
      });
      found.push(...parted.map((text) => `${room} at ${width}: ${text}`));
    }
  }
  expect(found).toEqual([]);
});
