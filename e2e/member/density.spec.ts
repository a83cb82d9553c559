import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { demoRecord, roomsOf } from '@/test/access/private-pages';
import { database } from '@/test/database/copy-database';

const lists = ['/admin/payments?state=all', '/admin/audit', '/admin/jobs', '/admin/messages'];

const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('Not shown.');
  return box;
};

/** Letters that a line of a cell holds: a longer name, address or detail takes a second line. */
const longestLine = 33;

/** Heights of the rows of the page's table, how far the first lines of each row's cells lie apart, and its longest text. */
const rowsOf = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector<HTMLTableSectionElement>('main tbody')?.rows ?? [])].map((row) => {
      const lines = [...row.querySelectorAll('th, td')].flatMap((cell) => {
        const words = document
          .createTreeWalker(cell, NodeFilter.SHOW_TEXT, (node) => {
            const shown = node.parentElement?.closest('.sr-only, [hidden], button, [aria-hidden]') === null;
            return shown && node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
          })
          .nextNode();
        if (!words?.parentElement) return [];
        const range = document.createRange();
        range.selectNodeContents(words);
        const [first] = range.getClientRects();
        return first ? [first.top + first.height / 2] : [];
      });
      const { height } = row.getBoundingClientRect();
      const texts = [...row.querySelectorAll<HTMLElement>('th *, td *')].filter(
        ({ children }) => !children.length,
      );
      const longest = Math.max(...texts.map(({ textContent }) => textContent?.length ?? 0));
      return { height, longest, apart: Math.max(...lines) - Math.min(...lines) };
    }),
  );

/** A given-up job with the longest data and a long error, so that a short queue is measured too; gone afterwards. */
async function wordyJob(): Promise<AsyncDisposable> {
  const task = `density-${randomUUID().slice(0, 8)}`;
  const ids = Object.fromEntries(['bookingId', 'paymentId', 'userId'].map((name) => [name, randomUUID()]));
  await using db = await database();
  const [job] = await db.query<{ id: string }>(
    `SELECT id FROM graphile_worker.add_job($1, payload := $2::json, max_attempts := 1, run_at := now() + interval '1 day')`,
    [task, JSON.stringify({ ...ids, at: new Date().toISOString() })],
  );
  const ended = async (sql: string) => {
    await using again = await database();
    await again.query(sql, [job?.id]);
  };
  await ended(`SELECT 1 FROM graphile_worker.permanently_fail_jobs(ARRAY[$1::bigint],
    'Error: the mail server refused the message after three attempts, and the connection was closed by the other side')`);
  return {
    [Symbol.asyncDispose]: () => ended('SELECT 1 FROM graphile_worker.complete_jobs(ARRAY[$1::bigint])'),
  };
}

/** Twelve people with ordinary names, found by the mark: other tests make people whose long names take more lines. */
async function twelvePeople(): Promise<string> {
  const mark = randomUUID().slice(0, 8);
  await using db = await database();
  await db.query(
    `INSERT INTO users (email, name, email_verified_at)
     SELECT 'nair' || n || '.' || $1 || '@demo.test', 'Priya Nair', now() FROM generate_series(1, 12) AS n`,
    [mark],
  );
  return mark;
}

test('lists of the back office begin on the first screen, with rows of one line', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await using _job = await wordyJob();
  await enter(context, baseURL, await demoPerson('admin'));
  for (const path of [...lists, `/admin/users?q=${await twelvePeople()}`]) {
    await page.goto(path);
    const rows = page.locator('main tbody').first().locator('tr');
    if ((await rows.count()) === 0) continue;
    expect((await boxOf(rows.first())).y, path).toBeLessThanOrEqual(260);
    const measured = await rowsOf(page);
    expect(Math.max(...measured.map(({ apart }) => apart)), path).toBeLessThanOrEqual(3);
    const ordinary = measured.filter(({ longest }) => longest <= longestLine);
    expect(Math.max(0, ...ordinary.map(({ height }) => height)), path).toBeLessThanOrEqual(52);
    if (ordinary.length < measured.length) continue;
    const shown = await rows.evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );
    expect(shown, path).toBeGreaterThanOrEqual(Math.min(12, measured.length));
  }
});

for (const [role, path] of [
  ['admin', '/admin/testimonials'],
  ['therapist', '/therapist-dashboard/payments/statements'],
] as const) {
  test(`a list begins on the first screen, above the form that adds to it: ${path}`, {
    tag: '@slow',
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(context, baseURL, await demoPerson(role));
    await page.goto(path);
    expect((await boxOf(page.locator('main tbody tr').first())).y).toBeLessThanOrEqual(260);
    await page.getByRole('link', { name: /^(?:Add a testimonial|Import a statement)$/ }).click();
    await expect(
      page.getByRole('heading', { name: /^(?:Add a testimonial|Import a statement)$/ }),
    ).toBeInViewport();
  });
}

test('no list of money or of what was done is cut at its end', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(context, baseURL, await demoPerson('admin'));
  const opened = await page.goto(`/admin/users/${(await demoPerson('client')).userId}`);
  expect(opened?.ok()).toBe(true);
  for (const path of ['/admin/payments?state=all&q=Nair', '/admin/refunds?q=Nair', '/admin/audit']) {
    await page.goto(path);
    const box = page.locator('main div:has(> table)').first();
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
  }
});

test('a list asks for a reason only while rows are chosen', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL, await demoPerson('admin'));
  await page.goto('/admin/payments?state=all');
  const bulk = page.getByRole('button', { name: /^Verify.*the chosen rows/ });
  await expect(bulk).toBeHidden();
  await page.getByRole('checkbox').first().check();
  await expect(bulk).toBeVisible();
  await expect(page.getByLabel('Reason for the payers')).toBeHidden();
  await page.getByText('Reject', { exact: true }).click();
  await expect(page.getByLabel('Reason for the payers')).toBeVisible();
});

