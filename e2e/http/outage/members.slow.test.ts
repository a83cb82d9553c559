// A server of its own, whose database breaks.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cookieOf, makePeople, type People } from '@/test/access/people';
import { countedPostgres } from '@/test/database/counted-postgres';
import { startOwnServer } from '@/test/server/own-server';

type Server = Awaited<ReturnType<typeof startOwnServer>>;
type Postgres = Awaited<ReturnType<typeof countedPostgres>>;

let people: People;
let postgres: Postgres;
let server: Server;

beforeAll(async () => {
  people = await makePeople();
  postgres = await countedPostgres(process.env.DATABASE_URL ?? '');
  server = await startOwnServer({ DATABASE_URL: postgres.url });
});

afterAll(async () => {
  await server.stop();
  postgres.close();
});

afterEach(() => postgres.breakAt(undefined));

const sessions = /user_sessions/;

/**
 * Reads of each page after the guard has admitted a person. A read for one dashboard section breaks only that
 * section (client-dashboard.spec.ts).
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
  test(`a session that cannot be read does not count as a stranger: ${persona} on ${path}`, async () => {
    postgres.breakAt(sessions);
    const response = await visit(path, people[persona].token);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    const body = await response.text();
    expect(body).toContain('Error fetching data');
    expect(body).toContain('Try again');
    expect(body).not.toContain(people[persona].marker);
  });
}

for (const [persona, path, query] of own) {
  test(`a record that cannot be read is reported as such: ${persona} on ${path}`, async () => {
    postgres.breakAt(query);
    expect((await visit(path, people[persona].token)).status).toBe(503);
    postgres.breakAt(undefined);
    expect((await visit(path, people[persona].token)).status).toBe(200);
  });
}

test('the start page stays usable while nobody can be recognised, and does not redirect in circles', async () => {
  postgres.breakAt(sessions);
  const { token } = people.client;
  const led = await visit('/', token);
  expect([led.status, led.headers.get('location')]).toEqual([307, '/welcome']);
  const decided = await visit('/welcome', token);
  expect([decided.status, decided.headers.get('location')]).toEqual([307, '/?home']);
  expect(decided.headers.get('set-cookie')).toBeNull();
  expect((await visit('/?home', token)).status).toBe(200);
});
