import { expect, type Page, test } from '@playwright/test';
import { houseTimes } from './support/booking';
import { translate } from './support/translator';

/** Errors that a page throws while React works on it. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

/** A page that sleeps is translated in its sleep; another one once React answers. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  if ((await page.locator('script[data-page]').count()) === 0) {
    await expect(page.locator('html[data-awake]')).toBeAttached();
  }
}

for (const how of ['replace', 'wrap', 'nested'] as const) {
  test(`the button names the ticked time on a page that a browser has translated (${how})`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await using own = await houseTimes();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(own.first));
    await page.goto(`/book?from=${day}`);
    await settled(page);
    await translate(page, how);
    const times = page.getByRole('form', { name: 'Free times for a first consultation' });
    const ticked = () => times.locator('input[name=slot]:checked');
    const button = times.getByRole('button', { name: /^Continue/ });
    for (const value of [own.first, own.second, own.first]) {
      const radio = times.locator(`input[name=slot][value="${value}"]`);
      // The first press wakes the page, and counts.
      await page
        .locator(`label[for="${await radio.getAttribute('id')}"], label:has(input[value="${value}"])`)
        .first()
        .click();
      await expect(ticked()).toHaveValue(value);
      const time = new Intl.DateTimeFormat('en-IN', {
        ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'Asia/Kolkata' },
      }).format(new Date(value));
      await expect(button).toContainText(`${time} IST`);
      await translate(page, how);
    }
    await button.click();
    await expect(page).toHaveURL(/\/book\/details\//);
    await settled(page);
    await translate(page, how);
    const form = page.getByRole('form');
    await page.getByRole('button', { name: 'Book this appointment' }).click();
    await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
    await expect(form.first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('filters and forms go on working on a translated page', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/contact');
  await settled(page);
  await translate(page);
  const send = page.getByRole('button', { name: /^Send/ }).first();
  await send.click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await translate(page);
  await page.getByLabel('Topic').selectOption('contact-therapist');
  await page.getByLabel('Topic').selectOption('billing');
  await send.click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();

  await page.goto('/resources/tools-worksheets');
  await settled(page);
  await translate(page);
  const search = page.getByLabel('Search tools');
  await search.pressSequentially('zzzz');
  await expect(page.getByText('No tools found')).toBeVisible();
  await translate(page);
  await search.fill('worry');
  await expect(page.getByText('No tools found')).toBeHidden();
  expect(faults).toEqual([]);
});
