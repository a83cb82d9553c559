import { expect, test } from '@playwright/test';
import { cookieOf, makePeople, type People } from '@/test/access/people';
import { countedPostgres } from '@/test/database/counted-postgres';
import { startOwnServer } from '@/test/server/own-server';

type Server = Awaited<ReturnType<typeof startOwnServer>>;
type Postgres = Awaited<ReturnType<typeof countedPostgres>>;

let people: People;
let postgres: Postgres;
let server: Server;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  people = await makePeople();
  postgres = await countedPostgres(process.env.DATABASE_URL ?? '');
  server = await startOwnServer({ DATABASE_URL: postgres.url });
});

test.afterAll(async () => {
  await server.stop();
  postgres.close();
});

test.afterEach(() => postgres.breakAt(undefined));

const sessions = /user_sessions/;

function visit(path: string, token: string): Promise<Response> {
  return fetch(server.origin + path, { redirect: 'manual', headers: { cookie: cookieOf(token) } });
}

for (const javaScriptEnabled of [true, false]) {
  test(`"Try again" brings the page back, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    await context.addCookies([
      { name: 'antarman.session', value: people.client.token, url: server.origin, httpOnly: true },
    ]);
    const page = await context.newPage();
    postgres.breakAt(sessions);
    await page.goto(`${server.origin}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error fetching data');
    await expect(page.getByRole('link', { name: 'Urgent help' })).toBeVisible();
    postgres.breakAt(undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${people.client.firstName}`);
    // A form without fields that the browser sends itself leaves a question mark.
    await expect(page).toHaveURL(/\/dashboard\??$/);
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`a sign-out that failed says so and leaves the session, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    await context.addCookies([
      { name: 'antarman.session', value: people.client.token, url: server.origin, httpOnly: true },
      { name: 'antarman.member', value: '1', url: server.origin },
    ]);
    const page = await context.newPage();
    await page.goto(`${server.origin}/dashboard`);
    const name = { name: people.client.firstName };
    if (javaScriptEnabled) await page.getByRole('banner').getByRole('button', name).click();
    else await page.locator('summary', { hasText: people.client.firstName }).click();
    postgres.breakAt(sessions);
    await page.getByRole(javaScriptEnabled ? 'menuitem' : 'button', { name: 'Sign Out' }).click();
    const said = page.getByRole('alert').filter({ hasText: 'Failed to sign out' });
    await expect(said).toBeVisible();
    if (javaScriptEnabled) {
      await said.getByRole('button', { name: 'Close' }).click();
      await expect(said).toHaveCount(0);
    }
    postgres.breakAt(undefined);
    expect((await visit('/dashboard', people.client.token)).status).toBe(200);
    await context.close();
  });
}
