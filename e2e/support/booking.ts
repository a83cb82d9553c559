import { expect, type Page } from '@playwright/test';

/** Clicks a button that needs a visit's token; without scripts the page asks to repeat a quick submit. */
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
