import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inertPolicy } from './policy.mjs';
import { guardResponses, securityHeaders } from './response-guard';

let server: Server | undefined;

beforeAll(guardResponses);
afterEach(() => {
  server?.close();
});

async function answer(listener: RequestListener): Promise<Response> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', ready));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return fetch(`http://127.0.0.1:${address.port}/some/page?key=1`, { redirect: 'manual' });
}

const policyOf = (response: Response) => response.headers.get('content-security-policy');

describe('guardResponses', () => {
  it('protects an answer that nobody prepared', async () => {
    const response = await answer((_request, reply) => reply.end('text'));
    for (const [name, value] of securityHeaders('http://localhost:3000')) {
      expect(response.headers.get(name)).toBe(value);
    }
    expect(policyOf(response)).toBe(inertPolicy);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('protects an answer whose head is written by hand', async () => {
    const response = await answer((_request, reply) => reply.writeHead(307, { location: '/other' }).end());
    expect(response.status).toBe(307);
    expect(policyOf(response)).toBe(inertPolicy);
  });

  it('lets a kept page’s policy replace the one given at the door', async () => {
    const response = await answer((_request, reply) => {
      reply.setHeader('Content-Type', 'text/html; charset=utf-8');
      reply.setHeader('content-security-policy', "script-src 'nonce-abc'");
      reply.appendHeader('content-security-policy', "script-src 'sha256-abc='");
      reply.end('<p>page</p>');
    });
    expect(policyOf(response)).toBe("script-src 'sha256-abc='");
  });

  it('gives a file no page’s policy, but leaves it its own', async () => {
    const file = await answer((_request, reply) => {
      reply.setHeader('Content-Type', 'image/png');
      reply.setHeader('content-security-policy', "script-src 'nonce-abc'");
      reply.end();
    });
    expect(policyOf(file)).toBe(inertPolicy);
    server?.close();
    const own = await answer((_request, reply) => {
      reply.setHeader('Content-Type', 'application/pdf');
      reply.setHeader('content-security-policy', 'sandbox');
      reply.end();
    });
    expect(policyOf(own)).toBe('sandbox');
  });

  it('leaves a chosen lifetime alone', async () => {
    const response = await answer((_request, reply) => {
      reply.setHeader('Cache-Control', 'public, s-maxage=60');
      reply.end();
    });
    expect(response.headers.get('cache-control')).toBe('public, s-maxage=60');
  });
});

describe('securityHeaders', () => {
  it('promises https only where the origin is https', () => {
    expect(securityHeaders('https://www.example.in').get('Strict-Transport-Security')).toMatch(
      /^max-age=\d{8}$/,
    );
    expect(securityHeaders('http://localhost:3000').has('Strict-Transport-Security')).toBe(false);
  });
});
