import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inertPolicy } from '@/lib/server/csp/policy.mjs';
import { permissionsOf, securityHeaders } from '@/lib/server/page/headers.mjs';
import { privateLifetime, publicLifetime } from '@/lib/server/page/lifetime.mjs';
import { pageServer } from '@/lib/server/page/server.mjs';
import { signId } from '@/lib/server/secret/signed-id';
import { loopbackServer } from '@/test/counterpart/loopback';

async function start(listener: RequestListener) {
  const server = await loopbackServer(pageServer(listener));
  onTestFinished(server.close);
  return server;
}

async function answer(
  listener: RequestListener,
  path = '/about',
  headers: Record<string, string> = {},
): Promise<Response> {
  const server = await start(listener);
  return fetch(`${server.origin}${path}`, { redirect: 'manual', headers });
}

const sending =
  (headers: Readonly<Record<string, string>>, status = 200): RequestListener =>
  (_request, reply) =>
    reply.writeHead(status, headers).end();

const policyOf = (response: Response) => response.headers.get('content-security-policy');
const lifetimeOf = (response: Response) => response.headers.get('cache-control');
const page = { 'Content-Type': 'text/html; charset=utf-8' };

describe('the policy', () => {
  it('is on a response that nobody prepared, with every other header', async () => {
    const response = await answer((_request, reply) => reply.end('text'));
    for (const [name, value] of Object.entries(securityHeaders('http://localhost:3000')))
      expect(response.headers.get(name)).toBe(value);
    expect([policyOf(response), lifetimeOf(response)]).toEqual([inertPolicy, privateLifetime]);
  });

  it('of a public page names no script of this visit, and no request can ask for one', async () => {
    const seen: unknown[] = [];
    const response = await answer(
      (request, reply) => {
        seen.push(request.headers['content-security-policy']);
        reply.writeHead(200, page).end();
      },
      '/about',
      { 'content-security-policy': "script-src 'nonce-chosen'" },
    );
    expect(seen).toEqual([undefined]);
    expect(policyOf(response)).toContain("script-src 'self';");
  });

  it('of a private page has a nonce, which the framework reads from the request', async () => {
    const seen: unknown[] = [];
    const visit = () =>
      answer((request, reply) => {
        seen.push(request.headers['content-security-policy']);
        reply.writeHead(200, { ...page, 'Cache-Control': 's-maxage=60, stale-while-revalidate=600' }).end();
      }, '/login');
    const [first, second] = [await visit(), await visit()];
    expect(seen).toEqual([policyOf(first), policyOf(second)]);
    expect(policyOf(first)).toMatch(/'nonce-[A-Za-z0-9+/]{22}=='/);
    expect(policyOf(first)).not.toBe(policyOf(second));
    // A nonce is for one visit.
    expect(lifetimeOf(first)).toBe(privateLifetime);
  });

  it('of the answer to a form has a nonce too, for scripts that the page did not have', async () => {
    const { origin } = await start(sending(page));
    expect(policyOf(await fetch(`${origin}/about`, { method: 'POST' }))).toContain("'nonce-");
  });

  it('is the last one that a page brings', async () => {
    const response = await answer((_request, reply) => {
      reply.setHeader('Content-Type', 'text/html');
      reply.setHeader('content-security-policy', "script-src 'none'");
      reply.appendHeader('content-security-policy', "script-src 'sha256-abc='");
      reply.end('<p>page</p>');
    }, '/login');
    expect(policyOf(response)).toBe("script-src 'sha256-abc='");
  });

  it('of a file is inert, or its own', async () => {
    expect(policyOf(await answer(sending({ 'Content-Type': 'image/png' }), '/login'))).toBe(inertPolicy);
    const own = { 'Content-Type': 'application/pdf', 'content-security-policy': 'sandbox' };
    expect(policyOf(await answer(sending(own)))).toBe('sandbox');
    expect(policyOf(await answer(sending({ Location: '/other' }, 307)))).toBe(inertPolicy);
  });
});

describe('the lifetime', () => {
  const shared = { ...page, 'Cache-Control': 's-maxage=3600, stale-while-revalidate=31532400' };

  it('of a public answer is seconds, and of a public page, whatever its maker thinks', async () => {
    expect(lifetimeOf(await answer(sending({ ...shared, 'Content-Type': 'text/csv' })))).toBe(publicLifetime);
    for (const own of ['no-store', 'private, no-cache', 's-maxage=3600'])
      expect(lifetimeOf(await answer(sending({ ...page, 'Cache-Control': own })))).toBe(publicLifetime);
  });

  it.each(['public, max-age=86400', 'public, s-maxage=9, immutable', 'private, no-cache', 'no-store'])(
    '%s stays as it was chosen',
    async (chosen) => {
      expect(lifetimeOf(await answer(sending({ 'Cache-Control': chosen })))).toBe(chosen);
    },
  );

  it.each([301, 307, 404, 500])('lets no shared cache keep an answer with the status %i', async (status) => {
    const response = await answer(sending({ ...shared, Location: '/other' }, status));
    expect([response.status, lifetimeOf(response)]).toEqual([status, privateLifetime]);
  });

  it('lets no shared cache keep somebody’s cookie', async () => {
    expect(lifetimeOf(await answer(sending({ ...shared, 'Set-Cookie': 'a=b' })))).toBe(privateLifetime);
  });

  it.each([
    ['the router’s text', {}, 200, { ...shared, 'Content-Type': 'text/x-component' }],
    ['that it has not changed', { rsc: '1' }, 304, shared],
    ['what a stranger’s header may have changed', { 'x-matched-path': '/admin' }, 200, shared],
  ])('lets only the visitor’s own browser keep %s', async (_, asked, status, sent) => {
    const response = await answer(sending(sent, status), '/about?_rsc=x', asked);
    expect([response.status, lifetimeOf(response)]).toEqual([status, 'private, no-cache']);
  });
});

describe('permissionsOf', () => {
  const token = signId('room', '01a1f998-a4bb-7439-aca1-89be65957f77', Date.now());
  const room = `/room/${token}`;

  it('lets camera and microphone in on the page of a room, and nowhere else', () => {
    expect(permissionsOf(room)).toContain('camera=(self), ');
    expect(permissionsOf(`${room}?x=1`)).toContain('microphone=(self), ');
    expect(permissionsOf(room)).toContain('geolocation=(), ');
    for (const url of [
      '/',
      '/room',
      '/room/',
      '/room/a',
      `${room}x`,
      `${room}/`,
      `${room}/more`,
      `${room}%2fmore`,
      room.slice(0, -1),
      `/room/a${token}`,
      `/rooms/${token}`,
      `/dashboard?next=${room}`,
      `/api${room}`,
    ])
      expect(permissionsOf(url), url).toMatch(/camera=\(\),.*microphone=\(\),/);
  });

  it('lets them in only on a page that was found', async () => {
    const sent = async (status: number) =>
      (await answer(sending(page, status), room)).headers.get('permissions-policy');
    expect(await sent(200)).toContain('camera=(self), ');
    for (const status of [303, 404, 500, 503])
      expect(await sent(status), String(status)).toContain('camera=(), ');
  });
});

it('promises https only where the origin is https, and speaks for other names of the domain only when told to', () => {
  const promise = (origin: string, subdomains?: boolean) =>
    securityHeaders(origin, subdomains)['Strict-Transport-Security'];
  expect(promise('https://www.example.in')).toBe('max-age=63072000');
  expect(promise('https://www.example.in', true)).toBe('max-age=63072000; includeSubDomains');
  expect(promise('http://localhost:3000')).toBeUndefined();
});
