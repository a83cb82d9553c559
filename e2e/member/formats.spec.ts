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

test('no date of a client breaks within itself on a small phone, and a large one only around its day', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await enter(context, baseURL, await demoPerson('client'));
  const broken: string[] = [];
  for (const path of roomsOf('client')) {
    await page.goto(path);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.locator('main time').evaluateAll((all) =>
        all
          .filter((time) => time.checkVisibility() && !time.closest('.sr-only'))
          .flatMap((time) => {
            const words = time.firstChild;
            const text = words?.textContent ?? '';
            const whole = time.closest('h1, h2, h3') ? /\d+\s\p{L}+|[\d:]+\s[ap]m/gu : /^.{1,20}$/g;
            return [...text.matchAll(whole)].flatMap(({ 0: part, index: at }) => {
              const range = document.createRange();
              range.setStart(words as Node, at);
              range.setEnd(words as Node, at + part.length);
              const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              return tops.size > 1 ? [part] : [];
            });
          }),
      );
      broken.push(...found.map((part) => `${path} at ${width}: ${part}`));
    }
  }
  expect(broken).toEqual([]);
});
