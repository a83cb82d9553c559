import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

test.describe('services', () => {
  test('has five cards with links, and the consultation one click away', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/services');
    const cards = page.getByRole('region', { name: 'Our services' }).getByRole('listitem').getByRole('link');
    await expect(cards).toHaveCount(5);
    const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/services/individual-therapy',
      '/services/couples-family',
      '/services/assessments',
      '/services/workshops-webinars',
      '/corporate-plans',
    ]);
    await expect(page.getByRole('link', { name: 'Schedule a Consultation' }).first()).toBeVisible();
  });

  for (const [slug, path] of [
    ['individual-counseling', '/services/individual-therapy'],
    ['couples-marriage-therapy', '/services/couples-family'],
    ['family-therapy', '/services/couples-family'],
    ['screening-assessments', '/services/assessments'],
    ['diagnostic-evaluation', '/services/assessments'],
    ['detailed-psychological-assessment', '/services/assessments'],
  ]) {
    test(`/services/${slug} redirects to its section`, { tag: '@slow' }, async ({ page }) => {
      await page.goto(`/services/${slug}`);
      await expect(page).toHaveURL(`${path}#${slug}`);
      await expect(page.locator(`#${slug}`)).toBeInViewport();
    });
  }

  test('"Learn More" opens the contact form with the topic chosen', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/services/assessments');
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(page.getByLabel('Topic')).toHaveValue('assessments');
  });

  test('webinars of March 2024 are in the archive and not among those to come', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/services/workshops-webinars');
    const archive = page.getByRole('region', { name: 'Past webinars' });
    for (const day of ['8 March 2024', '15 March 2024', '22 March 2024']) {
      await expect(archive.getByText(day)).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Next webinars' }).getByText('2024')).toHaveCount(0);
  });
});

test.describe('corporate wellness', () => {
  test('asks for a demo with the topic chosen', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/corporate-plans');
    await page.getByRole('link', { name: 'Schedule a Demo' }).first().click();
    await expect(page.getByLabel('Topic')).toHaveValue('request-demo');
  });

  test('gives a brochure of two pages', { tag: '@slow' }, async ({ page, request }) => {
    await page.goto('/corporate-plans');
    const download = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /Download Brochure/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toBe('antarman-corporate-wellness.pdf');
    const answer = await request.get('/corporate-plans/brochure.pdf');
    expect(answer.headers()['content-type']).toContain('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await answer.body()));
    const { totalPages, text } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBe(2);
    expect(text).toContain('fewer stress-related absences');
  });
});

