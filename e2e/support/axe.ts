import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the rules and places at which the page as it stands breaks WCAG 2.2 AA or a best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // Things that fade in are measured where they come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

/** Nothing is wider than the window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
}

/**
 * The page as it stands is open to everyone: on the narrowest phone by day and on a wide screen by night. Colours do not
 * depend on the width and places not on the colours, so these two stand for all four.
 */
export async function expectOpenToEveryone(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (size) await page.setViewportSize(size);
}
