import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/test/browser/axe';
import { freezablePostgres } from '@/test/database/frozen-postgres';
import { failedDocument } from '@/test/server/framework-names';
import { startOwnServer } from '@/test/server/own-server';

// Answers to a reader, a program and a payer during an outage of the database.

type Server = Awaited<ReturnType<typeof startOwnServer>>;

let server: Server;

test.describe.configure({ mode: 'serial' });
test.use({ javaScriptEnabled: false });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  // A separate server, with a database that does not answer.
  server = await startOwnServer({});
});

test.afterAll(() => server.stop());

/**
 * Uncached pages that read rows first; `e2e/http/outage/everywhere.slow.test.ts` opens links with a signed key.
 */
const pages = ['/book', '/book/rohan-deshpande', '/professionals/nobody-has-asked-for-this-one'];

for (const path of pages) {
  test(`${path} is never an empty page`, async ({ page }) => {
    const response = await page.goto(server.origin + path);
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(text.length).toBeGreaterThan(80);
    expect(await page.content()).not.toContain(failedDocument);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBe('10');
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(
      page.getByRole('link', { name: 'Try again' }).or(page.getByRole('button', { name: 'Try again' })),
    ).toBeVisible();
  });
}

test('a server that starts without its database says whom to call', { tag: '@slow' }, async ({ page }) => {
  const response = await page.goto(`${server.origin}/resources/crisis-support`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible();
});

test('the page shown for a failed one can be used by everybody', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${server.origin}/book/rohan-deshpande`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side');
  await expect(page.getByRole('main')).toContainText('14416');
});

test('a payer is told not to pay, and not led away', { tag: '@slow' }, async ({ page }) => {
  const response = await page.goto(`${server.origin}/payment/rohan-deshpande`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not read the payment details');
});

test('programs are told when to ask again', async ({ request }) => {
  const cookie = `antarman.session=${'a'.repeat(43)}`;
  for (const path of ['/api/account', `/api/receipts/${randomUUID()}`, `/api/exports/${randomUUID()}`]) {
    const response = await request.get(server.origin + path, { headers: { cookie }, maxRedirects: 0 });
    expect(response.status(), path).toBe(503);
    expect(response.headers()['retry-after'], path).toBe('10');
    expect((await response.text()).length, path).toBeGreaterThan(10);
  }
});

test('everybody has an answer while the database is frozen', { tag: '@slow' }, async () => {
  test.setTimeout(120_000);
  const postgres = await freezablePostgres(process.env.DATABASE_URL ?? '');
  const frozen = await startOwnServer({
    DATABASE_URL: postgres.url,
    DATABASE_POOL_MAX: '10',
    DATABASE_WAIT_MS: '2000',
  });
  try {
    await fetch(`${frozen.origin}/payment/rohan-deshpande`);
    postgres.freeze();
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => fetch(`${frozen.origin}/payment/rohan-deshpande`)),
    );
    const seconds = (performance.now() - started) / 1_000;
    expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(503));
    // Six seconds are promised; the rest is for a busy computer.
    expect(seconds).toBeLessThan(6 + 4);
    postgres.thaw();
    await expect
      .poll(async () => (await fetch(`${frozen.origin}/payment/rohan-deshpande`)).status, { timeout: 20_000 })
      .toBeLessThan(500);
  } finally {
    await frozen.stop();
    postgres.close();
  }
});

test('it has no barrier', { tag: '@slow' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.goto(`${server.origin}/book/rohan-deshpande`);
  await expectAccessible(page);
  await context.close();
});
