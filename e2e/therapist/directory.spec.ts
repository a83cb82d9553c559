import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/test/browser/axe';
import { holdScripts } from '@/test/browser/held-requests';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

/** A word in no other profile, so that lists for it hold only this worker's therapists. */
let word = 'quillwort';
const made = 30;

test.beforeAll(async () => {
  word = `quillwort${test.info().parallelIndex}`;
  await using db = await database();
  await db.query(
    `INSERT INTO therapists (slug, name, title, specialization, location, bio, email, display_order, is_active,
       session_rate, languages, modes, is_sample)
     SELECT $1 || '-' || n, 'Paging Person ' || n, 'Counsellor', ARRAY['Sleep'],
       CASE WHEN n % 2 = 0 THEN 'Shillong' ELSE 'Imphal' END, 'Made to be leafed through: ' || $1 || '.',
       $1 || '-' || n || '@demo.test', 900000 + n, true, 1000 + n, ARRAY['English'], ARRAY['video'], true
     FROM generate_series(1, $2::integer) n ON CONFLICT (slug) DO UPDATE SET is_active = true`,
    [word, made],
  );
  await db.query(
    `INSERT INTO therapist_registrations (therapist_id, register, number, checked_at, expires_on)
     SELECT id, 'Register ' || $1, 'A1', '2026-11-03T05:00:00Z', '2099-03-31' FROM therapists
     WHERE slug = $1 || '-7' ON CONFLICT (register, number) DO NOTHING`,
    [word],
  );
});

test.afterAll(async () => {
  await using db = await database();
  // Another journey may have written to one of them meanwhile.
  await db.query(`UPDATE therapists SET is_active = false WHERE slug LIKE $1 || '-%'`, [word]);
});

