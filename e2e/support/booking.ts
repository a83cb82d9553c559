import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';

/** Presses a button that takes a visit's token; without scripts a quick press is asked to be repeated. */
export async function press(page: Page, name: string, javaScriptEnabled: boolean): Promise<void> {
  const button = page.getByRole('button', { name });
  if (javaScriptEnabled) return button.click();
  await expect(async () => {
    const loaded = page.waitForEvent('load');
    await button.click();
    await loaded;
    await expect(page.getByText('Please press the button again.')).toBeHidden({ timeout: 1 });
  }).toPass();
}

/** The page as it stands breaks no rule at 320 px in light and dark, and nothing scrolls sideways. */
export async function expectFitAndAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
  await page.emulateMedia({ colorScheme: 'light' });
  if (size) await page.setViewportSize(size);
}
