import { expect, type Page } from '@playwright/test';

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