const profiles = (page: Page) => page.getByRole('link', { name: 'View Profile' });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'professional' });
const firstName = (page: Page) => page.getByRole('article').first().getByRole('heading');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`directory, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('search, filter, page through, go back, open a profile', async ({ page }) => {
      await page.goto('/professionals');
      await page.getByRole('searchbox', { name: 'Search' }).fill(word);
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(count(page)).toHaveText('30 professionals');
      await expect(page).toHaveURL(new RegExp(`q=${word}`));

      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(profiles(page)).toHaveCount(9);
      await expect(firstName(page)).toHaveText('Paging Person 22');
      await page.getByRole('link', { name: 'Previous page' }).click();
      await expect(profiles(page)).toHaveCount(21);
      await expect(firstName(page)).toHaveText('Paging Person 1');

      // Focuses the field first, as a person does: a page that has just loaded its scripts looks for the
      // focus.
      await page.getByLabel('Location').focus();
      await page.getByLabel('Location').selectOption({ label: 'Shillong (15)' });
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(count(page)).toHaveText('15 professionals');
      await page.getByRole('link', { name: 'Remove Shillong' }).click();
      await expect(count(page)).toHaveText('30 professionals');
      await page.goBack();
      await expect(count(page)).toHaveText('15 professionals');
      await expect(page.getByLabel('Location')).toHaveValue('shillong');

      await profiles(page).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Paging Person 2' })).toBeVisible();
      await expect(page.getByRole('complementary').getByText('₹1,002 per session')).toBeVisible();
      await page.getByRole('link', { name: 'Back to Professionals' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find someone to talk to');
    });

    test('a register narrows the list, and card and profile say when it was looked up', {
      tag: '@slow',
    }, async ({ page }) => {
      // The plain first page is cached for a minute, and may be older than the register entry.
      await page.goto(`/professionals?q=${word}`);
      await page.getByLabel('Registration checked').selectOption({ label: `Register ${word} (1)` });
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(count(page)).toHaveText('1 professional');
      await expect(page).toHaveURL(/[?&]register=/);
      await page.reload();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('article')).toContainText(`Register ${word} (checked 3 November 2026)`);
      await profiles(page).click();
      await expect(page.getByText('Checked on 3 November 2026, good until 31 March 2099')).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(data).toContain('"recognizedBy"');
      expect(data).toContain('Checked on 3 November 2026');
    });

    test('everyday words become chips that can be taken off', { tag: '@slow' }, async ({ page }) => {
      await page.goto('/professionals');
      await page.getByRole('searchbox', { name: 'Search' }).fill(`Shillong neend nahi aati ${word}`);
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(count(page)).toHaveText('15 professionals');
      const chips = page.getByRole('list', { name: 'Filters in use' });
      await expect(chips.getByRole('link', { name: 'Remove Concern: Sleep' })).toBeVisible();
      await chips.getByRole('link', { name: 'Remove City: Shillong' }).click();
      await expect(count(page)).toHaveText('30 professionals');
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(`neend nahi aati ${word}`);
      await chips.getByRole('link', { name: `Remove “${word}”` }).click();
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('neend');

      await page.goto('/professionals?q=want%20to%20die');
      await expect(page.getByRole('link', { name: 'Tele-MANAS 14416' }).first()).toBeVisible();
    });

    test('a misspelt word is read as the meant one, and can be kept', { tag: '@slow' }, async ({ page }) => {
      const typed = word.replace('ll', 'l');
      await page.goto(`/professionals?q=${typed}`);
      await expect(page.getByText(`Showing results for ${word}.`)).toBeVisible();
      await expect(count(page)).toHaveText('30 professionals');
      await page.getByRole('link', { name: `Search for ${typed} instead` }).click();
      await expect(count(page)).toHaveText('0 professionals');
      await expect(page).toHaveURL(/exact=1/);
    });

    test('an empty list names the filter to remove', { tag: '@slow' }, async ({ page }) => {
      await page.goto(`/professionals?q=${word}&location=imphal&fee_min=90000`);
      await expect(page.getByRole('heading', { name: 'Nobody fits all of this yet' })).toBeVisible();
      await page.getByRole('link', { name: 'At any fee: 15 professionals' }).click();
      await expect(count(page)).toHaveText('15 professionals');
    });
  });
}

test('the list follows typing, keeps the focus and goes back with the browser', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/professionals');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially(word);
  await expect(count(page)).toHaveText('30 professionals');
  await expect(search).toBeFocused();
  await page.getByLabel('Location').selectOption('imphal');
  await expect(count(page)).toHaveText('15 professionals');
  await page.goBack();
  await expect(count(page)).toHaveText('30 professionals');
  await expect(page.getByLabel('Location')).toHaveValue('');
});

test('what was typed before the scripts came counts as soon as they are there', { tag: '@slow' }, async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/professionals', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  letScriptsGo();
  await expect(count(page)).toHaveText('30 professionals');
});

test('a list that cannot load says so and can be tried again', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/professionals');
  await page.route('**/professionals?*', (route) => route.abort());
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(page.getByRole('alert').getByText('We could not load the list just now.')).toBeVisible();
  await page.unroute('**/professionals?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(count(page)).toHaveText('30 professionals');
});

test('everything about the list can be reached with the keyboard, on a phone too', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/professionals?q=${word}`);
  await page.getByRole('button', { name: 'Filters', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Location').focus();
  await page.keyboard.press('S');
  await expect(count(page)).toHaveText('15 professionals');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Location')).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`directory on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } });

    test('the first person is in the first screen, and the filters are a sheet that leads to the results', async ({
      page,
    }) => {
      await page.goto('/professionals');
      const first = await page.getByRole('article').first().boundingBox();
      // The note above the list names the invented people, where it shows real ones too.
      expect(first?.y).toBeLessThan(600);
      // The next card is close.
      expect(first?.height).toBeLessThan(470);
      const language = page.getByRole('combobox', { name: 'Language', exact: true });
      await expect(language).toBeHidden();
      await page.getByRole('button', { name: /^Filters/ }).click();
      await language.selectOption('hindi');
      await page.getByLabel('Up to').fill('1500');
      if (javaScriptEnabled) await page.getByRole('button', { name: /^Show \d+ professionals?$/ }).click();
      else await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(language).toBeHidden();
      await expect(page).toHaveURL(/fee_max=1500/);
      await expect(page.getByRole('link', { name: 'Remove Hindi' })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Filters 2 in use' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeInViewport();
    });
  });
}

