import { expect, type Page, type Response, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { demoRecord, roomsOf } from '@/test/access/private-pages';
import { weigh } from '@/test/server/bytes';

/** A phone, in whose screens a page is measured. */
const phone = { width: 360, height: 780 };

const tallest = 3 * phone.height;

/** Own script of a signed-in page above the framework's, in bytes after compression. */
const heaviest = 110 * 1024;

/**
 * Opens a complete page, and repeats it if a busy server left a part out. @returns the scripts that it loaded
 */
async function open(page: Page, path: string): Promise<readonly Response[]> {
  let scripts: Response[] = [];
  const remember = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', remember);
  await expect(async () => {
    scripts = [];
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.getByText('Error fetching data').count()).toBe(0);
  }).toPass({ timeout: 60_000 });
  page.off('response', remember);
  return scripts;
}

/** The length of a page, or the position of its first link to more of a list. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const onward = [...document.querySelectorAll('main :is(a[rel="next"], a[href*="rows=all"])')];
    const ends = onward.flatMap((link) => {
      const { bottom, height } = link.getBoundingClientRect();
      return height === 0 ? [] : [bottom + scrollY];
    });
    return Math.round(Math.min(document.documentElement.scrollHeight, ...ends));
  });
}

for (const role of ['client', 'therapist', 'admin'] as const) {
  test(`no room of a ${role} is longer than three screens before its first “more”, or heavier than 110 KB of script`, {
    tag: '@slow',
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(1_200_000);
    await page.setViewportSize(phone);
    await enter(context, baseURL, await demoPerson(role));
    const rooms = [...roomsOf(role), ...(role === 'therapist' ? await demoRecord() : [])];
    const excess: unknown[] = [];
    for (const path of rooms) {
      const scripts = await open(page, path);
      const height = await heightOf(page);
      const { ownScript } = await weigh(scripts, baseURL ?? '');
      if (height > tallest || ownScript > heaviest) excess.push({ path, height, ownScript });
    }
    expect(excess).toEqual([]);
  });
}