test.describe('clinical leadership', () => {
  test('is found by name, specialization and place, and leads to the profile', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/about');
    const list = page.getByRole('list', { name: 'Clinical leadership' });
    const cards = list.getByRole('article');
    await expect(cards.nth(3)).toBeAttached();
    const name = (await cards.nth(1).getByRole('heading').textContent())?.trim() ?? '';

    await page.getByPlaceholder('Search name or bio').fill(name.toUpperCase());
    await expect(cards.filter({ visible: true })).toHaveCount(1);
    await page.getByPlaceholder('Search name or bio').fill('');
    // Other journeys list people too, so each filter is compared with the cards that it may show.
    const shown = (name: string) =>
      list
        .locator('> li:visible')
        .evaluateAll((items, key) => items.map(({ dataset }) => dataset[key]), name);
    const choose = async (name: 'Location' | 'Specialization', dataName: string) => {
      const options = page.getByRole('combobox', { name });
      await options.selectOption({ index: 1 });
      const chosen = (await options.getByRole('option').nth(1).textContent()) ?? '';
      await expect
        .poll(async () => (await shown(dataName)).every((value) => value?.split('\n').includes(chosen)))
        .toBe(true);
      expect(await shown(dataName)).not.toHaveLength(0);
      await options.selectOption({ index: 0 });
    };
    await choose('Location', 'location');
    await choose('Specialization', 'specializations');
    await page.getByPlaceholder('Search name or bio').fill('%%%');
    await expect(page.getByText('Nobody here fits that.')).toBeVisible();

    await page.getByRole('combobox', { name: 'Specialization' }).selectOption('All specializations');
    await page.getByPlaceholder('Search name or bio').fill(name);
    await list.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/professionals\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('moves by buttons and by arrow keys, one, two or three cards at a time', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    const list = page.getByRole('list', { name: 'Clinical leadership' });
    const left = () => list.evaluate((track) => Math.round(track.scrollLeft));
    for (const [width, perView] of [
      [360, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const share = await list.evaluate((track) => {
        const card = track.querySelector('li');
        return card ? Math.round(track.clientWidth / card.clientWidth) : 0;
      });
      expect(share).toBe(perView);
    }
    await page.getByRole('button', { name: 'Next therapists' }).click();
    await expect.poll(left).toBeGreaterThan(0);
    const once = await left();
    await list.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(once);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBe(once);
    await page.getByRole('button', { name: 'Previous therapists' }).click();
    await expect.poll(left).toBe(0);
    await expect(page.getByRole('button', { name: 'Previous therapists' })).toBeDisabled();
  });

  test('shows every card without JavaScript, and no dead controls', { tag: '@slow' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/about');
    expect(
      await page.getByRole('list', { name: 'Clinical leadership' }).getByRole('article').count(),
    ).toBeGreaterThan(3);
    await expect(page.getByPlaceholder('Search name or bio')).toBeHidden();
    await context.close();
  });
});

test.describe('internships', () => {
  test('list, detail in its own address, and back, without JavaScript', { tag: '@slow' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/internships');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    const first = cards.first();
    for (const term of [
      'Duration',
      'Commitment',
      'Mode',
      'Stipend',
      'Supervisor',
      'Next intake',
      'Deadline',
    ]) {
      await expect(first.getByText(term, { exact: true })).toBeVisible();
    }
    const supervisor = first.getByRole('definition').filter({ hasText: 'Kavya Raghunathan' });
    await expect(supervisor).toHaveText('Kavya Raghunathan');
    await expect(first.getByText('…')).toBeVisible();
    await first.getByRole('link', { name: /View Program Details/ }).click();
    await expect(page).toHaveURL('/internships/counselling-foundations');
    for (const section of [
      'Program Components',
      'Learning Outcomes',
      'Eligibility',
      'Application Process',
      'Important Dates',
      'Supervisor',
    ]) {
      await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Contact Supervisor' })).toBeVisible();
    await page.getByRole('link', { name: '← Back to Programs' }).click();
    await expect(page).toHaveURL('/internships');
    await context.close();
  });

  test('an unknown programme is not found', async ({ request }) => {
    expect((await request.get('/internships/no-such-programme')).status()).toBe(404);
    expect((await request.get('/internships/%00')).status()).toBeLessThan(500);
  });
});

test.describe('price list', () => {
  test('says why only when somebody was redirected here for want of a product', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/products?notice=missing');
    await expect(page.getByRole('status').getByText('That item is not available.')).toBeVisible();
    for (const odd of ['', '?notice=', '?notice=missing&notice=x', '?notice=%3Cscript%3E']) {
      await page.goto(`/products${odd}`);
      await expect(page.getByText('That item is not available.')).toHaveCount(0);
    }
  });
});

test('legal texts print without frame and contents', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});

test('the rule of ranking is published', async ({ page }) => {
  await page.goto('/platform-ethics');
  await expect(page.getByText('Nobody can pay for a place.')).toBeVisible();
  await expect(page.getByText('the same for everyone that day')).toBeVisible();
});

test('therapists find from the footer what it costs and what leaves with them', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For therapists' }).click();
  await expect(page).toHaveURL('/for-therapists');
  for (const name of ['What it costs', 'What stays yours', 'How to move in', 'What leaves with you'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('no share of your fees')).toBeVisible();
  await page.getByRole('link', { name: 'Open an account' }).first().click();
  await expect(page).toHaveURL('/signup');
});
