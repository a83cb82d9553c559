import { expect, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { demoRecord, roomsOf } from '@/test/access/private-pages';

/** Shows mails as their readers see them, each read alone. */
const previews = '/therapist-dashboard/letters';

for (const role of ['client', 'therapist', 'admin'] as const) {
  test(`a page of a ${role} names the zone of its times once at most`, { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(context, baseURL, await demoPerson(role));
    const repeated: unknown[] = [];
    const unnamed: unknown[] = [];
    let named = 0;
    for (const path of [...roomsOf(role), ...(role === 'therapist' ? await demoRecord() : [])]) {
      if (path === previews) continue;
      await page.goto(path);
      // biome-ignore lint/performance/useDomNodeTextContent: closed parts are not read; words for screen readers are.
      const words = await page.getByRole('main').first().innerText();
      const zones = words.match(/.{0,40}\bIST\b/g) ?? [];
      const bare = await page.locator('main [data-bare]').count();
      if (zones.length > 1) repeated.push({ path, zones });
      if (zones.length === 0 && bare > 0) unnamed.push({ path, bare });
      named += zones.length;
    }
    expect.soft(repeated).toEqual([]);
    expect.soft(unnamed).toEqual([]);
    expect(named).toBeGreaterThan(0);
  });
}
