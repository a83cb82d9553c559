import type { Page } from '@playwright/test';

/**
 * Delays requests of the page, like a slow connection.
 * @param which addresses, as a path or a pattern
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, which: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/**
 * Delays the scripts of the pages opened next.
 * @returns a function that releases them
 */
export const holdScripts = (page: Page, which = '**/_next/static/**/*.js') => holdRequests(page, which);
