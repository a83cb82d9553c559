import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { database } from '@/test/database/copy-database';
import { startOwnServer } from '@/test/server/own-server';

/**
 * A server that refuses forms from strangers within three seconds, as in production but unlike the tests'
 * own.
 */
let server: Awaited<ReturnType<typeof startOwnServer>>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer({
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    FORM_SHORTEST_VISIT_MS: '3000',
  });
});

test.afterAll(() => server.stop());

/** Fills in the form faster than a person can. */
async function fillAtOnce(page: Page, email: string) {
  await page.goto(`${server.origin}/contact`);
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('First name').fill('Meera');
  await form.getByLabel('Last name').fill('Iyer');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Topic').selectOption('billing');
  await form.getByLabel('Message').fill('Do you have times after work?');
  return form;
}

async function messagesOf(email: string): Promise<number> {
  await using db = await database();
  return (await db.query('SELECT FROM contact_messages WHERE email = $1', [email])).length;
}

const quickPerson = () => `meera.${randomUUID().slice(0, 12)}@example.in`;
const saved = /^Message saved/;
const tooQuick = 'Please press the button again.';

test('a quick person waits for a moment and need not submit again', { tag: '@slow' }, async ({ page }) => {
  const email = quickPerson();
  const form = await fillAtOnce(page, email);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
  await expect(page.getByText(tooQuick)).toHaveCount(0);
  expect(await messagesOf(email)).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a quick post is taken, and sent again from the page of before it is the same message', {
    tag: '@slow',
  }, async ({ page }) => {
    const email = quickPerson();
    for (let time = 0; time < 2; time += 1) {
      const form = await fillAtOnce(page, email);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
    }
    expect(await messagesOf(email)).toBe(1);
  });
});
