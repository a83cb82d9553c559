import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the rules and places at which the present page violates WCAG 2.2 AA or a best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // Measures elements that fade in at their final place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Elements with a late layout get their style now; otherwise their colours would change during the
  // measurement.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, footer')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
  });
  // A colour in transition belongs to neither scheme.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  // The other mode opens a second page for each check, for frames of other sites, of which there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

/** No element may be wider than the window, once scripts have redrawn for its new size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A locator waits for the element, which a loading page may not have yet.
  const wider = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  await expect.poll(wider).toBe(0);
}

/**
 * Checks the accessibility of the present page: on the narrowest phone in the light scheme and on a wide
 * screen in the dark one. Colours do not depend on the width, nor positions on the colours, so these two
 * cover all four combinations.
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
