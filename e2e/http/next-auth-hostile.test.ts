import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from 'vitest';
import { everyTenth } from '@/test/case/sample';
import { foreignAddresses } from '@/test/server/redirects';
import { baseURL, test } from './http-test';

/** Requests to the sign-in API that no client sends: none redirects elsewhere or fails on our side. */

const prefix = baseURL.startsWith('https:') ? '__Host-' : '';

test('the pages of next-auth are ours', async ({ request }) => {
  const pages = {
    signin: '/login',
    'signin/google': '/login',
    error: '/login',
    'verify-request': '/verify-email',
    signout: '/',
  };
  for (const [path, own] of Object.entries(pages)) {
    const response = await request.get(`/api/auth/${path}?error=Configuration`, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers().location], path).toEqual([303, own]);
  }
  const providers = await request.get('/api/auth/providers');
  expect(providers.headers()['content-type']).toContain('application/json');
});

const unknown = [
  ...['', 'no', 'session/x', 'csrf/x', 'providers/x', 'callback', 'callback/github', 'callback/credentials'],
  ...[
    'signin/github',
    'signin/google/x',
    '_log',
    '__proto__',
    'constructor',
    'toString',
    'callback/__proto__',
  ],
  ...['signin%2Fgoogle%2Fx', 'callback%2Fno', '%00', '..%2f..%2fadmin', 'signout/x', 'session%20'],
];

test('an action or provider that does not exist is not found', async ({ request }) => {
  for (const path of unknown) {
    const got = await request.get(`/api/auth/${path}`, { maxRedirects: 0 });
    expect.soft([404, 400, 308], `GET ${path}: ${got.status()}`).toContain(got.status());
    if (path === 'callback/credentials') continue;
    const posted = await request.post(`/api/auth/${path}`, { form: {}, maxRedirects: 0 });
    expect.soft([404, 400, 308], `POST ${path}: ${posted.status()}`).toContain(posted.status());
  }
  for (const path of [
    'csrf',
    'providers',
    'error',
    'verify-request',
    'callback/google',
    'signin',
    'signin/credentials',
  ]) {
    expect.soft((await request.post(`/api/auth/${path}`, { form: {} })).status(), path).toBe(404);
  }
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    expect.soft((await request.fetch('/api/auth/session', { method })).status(), method).toBe(405);
  }
});

const bodies: readonly (readonly [what: string, type: string, body: string | Buffer])[] = [
  ['broken JSON', 'application/json', '{"csrfToken":'],
  ['a JSON list', 'application/json', '["csrfToken"]'],
  ['a JSON null', 'application/json', 'null'],
  ['a JSON text', 'application/json', '"x"'],
  ['JSON very deep', 'application/json', '['.repeat(8_000)],
  ['bytes that are no text', 'application/json', Buffer.from([0xff, 0xfe, 0x00])],
  ['forty kilobytes', 'application/json', JSON.stringify({ csrfToken: 'x'.repeat(40_000) })],
  ['plain text', 'text/plain', 'csrfToken=x'],
  ['a multipart form', 'multipart/form-data; boundary=b', '--b\r\n\r\nx\r\n--b--'],
  ['XML', 'application/xml', '<csrfToken/>'],
];

for (const [what, type, body] of bodies) {
  test(`${what} is refused`, async ({ request }) => {
    for (const path of ['session', 'signout', 'callback/credentials', 'signin/google']) {
      const response = await request.post(`/api/auth/${path}`, {
        headers: { 'content-type': type },
        data: Buffer.from(body),
      });
      expect.soft(response.status(), path).toBe(400);
    }
  });
}