test('meaningless addresses still show the list', { tag: '@slow' }, async ({ request }) => {
  const lists = [
    '?sort=evil&mode=x&fee_min=-1',
    '?q=%00%25_%5C%27',
    '?after=nobody-here',
    '?q=%ED%A0%80',
    '?%00=%00',
  ];
  for (const query of [...lists, `?q=${'x'.repeat(3_000)}`]) {
    const answer = await request.get(`/professionals${query}`);
    expect(answer.status(), query).toBe(200);
    expect(await answer.text()).toContain('Find someone to talk to');
  }
});

test('a list with a question is cached for seconds by caches between; its inner address is nobody’s', async ({
  request,
}) => {
  // The first request renders it; the second gets it from memory, with the same headers.
  const question = `/professionals?q=${word}-${randomUUID().slice(0, 8)}`;
  for (const list of [await request.get(question), await request.get(question)]) {
    expect(list.headers()['cache-control']).toMatch(
      /^public, max-age=0, must-revalidate, s-maxage=[1-5], stale-while-revalidate=5$/,
    );
    expect(list.headers()['content-security-policy']).toContain("script-src 'self';");
  }
  // The framework redirects its own bare requests; no cache may store that redirect either.
  const bare = await request.get(`/professionals?q=${word}`, { headers: { RSC: '1' }, maxRedirects: 0 });
  expect(bare.status()).toBe(307);
  expect(bare.headers()['cache-control']).toMatch(/private|no-store/);
  expect(bare.headers()['cache-control']).not.toMatch(/public|s-maxage/);
  const inner = await request.get(`/professionals/search?q=${word}`, { maxRedirects: 0 });
  expect(inner.status()).toBe(307);
  expect(inner.headers().location).toBe(`/professionals?q=${word}`);
});

test('an unknown therapist redirects to the list', { tag: '@slow' }, async ({ page, request }) => {
  await page.goto('/professionals/nobody-of-this-name');
  await expect(page).toHaveURL(/\/professionals$/);
  for (const slug of [
    '%00',
    'A'.repeat(9_000),
    '%E0%A4%85',
    'Ananya-Krishnan',
    '..%2f..%2fetc',
    '-',
    `${word}-99`,
  ]) {
    const answer = await request.get(`/professionals/${slug}`, { maxRedirects: 0 });
    expect([307, 308, 400, 404, 414], slug.slice(0, 20)).toContain(answer.status());
  }
});

test('a profile reveals neither address nor bank', async ({ request }) => {
  await using db = await database();
  const [therapist] = await db.query<{ slug: string; email: string; account_number: string; upi_id: string }>(
    `SELECT slug, email, account_number, upi_id FROM therapists
     WHERE is_sample AND is_active AND account_number IS NOT NULL AND upi_id IS NOT NULL ORDER BY display_order, id LIMIT 1`,
  );
  if (!therapist) throw new Error('The demo data have no therapist with bank details.');
  for (const path of ['/professionals', `/professionals?q=a`, `/professionals/${therapist.slug}`]) {
    const text = await (await request.get(path)).text();
    for (const secret of [therapist.email, therapist.account_number, therapist.upi_id]) {
      expect(text.includes(secret), path).toBe(false);
    }
  }
});

for (const [name, address] of [
  ['list', '/professionals'],
  ['list with a question', `/professionals?q=anxeity&fee_max=3000`],
  ['list of understood words', '/professionals?q=hindi%20anxiety%20delhi%20xyzzyx'],
  ['list with urgent help', '/professionals?q=khudkushi'],
  ['empty list', '/professionals?q=xyzzyx'],
  ['profile', '/professionals/ananya-krishnan'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} is accessible, ${colorScheme}`, { tag: '@slow' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: colorScheme === 'light' ? 1280 : 360, height: 800 });
      await page.goto(address);
      await expectAccessible(page);
    });
  }
}
