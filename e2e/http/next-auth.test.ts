import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from 'vitest';
import { database } from '@/test/database/copy-database';
import { startOwnServer } from '@/test/server/own-server';
import { baseURL, type NewBrowser, test } from './http-test';

/** The sign-in API as programs use it: next-auth's own clients, and attackers. */

const demo = { email: 'client@demo.test', password: 'demo-Password-1' };

/** A separate browser with these cookies. */
const browserOf = (newBrowser: NewBrowser, cookie?: string) =>
  newBrowser({
    maxRedirects: 0,
    ...(cookie !== undefined && { extraHTTPHeaders: { cookie } }),
  });

async function csrfToken(browser: APIRequestContext): Promise<string> {
  return (await (await browser.get('/api/auth/csrf')).json()).csrfToken;
}

async function signIn(browser: APIRequestContext) {
  const form = { csrfToken: await csrfToken(browser), ...demo };
  const response = await browser.post('/api/auth/callback/credentials', { form });
  expect(response.status()).toBe(303);
  return response;
}

const setCookies = (response: { headersArray(): { name: string; value: string }[] }) =>
  response.headersArray().flatMap(({ name, value }) => (name.toLowerCase() === 'set-cookie' ? [value] : []));

async function cookieOf(browser: APIRequestContext, name: string) {
  return (await browser.storageState()).cookies.find((cookie) => cookie.name.endsWith(name));
}

const sessionOf = async (browser: APIRequestContext) => (await browser.get('/api/auth/session')).json();

test('a session is a random token in a strict cookie, and the database holds only its hash', async ({
  newBrowser,
}) => {
  const browser = await browserOf(newBrowser);
  expect(await sessionOf(browser)).toEqual({});
  await signIn(browser);
  const session = await sessionOf(browser);
  expect(session.user).toEqual({ name: expect.any(String), email: demo.email, role: 'client' });
  expect(Date.parse(session.expires)).toBeGreaterThan(Date.now());

  const secure = baseURL.startsWith('https:');
  const cookie = await cookieOf(browser, 'antarman.session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure });
  expect(cookie?.name).toBe(secure ? '__Host-antarman.session' : 'antarman.session');
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  expect(await cookieOf(browser, 'antarman.csrf')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
  });

  await using db = await database();
  const stored = (token = '') =>
    db.query('SELECT 1 FROM user_sessions WHERE token_hash = $1 AND revoked_at IS NULL', [token]);
  expect(await stored(cookie?.value)).toHaveLength(0);
  expect(
    await stored(
      createHash('sha256')
        .update(cookie?.value ?? '')
        .digest('hex'),
    ),
  ).toHaveLength(1);
});

test('asking for a session sets no cookie and cannot make it last longer', async ({ newBrowser }) => {
  const browser = await browserOf(newBrowser);
  await signIn(browser);
  const response = await browser.get('/api/auth/session');
  expect(setCookies(response).filter((line) => line.includes('antarman.session'))).toEqual([]);
  expect(response.headers()['cache-control']).toContain('no-store');
});

test('nothing posted to the session changes it', async ({ newBrowser }) => {
  const browser = await browserOf(newBrowser);
  await signIn(browser);
  const before = await sessionOf(browser);
  const data = {
    role: 'admin',
    email: 'admin@demo.test',
    sub: '1',
    user: { role: 'admin' },
    expires: '2099-01-01',
  };
  const asked = await browser.post('/api/auth/session', {
    data: { csrfToken: await csrfToken(browser), data },
  });
  expect(asked.status()).toBe(200);
  expect((await asked.json()).user).toEqual(before.user);
  expect((await sessionOf(browser)).user).toEqual(before.user);
  expect((await browser.post('/api/auth/session', { data: { data } })).status()).toBe(400);
});

test('signing out ends the session everywhere its cookie was copied to', async ({ newBrowser }) => {
  const browser = await browserOf(newBrowser);
  await signIn(browser);
  const { value = '' } = (await cookieOf(browser, 'antarman.session')) ?? {};
  const name = (await cookieOf(browser, 'antarman.session'))?.name;
  const copy = await browserOf(newBrowser, `${name}=${value}`);
  expect((await sessionOf(copy)).user).toBeDefined();

  // A GET does nothing, and neither does a post without the token.
  await browser.get('/api/auth/signout');
  await browser.post('/api/auth/signout', { form: { csrfToken: 'x' } });
  expect((await sessionOf(copy)).user).toBeDefined();

  const out = await browser.post('/api/auth/signout', { form: { csrfToken: await csrfToken(browser) } });
  expect(out.headers()).toMatchObject({ location: '/', 'clear-site-data': '"cache"' });
  expect(await cookieOf(browser, 'antarman.session')).toBeUndefined();
  expect(await cookieOf(browser, 'antarman.member')).toBeUndefined();
  expect(await sessionOf(copy)).toEqual({});
});