test('unknown cookies are never a failure', { tags: ['slow'] }, async ({ newBrowser }) => {
  const names = ['session', 'csrf', 'state', 'pkce', 'nonce', 'callback-url', 'return', 'link', 'known'];
  const values = [
    'x',
    '|',
    'a|b',
    '%',
    '%E0%A4%A',
    '{}',
    'javascript:alert(1)',
    '//evil.example',
    'x'.repeat(1_500),
  ];
  for (const value of values) {
    const cookie = names
      .map((name) => `${prefix}antarman.${name}=${value}`)
      .join('; ')
      .slice(0, 9_000);
    const browser = await newBrowser({ extraHTTPHeaders: { cookie, connection: 'close' } });
    for (const path of [
      'session',
      'csrf',
      'providers',
      'callback/google?code=x&state=y',
      'signout',
      'signin',
    ]) {
      const response = await browser.get(`/api/auth/${path}`, { maxRedirects: 0 });
      expect.soft(response.status(), `${path} with ${value.slice(0, 20)}`).toBeLessThan(500);
    }
    for (const path of ['session', 'signout', 'callback/credentials']) {
      const response = await browser.post(`/api/auth/${path}`, {
        form: { csrfToken: value },
        maxRedirects: 0,
      });
      expect.soft(response.status(), `POST ${path} with ${value.slice(0, 20)}`).toBeLessThan(500);
    }
  }
});

const reads = ['signin', 'signout', 'error', 'callback/google', 'session', 'csrf', 'verify-request'];
const writes = ['signout', 'callback/credentials'];

/** The redirect target of each answer to this address. */
async function leadsOf(request: APIRequestContext, address: string, csrfToken: string) {
  // Half a character cannot be encoded in an address.
  const encoded = encodeURIComponent(address.replace(/\p{Surrogate}/gu, '%'));
  const query = `callbackUrl=${encoded}&next=${encoded}`;
  const fields = { csrfToken, callbackUrl: address, next: address, email: 'x', password: 'x' };
  const lead = async (asked: string, answer: Promise<APIResponse>) => {
    const response = await answer;
    const led = response.headers().location;
    const told = asked.startsWith('JSON') ? (await response.json()).url : led;
    return { asked, status: response.status(), host: told && new URL(told, baseURL).host };
  };
  const options = { maxRedirects: 0 };
  return Promise.all([
    ...reads.map((path) => lead(`GET ${path}`, request.get(`/api/auth/${path}?${query}`, options))),
    ...writes.flatMap((path) => [
      lead(`POST ${path}`, request.post(`/api/auth/${path}?${query}`, { ...options, form: fields })),
      lead(`JSON ${path}`, request.post(`/api/auth/${path}`, { ...options, data: fields })),
    ]),
  ]);
}

async function expectNotFollowed(request: APIRequestContext, addresses: readonly string[]): Promise<void> {
  const own = new URL(baseURL).host;
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  for (const address of addresses) {
    for (const { asked, status, host } of await leadsOf(request, address, csrfToken)) {
      expect.soft(status, `${asked} ${address}`).toBeLessThan(500);
      if (host !== undefined) expect.soft(host, `${asked} ${address}`).toBe(own);
    }
  }
}

test('an address from outside is never followed', ({ request }) =>
  expectNotFollowed(request, everyTenth(foreignAddresses)));

test('no address from outside is ever followed', { tags: ['slow'] }, ({ request }) =>
  expectNotFollowed(request, foreignAddresses),
);

test('an address from outside in a cookie is not followed', async ({ newBrowser }) => {
  const planted = await newBrowser({
    extraHTTPHeaders: { cookie: `${prefix}antarman.callback-url=javascript:alert(1)` },
  });
  for (const path of ['signin', 'session', 'csrf', 'providers']) {
    const response = await planted.get(`/api/auth/${path}`, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBeLessThan(400);
  }
});

test('the host that a request names is not trusted', async ({ request }) => {
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };
  const providers = await (await request.get('/api/auth/providers', { headers })).text();
  expect(providers).toContain(`${baseURL}/api/auth/callback/credentials`);
  expect(providers).not.toContain('evil.example');
});
