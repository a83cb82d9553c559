import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { database } from './support/db';

function wish(page: Page, question: RegExp) {
  return {
    choose: (label: string) => page.getByRole('combobox', { name: question }).selectOption({ label }),
    isMust: () => page.getByRole('group', { name: question }).getByRole('radio', { name: 'Must' }).check(),
  };
}

test.describe('match', () => {
  test('shows who fits and why, says what a "must" costs, and sends nothing', async ({ page, context }) => {
    await using db = await database();
    const city = `Ujjain ${randomUUID().slice(0, 6)}`;
    const name = 'Ira Vaidya';
    const slug = `ira-vaidya-${randomUUID().slice(0, 8)}`;
    try {
      await db.query(
        `INSERT INTO therapists (slug, name, title, specialization, location, availability, bio, email, is_active,
           session_rate, languages, modes, gender, accepting_new_clients, years_of_experience)
         VALUES ($1, $2, 'Counsellor', '{Anxiety}', $3, 'Mornings', 'I listen first.', $4, true,
           950, '{Hindi}', '{video}', 'woman', true, 12)`,
        [slug, name, city, `${slug}@demo.test`],
      );
      await expect(async () => {
        await page.goto('/match');
        await expect(page.getByRole('combobox', { name: /certain city/ })).toContainText(city, {
          timeout: 1_000,
        });
      }).toPass();
      await page.waitForLoadState('networkidle');
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));

      await wish(page, /What is it about/).choose('Anxiety');
      await wish(page, /certain city/).choose(city);
      await wish(page, /certain city/).isMust();
      await wish(page, /spend on one session/).choose('Up to ₹1,000');
      await wish(page, /How much experience/).choose('10 years or more');
      await page.getByRole('button', { name: 'Show who fits' }).click();

      await expect(page.getByRole('heading', { name: '1 person could fit' })).toBeVisible();
      const match = page.getByRole('listitem').filter({ hasText: name }).first();
      for (const reason of [
        'Works with Anxiety',
        `Is in ${city}`,
        '₹950 per session',
        '12 years of experience',
      ]) {
        await expect(match.getByText(reason)).toBeVisible();
      }
      await expect(page.getByText(`Without “is in ${city}”`)).toBeVisible();
      await expect(match.getByRole('link')).toHaveAttribute('href', `/professionals/${slug}`);
      expect(sent.filter((url) => !url.includes('/portraits/'))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(new URL(page.url()).search).toBe('');
      await expectAccessible(page);
    } finally {
      await db.query('DELETE FROM therapists WHERE slug = $1', [slug]);
    }
  });

  test('says without JavaScript where the same filters are', { tag: '@slow' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/match');
    await expect(page.getByRole('link', { name: 'the directory', exact: true })).toHaveAttribute(
      'href',
      '/professionals',
    );
    await context.close();
  });
});
