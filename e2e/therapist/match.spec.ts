import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '@/test/browser/axe';
import { holdScripts } from '@/test/browser/held-requests';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`match, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } });

    test('one question a step, back and forth, then honest groups whose “must” can be taken off', async ({
      page,
      context,
    }) => {
      await using db = await database();
      const concern = `Moving ${randomUUID().slice(0, 6)}`;
      const [near, dear] = ['Ira Vaidya', 'Meher Vaidya'];
      const slug = `vaidya-${randomUUID().slice(0, 8)}`;
      try {
        for (const [name, fee] of [
          [near, 950],
          [dear, 2200],
        ]) {
          await db.query(
            `INSERT INTO therapists (slug, name, title, specialization, location, availability, bio, email, is_active,
               session_rate, languages, modes, gender, accepting_new_clients, years_of_experience)
             VALUES ($1, $2, 'Counsellor', ARRAY['Anxiety', $3], 'Ujjain', 'Mornings', 'I listen first.', $4, true,
               $5, '{Hindi}', '{video}', 'woman', true, 12)`,
            [`${slug}-${fee}`, name, concern, `${slug}-${fee}@demo.test`, fee],
          );
        }
        const sent: string[] = [];
        const next = page.getByRole('button', { name: 'Next', exact: true });
        const question = (words: RegExp) => expect(page.getByRole('group', { name: words })).toBeVisible();
        await expect(async () => {
          await page.goto('/match');
          // The page's data holds the answers that therapists fulfil.
          const data = await page.locator('script[data-page]').getAttribute('data-page');
          expect((await (await page.request.get(data ?? '')).text()).includes(concern)).toBe(true);
        }).toPass();
        await page.waitForLoadState('networkidle');
        page.on('request', (request) => sent.push(request.url()));

        const onScreen = async () => {
          const box = await next.boundingBox();
          expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
        };
        const must = page.getByRole('checkbox', { name: /must/ });
        await expect(must).toBeHidden();
        await onScreen();
        await page.getByRole('checkbox', { name: concern }).check();
        await page.getByRole('checkbox', { name: 'Anxiety', exact: true }).check();
        await must.check();
        await next.click();
        await question(/closest to your heart/);
        await onScreen();
        await page.getByRole('button', { name: 'Back', exact: true }).click();
        await expect(page.getByRole('checkbox', { name: concern })).toBeChecked();
        await expect(page.getByRole('checkbox', { name: 'Anxiety', exact: true })).toBeChecked();
        await page.getByRole('checkbox', { name: 'Anxiety', exact: true }).uncheck();
        await next.click();
        await page.getByRole('checkbox', { name: 'Hindi', exact: true }).check();
        for (const words of [/closest to your heart/, /When and how/]) {
          await question(words);
          await onScreen();
          await next.click();
        }
        await page.getByRole('radio', { name: 'Up to ₹1,000' }).check();
        await page.getByRole('button', { name: 'Show who fits so far' }).click();

        const title = `1 therapist for ${concern.toLowerCase()} in Hindi up to ₹1,000; 1 matches two of the three`;
        const result = page.getByRole('region', { name: title });
        await expect(result.getByRole('heading', { level: 2 })).toHaveText(title);
        const all = result.getByRole('region', { name: 'All three wishes · 1 person' });
        for (const words of [
          `Works with ${concern}`,
          'Speaks Hindi',
          'Within your limit',
          '₹950 per session',
        ]) {
          await expect(all.getByText(words, { exact: true })).toBeVisible();
        }
        await expect(all.getByText('No free time to book now')).toBeVisible();
        await expect(all.getByRole('link')).toHaveAttribute(
          'href',
          new RegExp(`^/professionals/${slug}-950`),
        );
        const two = result.getByRole('region', { name: 'Two of three wishes' });
        await expect(two.getByRole('heading', { name: dear })).toBeVisible();
        await expect(two.getByText('Costs ₹2,200, above your limit')).toBeVisible();
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) await expectAccessible(page);

        await page.getByRole('button', { name: /^Speaks Hindi.*change this answer/ }).click();
        await question(/closest to your heart/);
        await expect(page.getByRole('checkbox', { name: 'Hindi', exact: true })).toBeChecked();
        await page.getByRole('button', { name: 'Show who fits so far' }).click();

        await expect(page.getByText(`Must: works with ${concern}.`)).toBeVisible();
        await page.getByRole('button', { name: /No longer a must/ }).click();
        await expect(page.getByText(`Must: works with ${concern}.`)).toBeHidden();
        await expect(page.getByText(`Does not name ${concern} as a speciality`).first()).toBeVisible();

        if (javaScriptEnabled) {
          await page.goBack();
          await question(/closest to your heart/);
          await expect(page.getByRole('checkbox', { name: 'Hindi', exact: true })).toBeChecked();
          // Requests for files hold no answer: the tab's icon on a change of address, lazy pictures, scripts
          // at the first interaction.
          const files = /\/portraits\/[^?]+$|\.svg$|\/icon\.svg|\/_next\/static\/[^?]+$|\/wake\/[^?]+$/;
          expect(sent.filter((url) => !files.test(url))).toEqual([]);
          expect(new URL(page.url()).search).toBe('');
        }
        expect(await context.cookies()).toEqual([]);
      } finally {
        await db.query(`DELETE FROM therapists WHERE slug LIKE $1 || '-%'`, [slug]);
      }
    });
  });
}

for (const [late, pattern] of [
  ['the scripts of React', '**/_next/static/**/*.js'],
  ['all scripts', '**/*.js'],
] as const) {
  test(`an answer given before ${late} came is not sent, and stays chosen`, { tag: '@slow' }, async ({
    page,
  }) => {
    const letScriptsGo = await holdScripts(page, pattern);
    await page.goto('/match', { waitUntil: 'commit' });
    const pages: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
    await page.getByRole('checkbox', { name: 'Anxiety', exact: true }).check();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await next.click();
    letScriptsGo();
    const second = page.getByRole('group', { name: /closest to your heart/ });
    await expect(async () => {
      // Before the page's own script is loaded, a press is lost.
      if (!(await second.isVisible())) await next.click();
      await expect(second).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Anxiety', exact: true })).toBeChecked();
    expect(pages).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });
}

test('any address of the match shows a step', async ({ request }) => {
  for (const query of [
    'step=99',
    'step=results',
    'step=-1&must=fee',
    'step=2&specialization=%00',
    'step=%ED%A0%80',
  ]) {
    const answer = await request.get(`/match?${query}`);
    expect(answer.status(), query).toBe(200);
    expect(answer.headers()['cache-control']).toMatch(/no-store/);
  }
  const inner = await request.get('/match/search?step=2', { maxRedirects: 0 });
  expect(inner.status()).toBe(307);
});