test('those who work here have a wide search and their whole name', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(context, baseURL, await demoPerson('therapist'));
  await page.goto('/therapist-dashboard');
  const banner = page.getByRole('banner');
  expect((await boxOf(banner.getByRole('button', { name: /^Search/ }))).width).toBeCloseTo(420, 0);
  const name = banner.locator('button span.truncate');
  expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
});

for (const role of ['client', 'therapist', 'admin'] as const) {
  test(`pages of a ${role} on a phone have a head whose title breaks no word, with its action beside it, and every page is two taps away`, {
    tag: '@slow',
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 360, height: 800 });
    await enter(context, baseURL, await demoPerson(role));
    const bars: unknown[] = [];
    const record = role === 'therapist' ? await demoRecord() : [];
    for (const path of [...roomsOf(role), ...record]) {
      await page.goto(path);
      const head = page.locator('main [data-page-head]');
      if ((await head.count()) === 0) continue;
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const { y, height } = await boxOf(head);
        const bar = page.getByRole('navigation', { name: 'Main' });
        const { broken, below } = await head.evaluate((frame) => {
          const words = frame.querySelector('h1')?.firstChild;
          const parts = [...frame.children]
            .map((part) => part.getBoundingClientRect())
            .filter(({ height }) => height > 0);
          const highest = Math.min(...parts.map(({ bottom }) => bottom));
          return {
            broken: !(words instanceof Text)
              ? []
              : [...words.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
                  const range = document.createRange();
                  range.setStart(words, index);
                  range.setEnd(words, index + word.length);
                  return range.getClientRects().length > 1 ? [word] : [];
                }),
            // A form has a line of its own, where its answer appears.
            below: !frame.querySelector('form') && parts.some(({ top }) => top >= highest),
          };
        });
        if (y !== 0 || height > 100 || below || broken.length > 0 || !(await bar.isVisible()))
          bars.push({ path, width, y, height, broken, below });
      }
    }
    expect(bars).toEqual([]);
    if (role !== 'client') return;
    for (const name of ['Homework', 'Forms', 'Results', 'Safety plan']) {
      await page.goto('/dashboard');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^More/ }).click();
      await page
        .getByRole('dialog', { name: 'More' })
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

for (const [role, path] of [
  ['client', '/dashboard/sessions'],
  ['therapist', '/therapist-dashboard/sessions'],
] as const) {
  test(`a phone shows four coming sessions of a ${role}, where to meet for the next, and the rest on a tap`, {
    tag: '@slow',
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await enter(context, baseURL, await demoPerson(role));
    await page.goto(path);
    const cards = page.getByRole('region', { name: 'Upcoming' }).locator('li');
    const bar = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    const fourth = await boxOf(cards.nth(3));
    expect(fourth.y + fourth.height).toBeLessThanOrEqual(bar.y);
    await expect(cards.first().getByText('You can join from')).toBeVisible();
    await expect(page.getByText('No sessions to confirm.')).toHaveCount(0);
    const cancel = cards
      .nth(1)
      .locator('summary')
      .filter({ hasText: /^Cancel/ });
    await expect(cancel).toHaveCount(1);
    await expect(cancel).toBeHidden();
    await cards.nth(1).locator('summary').filter({ hasText: 'Details' }).click();
    await expect(cancel).toBeVisible();
  });
}

test('a wide screen shows the sessions of a therapist as rows of one line', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(context, baseURL, await demoPerson('therapist'));
  await page.goto('/therapist-dashboard/sessions');
  const [first, ...later] = await page
    .getByRole('region', { name: 'Upcoming' })
    .locator('h3')
    .evaluateAll((titles) => titles.map((title) => title.closest('li')?.getBoundingClientRect().toJSON()));
  expect(first.y).toBeLessThanOrEqual(260);
  expect(Math.max(...later.map(({ height }) => height))).toBeLessThanOrEqual(52);
  expect(new Set(later.map(({ x }) => x))).toEqual(new Set([first.x]));
});

test('the calendar on a phone has one line of tools above its days', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(context, baseURL, await demoPerson('therapist'));
  await page.goto('/therapist-dashboard/calendar');
  const main = page.getByRole('main').first();
  expect((await boxOf(main.getByRole('heading', { level: 3 }).first())).y).toBeLessThanOrEqual(220);
  await expect(
    main.getByRole('link', { name: 'Earlier', exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  const month = main.getByRole('link', { name: 'Month' });
  await expect(month).toBeHidden();
  await main.locator('summary').filter({ hasText: 'More' }).click();
  await month.click();
  await expect(page).toHaveURL(/view=month/);
  await expect(month).toBeHidden();
});

for (const width of [360, 1280]) {
  test(`a conversation at ${width} px has its newest message and the button that sends in sight`, {
    tag: '@slow',
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(context, baseURL, await demoPerson('therapist'));
    const form = page.getByRole('form', { name: /^Message to/ });
    for (const path of (await demoRecord()).filter((room) => /messages/.test(room))) {
      await page.goto(path);
      const send = await boxOf(form.getByRole('button', { name: 'Send message' }));
      expect(send.y + send.height, path).toBeLessThanOrEqual(width === 360 ? 739 : 800);
      await expect(
        page.getByRole('region', { name: 'Messages' }).getByRole('listitem').last(),
      ).toBeInViewport();
    }
    await expect(form.getByLabel('File (optional)')).toBeHidden();
    await form.getByText('Attach a file').click();
    await expect(form.getByLabel('File (optional)')).toBeVisible();
  });
}
