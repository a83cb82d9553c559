import { createHash } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { expect } from 'vitest';
import { database } from '@/test/database/copy-database';
import { cacheHeader } from '@/test/server/framework-names';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';
import { baseURL, test } from './http-test';

/**
 * A cached page has no inline script, unless it keeps the framework's. A file that browsers do not run lists
 * no features.
 */
type Kind = 'cached page' | 'wide awake' | 'visited page' | 'inert' | 'file';
type Probe = {
  readonly path: string;
  readonly status: number;
  readonly kind: Kind;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One probe for each kind of answer of this server. */
const probes: readonly Probe[] = [
  { path: '/', status: 200, kind: 'cached page' },
  { path: '/', method: 'HEAD', status: 200, kind: 'cached page' },
  { path: '/?_rsc', headers: { RSC: '1' }, status: 200, kind: 'cached page' },
  { path: '/', headers: { RSC: '1' }, status: 307, kind: 'inert' },
  { path: '/resources/crisis-support', status: 200, kind: 'cached page' },
  { path: '/match', status: 200, kind: 'cached page' },
  { path: '/login', status: 200, kind: 'visited page' },
  { path: '/no-such-page', status: 404, kind: 'cached page' },
  // A part of this page arrives late, so the page keeps the framework's scripts.
  { path: '/blog/no-such-article', status: 404, kind: 'wide awake' },
  { path: '/contact/request/no-such-key', status: 404, kind: 'visited page' },
  { path: '/no/such/picture.png', status: 404, kind: 'cached page' },
  { path: '/no/such/picture.png', headers: { 'Sec-Fetch-Dest': 'image' }, status: 404, kind: 'inert' },
  { path: '/%E0%A4%A', status: 404, kind: 'cached page' },
  { path: '/_next/static/none.js', status: 404, kind: 'inert' },
  { path: '/contact/', status: 308, kind: 'inert' },
  { path: '//evil.example', status: 308, kind: 'inert' },
  { path: '/profile/edit', status: 308, kind: 'inert' },
  { path: '/self-help-resources', status: 308, kind: 'inert' },
  { path: '/api/health', status: 200, kind: 'inert' },
  // Nobody opens an interface: the page that says so loads nothing.
  { path: '/api/none', status: 404, kind: 'inert' },
  { path: '/robots.txt', status: 200, kind: 'inert' },
  { path: '/sitemap.xml', status: 200, kind: 'inert' },
  { path: '/manifest.webmanifest', status: 200, kind: 'inert' },
  { path: '/icons/mark.svg', status: 200, kind: 'file' },
  { path: '/share/home.png', status: 200, kind: 'file' },
  { path: '/.well-known/security.txt', status: 200, kind: 'inert' },
  { path: '/', method: 'DELETE', status: 405, kind: 'inert' },
  { path: '/icons/mark.svg', method: 'POST', status: 405, kind: 'inert' },
];

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

function policyOf(response: APIResponse): string {
  const policies = response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  expect(policies).toHaveLength(1);
  return policies[0]?.value ?? '';
}

function inlineHashes(html: string): Set<string> {
  const scripts = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  return new Set(
    scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  );
}

const namedHashes = (policy: string) => new Set(policy.match(/'sha256-[^']+'/g) ?? []);

/** The sources that the policy allows for one kind of content. */
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

test('a cached page that stays as the framework makes it names each of its scripts', async ({ request }) => {
  const response = await request.get('/blog/no-such-article');
  expect(response.status()).toBe(404);
  expect(namedHashes(policyOf(response))).toEqual(inlineHashes(await response.text()));
});

for (const { path: address, method = 'GET', headers = {}, status, kind } of probes) {
  test(`${method} ${address} (${Object.keys(headers)[0] ?? 'plain'}) has every header`, async ({
    request,
  }) => {
    // Joined as text, because a URL parser would read two slashes as another host.
    const options = { method, headers, maxRedirects: 0, failOnStatusCode: false };
    const ask = () => request.fetch(`${baseURL}${address}`, options);
    // No answer of a missing page is cached, and one that is rendered in parts on a busy machine keeps its scripts.
    const isRendered = kind === 'cached page' && status === 404;
    const response = await until(
      ask,
      (answer) => !isRendered || namedHashes(policyOf(answer)).size === 0,
      20_000,
    );
    expect(response.status()).toBe(status);
    const sent = response.headers();
    expect(sent).toMatchObject(everywhere);
    expect(sent['permissions-policy'] ?? '').toMatch(kind === 'file' ? /^$/ : /\bcamera=\(\)/);
    expect(sent['x-powered-by']).toBeUndefined();
    expect(sent['cache-control']).toBeDefined();
    // A shared cache would send a redirect or a refusal to other visitors.
    if (status !== 200) expect(sent['cache-control']).not.toMatch(/public|s-maxage/);
    // Nor may it send the router's text to a visitor of the page.
    if (headers.RSC) expect(sent['cache-control']).not.toMatch(/public|s-maxage/);
    // One address answers browsers with HTML and the router with its own text: a cache must separate them.
    if (status === 200 && kind === 'cached page') expect(sent.vary).toMatch(/\brsc\b/i);
    const policy = policyOf(response);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy.includes("'nonce-")).toBe(kind === 'visited page');
    const scripts = directive(policy, 'script-src');
    expect(scripts.includes("'sha256-")).toBe(kind === 'wide awake');
    expect(scripts === "script-src 'self'").toBe(kind === 'cached page');
  });
}

test('a page rendered for one visit has its own nonce and is in no cache', async ({ request }) => {
  const [first, second] = [await request.get('/login'), await request.get('/login')];
  const nonces = [first, second].map((response) => /'nonce-([^']+)'/.exec(policyOf(response))?.[1]);
  expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(first.headers()['cache-control']).toMatch(/private.*no-store/);
  expect(await first.text()).toContain(`nonce="${nonces[0]}"`);
});

