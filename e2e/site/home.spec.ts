import { expect, test } from '@playwright/test';

test.describe('home', () => {
  test('shows the product: hero, cards, services, three stories, questions', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
    for (const card of ['Quick Clarity Quiz', 'Personalized Match', 'Comprehensive Care']) {
      await expect(page.getByRole('heading', { name: card })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'View Our Services' })).toHaveAttribute('href', '/services');
    await expect(page.getByRole('link', { name: 'Schedule Consultation' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read More Stories' })).toHaveAttribute('href', '/about');
    const stories = page.getByRole('region', { name: 'What people say' });
    await expect(stories.getByRole('figure')).toHaveCount(3);
    await expect(stories.getByRole('img', { name: /of 5 stars/ })).toHaveCount(3);
    await expect(page.locator('#book-consultation').locator('a[href*="time="]').first()).toBeVisible();
    await expect(page.locator('#book-consultation')).toContainText('Free of charge');
    const people = page.getByRole('region', { name: 'People you can talk to' });
    await expect(people.getByRole('article')).toHaveCount(4);
    for (const person of await people.getByRole('article').all()) {
      await expect(person).toContainText(/₹[\d,]+ per session/);
      await expect(person).toContainText('Next free time');
    }
  });

  test('is short on a phone, where stories unfold', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_700);
    const stories = page.getByRole('region', { name: 'What people say' });
    await expect(stories.getByRole('figure')).toHaveCount(1);
    await stories.getByText('2 more stories').click();
    await expect(stories.getByRole('figure')).toHaveCount(3);
  });

  test('sections below the first view come in once and stay', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const waiting = page.locator('[data-reveal][data-waiting]');
    await expect.poll(() => waiting.count()).toBeGreaterThan(2);
    const all = await waiting.count();
    for (const section of await waiting.all()) await expect(section).not.toBeInViewport();
    const stories = page.getByRole('region', { name: 'What people say' });
    await stories.scrollIntoViewIfNeeded();
    await expect(stories).toHaveCSS('opacity', '1');
    const left = await waiting.count();
    expect(left).toBeLessThan(all);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(stories).toHaveCSS('opacity', '1');
    await expect(waiting).toHaveCount(left);
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`accordions are single-open and collapsible, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
      tag: '@slow',
    }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL });
      const page = await context.newPage();
      await page.goto('/');
      const questions = page.getByRole('region', { name: 'Questions people ask first' });
      const items = questions.locator('details');
      await expect(items).toHaveCount(6);
      await items.nth(0).locator('summary').click();
      await expect(items.nth(0)).toHaveAttribute('open');
      await items.nth(1).locator('summary').click();
      await expect(items.nth(1)).toHaveAttribute('open');
      await expect(items.nth(0)).not.toHaveAttribute('open');
      await items.nth(1).locator('summary').press('Enter');
      await expect(questions.locator('details[open]')).toHaveCount(0);
      await context.close();
    });
  }

  test('shows the stories to readers without JavaScript', { tag: '@slow' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'What people say' }).getByRole('figure')).toHaveCount(3);
    await context.close();
  });

  test('sections do not move under reduced motion and are never hidden for good', { tag: '@slow' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL });
    const page = await context.newPage();
    await page.goto('/');
    const hidden = await page
      .locator('[data-reveal]')
      .evaluateAll(
        (sections) => sections.filter((section) => getComputedStyle(section).opacity !== '1').length,
      );
    expect(hidden).toBe(0);
    await context.close();
  });

  test('tells search engines the questions on the page', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const questions = blocks.map((block) => JSON.parse(block)).find((node) => node['@type'] === 'FAQPage');
    expect(questions.mainEntity).toHaveLength(6);
    for (const { name } of questions.mainEntity)
      await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
});
