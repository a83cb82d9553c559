import { expect, test } from '@playwright/test';
import { countedPostgres } from '@/lib/testing/counted-postgres';
import { startOwnServer } from './support/own-server';
import { cookieOf, makePeople, type People } from './support/people';

type Server = Awaited<ReturnType<typeof startOwnServer>>;
type Postgres = Awaited<ReturnType<typeof countedPostgres>>;

let people: People;
let postgres: Postgres;
let server: Server;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
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

/**
 * What is read for each page after the guard has let somebody in. What only one section of a dashboard needs breaks that
 * section alone (client-dashboard.spec.ts).
 */
const own = [
  ['therapist', '/therapist-dashboard', /FROM "public"\."therapists"/],
  ['unlinkedTherapist', '/therapist-dashboard', /therapist_applications/],
  ['admin', '/admin', /grievances/],
] as const;

function visit(path: string, token: string): Promise<Response> {
  return fetch(server.origin + path, { redirect: 'manual', headers: { cookie: cookieOf(token) } });
}

for (const [persona, path] of [['client', '/dashboard'], ['newcomer', '/dashboard'], ...own] as const) {
  test(`a session that cannot be read is no stranger: ${persona} on ${path}`, async () => {
    postgres.breakAt(sessions);
    const response = await visit(path, people[persona].token);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    const body = await response.text();
    expect(body).toContain('Error fetching data');
    expect(body).toContain('Try again');
    expect(body).not.toContain(people[persona].canary);
  });
}

for (const [persona, path, statement] of own) {
  test(`a record that cannot be read is said to be so: ${persona} on ${path}`, async () => {
    postgres.breakAt(statement);
    expect((await visit(path, people[persona].token)).status).toBe(503);
    postgres.breakAt(undefined);
    expect((await visit(path, people[persona].token)).status).toBe(200);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`"Try again" brings the page back, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
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
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await context.close();
  });
}

test('the start page stays usable while nobody can be recognised, and does not go round in circles', async () => {
  postgres.breakAt(sessions);
  const { token } = people.client;
  const led = await visit('/', token);
  expect([led.status, led.headers.get('location')]).toEqual([307, '/welcome']);
  const decided = await visit('/welcome', token);
  expect([decided.status, decided.headers.get('location')]).toEqual([307, '/?home']);
  expect(decided.headers.get('set-cookie')).toBeNull();
  expect((await visit('/?home', token)).status).toBe(200);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a sign-out that failed says so and leaves the session, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    await context.addCookies([
      { name: 'antarman.session', value: people.client.token, url: server.origin, httpOnly: true },
      { name: 'antarman.member', value: '1', url: server.origin },
    ]);
    const page = await context.newPage();
    await page.goto(`${server.origin}/dashboard`);
    await page.locator('summary', { hasText: people.client.firstName }).click();
    postgres.breakAt(sessions);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to sign out' })).toBeVisible();
    postgres.breakAt(undefined);
    expect((await visit('/dashboard', people.client.token)).status).toBe(200);
    await context.close();
  });
}
