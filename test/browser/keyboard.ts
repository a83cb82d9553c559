import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus has reached an element. */
export async function tabTo(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  await expect(what).toBeEnabled();
  for (let key = 0; key < 250; key += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${what}.`);
}

/** The Tab key reaches one of a group of choices, arrows the others. */
export async function choose(page: Page, what: Locator): Promise<void> {
  const name = await what.getAttribute('name');
  const group = page.locator(`input[type=radio][name="${name}"]`);
  const checked = group.and(page.locator(':checked'));
  await tabTo(page, (await checked.count()) > 0 ? checked : group.first());
  await page.keyboard.press('Space');
  for (let key = 0; key < 20 && !(await what.isChecked()); key += 1) await page.keyboard.press('ArrowDown');
}

/** Presses a link, a button or a checkbox. */
export async function pressByKey(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press((await what.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
}

export async function typeByKey(page: Page, where: Locator, text: string): Promise<void> {
  await tabTo(page, where);
  await page.keyboard.insertText(text);
}

/** Moves through a list with the arrow keys until the option with this label is chosen. */
export async function chooseOption(page: Page, list: Locator, label: string): Promise<void> {
  await tabTo(page, list);
  const chosen = () => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  await page.keyboard.press('Home');
  for (let key = 0; key < 60 && (await chosen()) !== label; key += 1) await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(label);
}

/** The Tab key reaches every visible field, button and folded part of a form without choices, in their order. */
export async function expectEachReached(page: Page, form: Locator): Promise<void> {
  const all = form.locator('input:not([type=hidden]), select, textarea, summary, button');
  const fields = await all.and(page.locator(':not([tabindex="-1"])')).filter({ visible: true }).all();
  expect(fields.length).toBeGreaterThan(0);
  for (const [index, field] of fields.entries()) {
    if (index === 0) await tabTo(page, field);
    else await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  }
}

/** The answer of a form has the focus, so that it is read out and Tab goes on from there. */
export async function expectAnswered(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator(':focus')).toContainText(words);
}