test('a planted cookie never becomes a session', async ({ newBrowser }) => {
  const prefix = baseURL.startsWith('https:') ? '__Host-' : '';
  const planted = 'A'.repeat(43);
  for (const cookie of [
    `${prefix}antarman.session=${planted}`,
    `${prefix}antarman.session.0=${planted}; ${prefix}antarman.session.1=${planted}`,
    `${prefix}antarman.sessionx=${planted}`,
    `${prefix}antarman.session=${'A'.repeat(6_000)}`,
  ]) {
    const browser = await browserOf(newBrowser, cookie);
    expect(await sessionOf(browser)).toEqual({});
  }
  const browser = await browserOf(newBrowser);
  const token = await csrfToken(browser);
  const csrf = await cookieOf(browser, 'antarman.csrf');
  const response = await (
    await browserOf(newBrowser, `${csrf?.name}=${csrf?.value}; ${prefix}antarman.session=${planted}`)
  ).post('/api/auth/callback/credentials', { form: { csrfToken: token, ...demo } });
  const given = setCookies(response).find((line) => line.includes('antarman.session='));
  expect(given).toMatch(/antarman\.session=[\w-]{43};/);
  expect(given).not.toContain(planted);
  expect(await sessionOf(await browserOf(newBrowser, `${prefix}antarman.session=${planted}`))).toEqual({});
});

test('any value in place of address and password is a plain refusal', async ({ newBrowser }) => {
  const browser = await browserOf(newBrowser);
  const token = await csrfToken(browser);
  const wrong = await browser.post('/api/auth/callback/credentials', {
    data: { csrfToken: token, email: `nobody-${Date.now()}@demo.test`, password: 'wrong password' },
  });
  expect(wrong.status()).toBe(401);
  const refusal = await wrong.text();
  const values = [
    { not: '' },
    { contains: '@' },
    [demo.email],
    null,
    1,
    true,
    '',
    'a\u0000b',
    'a\ud800',
    'x'.repeat(9_000),
  ];
  for (const value of values) {
    for (const sent of [
      { email: value, password: demo.password },
      { email: demo.email, password: value },
    ]) {
      // A wrong password for the demo account would use up the tries of all tests, so this sends only values
      // that are not a password.
      if (sent.email === demo.email && typeof value === 'string' && value !== '') continue;
      const response = await browser.post('/api/auth/callback/credentials', {
        data: { csrfToken: token, ...sent },
      });
      expect.soft(response.status(), JSON.stringify(sent).slice(0, 80)).toBe(401);
      expect.soft(await response.text()).toBe(refusal);
    }
  }
  expect(await sessionOf(browser)).toEqual({});
});

test('a post from another site, or without the CSRF token, changes nothing', async ({ newBrowser }) => {
  const browser = await browserOf(newBrowser);
  await signIn(browser);
  const token = await csrfToken(browser);
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: `${baseURL}.evil.example` },
    { origin: baseURL, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    for (const path of ['signout', 'session', 'callback/credentials', 'signin/google']) {
      const response = await browser.post(`/api/auth/${path}`, { headers, form: { csrfToken: token } });
      expect.soft(response.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  const tokens: readonly Record<string, string>[] = [{}, { csrfToken: '' }, { csrfToken: `${token}0` }];
  for (const form of tokens) {
    expect
      .soft((await browser.post('/api/auth/signout', { form })).headers()['clear-site-data'])
      .toBeUndefined();
    const signedIn = await browser.post('/api/auth/callback/credentials', { form: { ...form, ...demo } });
    expect.soft(setCookies(signedIn).some((line) => line.includes('antarman.session='))).toBe(false);
  }
  expect((await sessionOf(browser)).user).toBeDefined();
});

test('a session that cannot be read counts neither as none nor as ended', { tags: ['slow'] }, async ({
  newBrowser,
}) => {
  // A separate server, with a database that does not answer.
  const server = await startOwnServer({});
  try {
    const headers = { cookie: `antarman.session=${'A'.repeat(43)}` };
    const browser = await newBrowser({ baseURL: server.origin, maxRedirects: 0 });
    const read = await browser.get('/api/auth/session', { headers });
    expect(read.status()).toBe(503);
    expect(read.headers()['retry-after']).toBe('10');
    expect(setCookies(read)).toEqual([]);

    const { csrfToken } = await (await browser.get('/api/auth/csrf')).json();
    const csrf = await cookieOf(browser, 'antarman.csrf');
    const both = {
      cookie: `${headers.cookie}; ${csrf?.name}=${encodeURIComponent(decodeURIComponent(csrf?.value ?? ''))}`,
    };
    const out = await browser.post('/api/auth/signout', { headers: both, data: { csrfToken } });
    expect(out.status()).toBe(503);
    expect(setCookies(out).filter((line) => line.includes('antarman.session'))).toEqual([]);
    const into = await browser.post('/api/auth/callback/credentials', { data: { csrfToken, ...demo } });
    expect(into.status()).toBe(503);
    expect(into.headers()['retry-after']).toBe('10');
    const left = await browser.post('/api/sign-out', {
      headers: { cookie: headers.cookie, accept: 'application/json', origin: server.origin },
    });
    expect(left.status()).toBe(503);
    expect(left.headers()['retry-after']).toBe('10');
    expect(left.headers()['cache-control']).toContain('no-store');
    expect(await left.text()).toContain('still signed in');
  } finally {
    await server.stop();
  }
});
