import type { RequestListener } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { inertPolicy } from '@/lib/server/csp/policy.mjs';
import { routerHeader, routerType } from '@/lib/server/next-internals/names';
import { signId } from '@/lib/server/secret/signed-id';
import { loopbackServer } from '@/lib/testing/loopback';
import { guardResponses, permissionsOf, securityHeaders } from './response-guard';

beforeAll(guardResponses);

async function answer(
  listener: RequestListener,
  path = '/some/page?key=1',
  headers: Record<string, string> = {},
): Promise<Response> {
  const server = await loopbackServer(listener);
  onTestFinished(server.close);
  return fetch(`${server.origin}${path}`, { redirect: 'manual', headers });
}

const policyOf = (response: Response) => response.headers.get('content-security-policy');

describe('guardResponses', () => {
  it('protects a response that nobody prepared', async () => {
    const response = await answer((_request, reply) => reply.end('text'));
    for (const [name, value] of securityHeaders('http://localhost:3000')) {
      expect(response.headers.get(name)).toBe(value);
    }
    expect(policyOf(response)).toBe(inertPolicy);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('protects a response whose head is written by hand', async () => {
    const response = await answer((_request, reply) => reply.writeHead(307, { location: '/other' }).end());
    expect(response.status).toBe(307);
    expect(policyOf(response)).toBe(inertPolicy);
  });

  it('lets a cached page’s policy replace the proxy’s', async () => {
    const response = await answer((_request, reply) => {
      reply.setHeader('Content-Type', 'text/html; charset=utf-8');
      reply.setHeader('content-security-policy', "script-src 'nonce-abc'");
      reply.appendHeader('content-security-policy', "script-src 'sha256-abc='");
      reply.end('<p>page</p>');
    });
    expect(policyOf(response)).toBe("script-src 'sha256-abc='");
  });

  it('gives a file no page’s policy, but leaves its own', async () => {
    const file = await answer((_request, reply) => {
      reply.setHeader('Content-Type', 'image/png');
      reply.setHeader('content-security-policy', "script-src 'nonce-abc'");
      reply.end();
    });
    expect(policyOf(file)).toBe(inertPolicy);
    const own = await answer((_request, reply) => {
      reply.setHeader('Content-Type', 'application/pdf');
      reply.setHeader('content-security-policy', 'sandbox');
      reply.end();
    });
    expect(policyOf(own)).toBe('sandbox');
  });

  it.each([301, 307, 404, 500])('lets no shared cache keep an answer with the status %i', async (status) => {
    const response = await answer((_request, reply) => {
      reply.setHeader('Cache-Control', 'public, s-maxage=60');
      reply.writeHead(status, status < 400 ? { location: '/other' } : {}).end();
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['the router’s text', {}, 200, { 'content-type': routerType }],
    ['that it has not changed', { [routerHeader]: '1' }, 304, {}],
  ])('lets only the visitor’s own browser keep %s', async (_, asked, status, sent) => {
    const response = await answer(
      (_request, reply) => {
        reply.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400');
        reply.setHeaders(new Headers(sent));
        reply.writeHead(status).end();
      },
      '/about?_rsc=x',
      asked,
    );
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('does not change a chosen lifetime', async () => {
    const response = await answer((_request, reply) => {
      reply.setHeader('Cache-Control', 'public, s-maxage=60');
      reply.end();
    });
    expect(response.headers.get('cache-control')).toBe('public, s-maxage=60');
  });
});

describe('a page with a nonce', () => {
  it('is kept by nobody, whatever lifetime its address has', async () => {
    const response = await answer((_request, reply) => {
      reply.setHeader('Content-Type', 'text/html; charset=utf-8');
      reply.setHeader('content-security-policy', "script-src 'nonce-abc'");
      reply.setHeader('Cache-Control', 'public, s-maxage=60, stale-while-revalidate=600');
      reply.end('<p>page</p>');
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
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
    const sent = async (status: number) => {
      const response = await answer((_request, reply) => reply.writeHead(status).end(), room);
      return response.headers.get('permissions-policy');
    };
    expect(await sent(200)).toContain('camera=(self), ');
    for (const status of [303, 404, 500, 503])
      expect(await sent(status), String(status)).toContain('camera=(), ');
  });
});

describe('securityHeaders', () => {
  it('speaks for other names of the domain only when told to', () => {
    const promise = (subdomains?: boolean) =>
      securityHeaders('https://www.example.in', subdomains).get('Strict-Transport-Security');
    expect(promise()).toBe('max-age=63072000');
    expect(promise(true)).toBe('max-age=63072000; includeSubDomains');
  });

  it('promises https only where the origin is https', () => {
    expect(securityHeaders('https://www.example.in').get('Strict-Transport-Security')).toMatch(
      /^max-age=\d{8}$/,
    );
    expect(securityHeaders('http://localhost:3000').has('Strict-Transport-Security')).toBe(false);
  });
});
