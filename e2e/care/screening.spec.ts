import { expect, type Page, test } from '@playwright/test';

/** The group of a question. */
function question(page: Page, number: number) {
  return page.getByRole('group', { name: new RegExp(`Question ${number} of `) });
}

async function answerAll(page: Page, labels: readonly string[]): Promise<void> {
  for (const [index, label] of labels.entries()) {
    await question(page, index + 1)
      .getByRole('button', { name: label })
      .click();
  }
}

test.describe('screening', () => {
  test('scores the PHQ-9 on the device: one tap an answer, nothing leaves it, nothing stays on it', {
    tag: '@slow',
  }, async ({ page, context }) => {
    await page.goto('/clarity-quiz/mood');
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => {
      // A drawing or an icon that loads late, and the scripts that the first answer loads, are files and hold
      // no answer.
      const { pathname, search } = new URL(request.url());
      if (search || !/\.svg$|^\/_next\/static\/|^\/wake\//.test(pathname)) sent.push(request.url());
    });
    await answerAll(page, [...Array(8).fill('Several days'), 'Not at all']);
    const result = page.getByRole('heading', { name: 'Your result: 8 of 27, mild' });
    await expect(result).toBeFocused();
    await expect(
      page.getByRole('img', { name: '8 of 27 points: range 2 of 5, mild, 5 to 9 points' }),
    ).toBeVisible();
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
    const help = page.getByRole('heading', {
      name: 'First: you do not have to be alone with these thoughts',
    });
    await expect(help).toBeFocused();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.indexOf((await help.textContent()) ?? '')).toBeLessThan(
      headings.indexOf('Your result: 1 of 27, minimal'),
    );
    await expect(page.getByRole('link', { name: /Call 14416/ })).toHaveAttribute('href', 'tel:14416');
    // The score is the lowest; the next step is a talk anyway.
    await expect(page.getByText('Please talk to a doctor or a therapist this week')).toBeVisible();
  });

  test('works by keyboard: arrows choose nothing, Enter and Space go on, Back keeps the answer', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/clarity-quiz/worry');
    await question(page, 1).getByRole('button', { name: 'Not at all' }).focus();
    await page.locator('html[data-awake]').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(question(page, 1).getByRole('button', { name: 'Several days' })).toBeFocused();
    await expect(question(page, 1).getByRole('button', { pressed: true })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(question(page, 2)).toBeFocused();
    await expect(question(page, 2).getByRole('button', { name: 'Not at all' })).toBeEnabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(question(page, 3)).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(question(page, 1).getByRole('button', { pressed: true })).toHaveText('Several days');
  });

  test('a double tap answers one question', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/clarity-quiz/worry');
    await question(page, 1).getByRole('button', { name: 'Not at all' }).dblclick();
    await expect(question(page, 2)).toBeVisible();
  });

  test('the first question and all its answers are on the first screen of a small phone', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const slug of ['mood', 'worry']) {
      await page.goto(`/clarity-quiz/${slug}`);
      const last = question(page, 1).getByRole('button', { name: 'Nearly every day' });
      await expect(last).toBeInViewport({ ratio: 1 });
    }
  });

  test('no answer says what it counts before the result', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/clarity-quiz/mood');
    await expect(question(page, 1).getByRole('button')).toHaveText([
      'Not at all',
      'Several days',
      'More than half the days',
      'Nearly every day',
    ]);
  });

  test('can be filled in without JavaScript, and adds up the points by itself', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/clarity-quiz/mood');
    await expect(page.getByRole('group', { name: /Question/ })).toHaveCount(9);
    // The style sheet counts, and its text is in no element: only pictures of the heading show it.
    const sum = page.getByRole('heading', { name: 'Your score so far' });
    const pictureOf = async (...answers: readonly string[]) => {
      for (const [index, answer] of answers.entries())
        await question(page, index + 1)
          .getByRole('radio', { name: answer })
          .check();
      return (await sum.screenshot()).toString('base64');
    };
    const four = await pictureOf('Nearly every day', 'Several days', 'Not at all');
    expect(await pictureOf('Several days', 'Nearly every day', 'Not at all')).toBe(four);
    expect(await pictureOf('Several days', 'Nearly every day', 'Several days')).not.toBe(four);
    await expect(page.getByText(/please call 14416 today/)).toBeVisible();
    await context.close();
  });
});
