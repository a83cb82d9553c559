import type { Page } from '@playwright/test';

/** Stored outside the document, because the framework may repair that. */
export async function rememberRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      sessionStorage.refused = `${sessionStorage.refused ?? ''} ${effectiveDirective} ${blockedURI}`;
    });
  });
}

/** What the page's policy has refused so far; empty for nothing. */
export function refusals(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('refused') ?? '');
}