test('a page with a form sleeps too, and is the same for every visit', async ({ request }) => {
  const visit = async () => {
    const response = await request.get('/contact');
    return { response, html: await response.text() };
  };
  const visits = [await visit(), await visit()];
  expect(visits[0]?.html).toContain(' name="formToken" value="');
  expect(visits[0]?.html).toBe(visits[1]?.html);
  for (const { response, html } of visits) {
    expect(policyOf(response)).toContain("script-src 'self';");
    expect(inlineHashes(html)).toEqual(new Set());
    expect((await request.get(/data-page="([^"]+)"/.exec(html)?.[1] ?? '')).status()).toBe(200);
  }
});

test('a stranger cannot choose the nonce', async ({ request }) => {
  const response = await request.get('/login', {
    headers: {
      'Content-Security-Policy': "script-src 'nonce-chosen'",
      'Content-Security-Policy-Report-Only': "script-src 'nonce-chosen'",
    },
  });
  expect(await response.text()).not.toContain('nonce="chosen"');
});

test('static files may be cached forever by everyone', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const file = /\/_next\/static\/[^")]+\.woff2/.exec(html)?.[0] ?? '';
  const response = await request.get(file);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(policyOf(response)).toMatch(/^default-src 'none';/);
});

test('no shared cache keeps the answer about a drawing that does not exist', async ({ request }) => {
  const response = await request.get('/art/no-such-drawing.svg');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).not.toMatch(/public|s-maxage/);
});

test('a page made again at run time has its own data: before, while and after', { tags: ['slow'] }, async ({
  request,
}) => {
  await using db = await database();
  const server = await startOwnServer({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  const visit = async () => {
    const response = await request.get(server.origin);
    const html = await response.text();
    expect(policyOf(response)).toContain("script-src 'self';");
    expect(inlineHashes(html)).toEqual(new Set());
    expect(html).not.toContain(' nonce="');
    const address = /data-page="([^"]+)"/.exec(html)?.[1];
    const data = await request.get(`${server.origin}${address}`);
    expect(data.status()).toBe(200);
    expect(data.headers()['cache-control']).toMatch(/^public, max-age=31536000, .*immutable$/);
    expect(await data.json()).toMatchObject({ scripts: expect.arrayContaining([expect.any(String)]) });
    return response.headers()[cacheHeader];
  };
  try {
    // An update without a change: the page is rendered again, and other tests see no difference.
    await until(
      async () => {
        await db.query('UPDATE testimonials SET content = content');
        return visit();
      },
      (state) => state === 'MISS',
      60_000,
    );
    await until(visit, (state) => state === 'HIT', 60_000);
  } finally {
    await server.stop();
  }
});

test('over https the browser must stay on https; only the home page may frame the booking page', {
  tags: ['slow'],
}, async ({ request }) => {
  const server = await startOwnServer({
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    APP_URL: 'https://www.antarman.example',
    SCHEDULING_URL: 'https://booking.example/antarman/45',
    NEWSLETTER_URL: 'https://letters.example/subscribe',
  });
  try {
    const home = await request.get(server.origin);
    expect(home.headers()['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(policyOf(home)).toContain('frame-src https://booking.example;');
    expect(policyOf(home)).toContain("form-action 'self' https://letters.example;");
    const help = await request.get(`${server.origin}/resources/crisis-support`);
    expect(policyOf(help)).toMatch(/^default-src 'none';(?!.*frame-src)/);
  } finally {
    await server.stop();
  }
});
