import { expect, type Page, test } from '@playwright/test';

async function answerAll(page: Page, labels: readonly string[]): Promise<void> {
  for (const [index, label] of labels.entries()) {
    const question = page.getByRole('group', {
      name: new RegExp(`Question ${index + 1} of ${labels.length}`),
    });
    await question.getByRole('radio', { name: new RegExp(`^${label}`) }).check();
    await page.getByRole('button', { name: index + 1 === labels.length ? 'See my result' : 'Next' }).click();
  }
}

test.describe('screening', () => {
  test('scores the PHQ-9 on the device: nothing leaves it, nothing stays on it', async ({
    page,
    context,
  }) => {
    await page.goto('/clarity-quiz/mood');
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await answerAll(page, [...Array(8).fill('Several days'), 'Not at all']);
    await expect(page.getByRole('heading', { name: 'Your result: 8 of 27, mild' })).toBeVisible();
    await expect(page.getByText('This is not a diagnosis.')).toBeVisible();
    await expect(page.getByText(/Developed by Drs\. Robert L\. Spitzer/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /do not have to be alone/ })).toHaveCount(0);
    expect(sent).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  test('shows help before the score when thoughts of self-harm are there', async ({ page }) => {
    await page.goto('/clarity-quiz/mood');
    await answerAll(page, [...Array(8).fill('Not at all'), 'Several days']);
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.indexOf('First: you do not have to be alone with these thoughts')).toBeLessThan(
      headings.indexOf('Your result: 1 of 27, minimal'),
    );
    await expect(page.getByRole('link', { name: /Call 14416/ })).toHaveAttribute('href', 'tel:14416');
  });

  test('asks for an answer, keeps it when one goes back, works by keyboard', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/clarity-quiz/worry');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Choose the answer' })).toBeVisible();
    await page.getByRole('radio', { name: /^Not at all/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /Question 2 of 7/ })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: /^Several days/ })).toBeChecked();
  });

  test('can be filled in and added up without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/clarity-quiz/mood');
    await expect(page.getByRole('group', { name: /Question/ })).toHaveCount(9);
    await expect(page.getByRole('heading', { name: 'Add up the points of your answers' })).toBeVisible();
    await expect(page.getByText(/please call 14416 today/)).toBeVisible();
    await context.close();
  });
});
