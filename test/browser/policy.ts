import type { Page } from '@playwright/test';

/** Stores them outside the document, which the framework may repair. */
export async function rememberRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      sessionStorage.refused = `${sessionStorage.refused ?? ''} ${effectiveDirective} ${blockedURI}`;
    });
  });
}

/** The page's policy violations so far; empty if none. */
export function refusals(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('refused') ?? '');
}

/** Violations of the page's own policy, as the browser reports them. */
export function stoppedBy(page: Page): string[] {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) stopped.push(message.text());
  });
  return stopped;
}
