import { expect, type Locator, type Page } from '@playwright/test';

/** Answers all questions on a page: yes, the first choice, or these words. */
export async function answerAll(form: Locator): Promise<void> {
  for (const group of await form.getByRole('group').all()) {
    const choices = group.locator('input');
    await choices.first().check();
  }
  for (const text of await form.getByRole('textbox').all()) {
    if ((await text.inputValue()) === '') await text.fill('Kothrud, Pune');
  }
}

/** Answers a form step by step and signs it. */
export async function fillAndSign(page: Page, name: string): Promise<void> {
  for (;;) {
    const sign = page.getByRole('form', { name: 'Sign' });
    const step = page.getByRole('main').getByRole('form').first();
    await expect(step).toBeVisible();
    if (await sign.isVisible()) break;
    await answerAll(step);
    const before = page.url();
    const born = page.getByLabel('When were you born?');
    if (await born.isVisible()) await born.fill('24/12/1990');
    await step.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL((url) => url.href !== before);
  }
  await page.getByRole('checkbox').check();
  await page.getByLabel('Your full name').fill(name);
  await page.getByRole('button', { name: 'Sign form' }).click();
  await expect(page.getByText('The form is signed.')).toBeVisible();
}
