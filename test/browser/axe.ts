import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the rules and places at which the present page breaks WCAG 2.2 AA or a best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // Measures things that fade in at their final place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is laid out late has its style then, and its colours change to it while they are measured.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, footer')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
  });
  // A colour that is still changing is the colour of neither scheme.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  // The other mode opens a second page for each look; it serves frames of other sites, and there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

/** Nothing is wider than the window, once what draws itself by script has seen the window's new size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A locator waits for the element, which a page that is just arriving does not have yet.
  const wider = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  await expect.poll(wider).toBe(0);
}

/**
 * Checks that the present page is accessible: on the narrowest phone in the light scheme and on a wide screen in the
 * dark one. Colours do not depend on the width and places not on the colours, so these two cover all four.
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
