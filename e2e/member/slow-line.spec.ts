import { expect, type Page, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { holdRequests } from '@/test/browser/held-requests';

const hasBar = () => getComputedStyle(document.documentElement, '::before').content === '""';

/** Presses a place while the server answers nothing, and sees a mark of it on the screen; then the answer comes. */
async function showsPress(page: Page, path: string, press: () => Promise<unknown>): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const release = await holdRequests(page, '**/*');
  const seen = page.waitForEvent('console', (message) => message.text() === 'the mark is there');
  await page.evaluate(() => {
    const look = () => {
      if (getComputedStyle(document.documentElement, '::before').content !== '""')
        return void setTimeout(look, 20);
      // biome-ignore lint/suspicious/noConsole: while another page is on its way, nothing can be asked of this one.
      console.info('the mark is there');
    };
    look();
  });
  await press();
  await seen;
  release();
  await page.unrouteAll({ behavior: 'wait' });
  // The page may change while it is asked.
  await expect(async () => expect(await page.evaluate(hasBar)).toBe(false)).toPass();
}

test('a pressed section is marked until its page comes', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(context, baseURL, await demoPerson('client'));
  const section = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Sessions/ });
  await showsPress(page, '/dashboard', () => section.click({ noWaitAfter: true }));
  await expect(page).toHaveURL(/\/dashboard\/sessions$/);
  // A call leaves the page where it is.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="tel:112">Call</a>'));
  await page.evaluate(() => document.querySelector<HTMLElement>('body > a[href^="tel:"]')?.click());
  expect(await page.evaluate(hasBar)).toBe(false);
});

test('a pressed part of the calendar is marked, and so is the search', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const held = { noWaitAfter: true } as const;
  const main = page.getByRole('main');
  await enter(context, baseURL, await demoPerson('therapist'));
  const calendar = '/therapist-dashboard/calendar';
  // Parts of a page: another week, a sheet, an entry of the grid.
  for (const name of ['Later', 'New session'])
    await showsPress(page, calendar, () => main.getByRole('link', { name, exact: true }).click(held));
  await showsPress(page, `${calendar}?view=month`, () => main.locator('[data-session]').first().click(held));
  // The search, which comes with its first press.
  await showsPress(page, calendar, () => page.keyboard.press('Control+k'));
});
