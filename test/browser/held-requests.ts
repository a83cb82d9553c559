import type { Page } from '@playwright/test';

/**
 * Holds requests of the page back, as a slow connection does.
 * @param which addresses, as a path or a pattern
 * @returns lets them go
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
 * Holds the scripts of the pages that are opened next.
 * @returns lets them go
 */
export const holdScripts = (page: Page, which = '**/_next/static/**/*.js') => holdRequests(page, which);
