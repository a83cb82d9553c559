import type { Page } from '@playwright/test';

/**
 * Holds the scripts of the pages that are opened next, as a slow connection does.
 * @returns lets them go
 */
export async function holdScripts(page: Page, which = '**/_next/static/**/*.js'): Promise<() => void> {
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
