import type { RequestListener } from 'node:http';
import { setImmediate as later } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { announceFailure, answerFailures } from '@/lib/server/next-internals/failure-page';
import { guardResponses } from '@/lib/server/next-internals/response-guard';
import { type LoopbackServer, loopbackServer } from '@/lib/testing/loopback';

const away = new Error('Query read timeout');

beforeAll(() => {
  answerFailures();
  guardResponses();
});

async function start(listener: RequestListener): Promise<LoopbackServer> {
  const server = await loopbackServer(listener);
  onTestFinished(server.close);
  return server;
}

async function answer(listener: RequestListener, headers: Record<string, string> = {}): Promise<Response> {
  const { origin } = await start(listener);
  return fetch(`${origin}/book/details/key`, { headers });
}

const browser = { accept: 'text/html,application/xhtml+xml' };

/** The framework's answer for a page whose rendering failed. */
const emptyShell =
  (error: unknown): RequestListener =>
  async (_request, response) => {
    response.setHeader('Cache-Control', 'public, s-maxage=60');
    await later();
    announceFailure(error, '1234567');
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', "script-src 'nonce-abc'");
    response.setHeader('Content-Encoding', 'gzip');
    response.write('<!DOCTYPE html><html id="__next_error__">');
    await later();
    response.end('</html>');
  };

describe('a page that fails', () => {
  it('says in words what is the matter, without scripts and without a cache', async () => {
    const response = await answer(emptyShell(away), browser);
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(text).toContain('Something went wrong on our side');
    expect(text).toContain('Reference: 1234567');
    expect(text).toMatch(/112.*14416/);
    expect(text).not.toMatch(/__next_error__|<script/);
  });

  it('promises no better moment where the fault is another', async () => {
    const response = await answer(emptyShell(new TypeError('x is not a function')), browser);
    expect(response.status).toBe(500);
    expect(response.headers.get('retry-after')).toBeNull();
    expect(await response.text()).toContain('We could not load this page just now');
  });

  it('repeats no word of an error', async () => {
    const listener: RequestListener = (_request, response) => {
      announceFailure(away, '<script>alert(1)</script>');
      response.statusCode = 500;
      response.end();
    };
    expect(await (await answer(listener, browser)).text()).not.toContain('alert(1)');
  });
});

describe('a route that fails', () => {
  const bare: RequestListener = (_request, response) => {
    announceFailure(away, undefined);
    response.writeHead(500).end();
  };

  it('answers a program in a line, with the time to ask again', async () => {
    const response = await answer(bare, { accept: '*/*' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/try again in a moment/);
  });

  it('answers a browser with the page', async () => {
    expect(await (await answer(bare, browser)).text()).toContain('Return to Home');
  });
});

it('a method that nothing here knows is refused, not failed', async () => {
  const listener: RequestListener = (_request, response) => {
    response.statusCode = 500;
    response.end('Internal Server Error');
  };
  const { ask } = await start(listener);
  const { status, headers } = await ask('/about', {}, 'TRACE');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

describe('what stays as it was written', () => {
  it.each([
    ['an answer', 200, 'text/html', 'whole'],
    ['a page that is not there', 404, 'text/html', 'nothing here'],
    ['a page of ours that says it failed', 503, 'text/html', 'Error fetching data'],
    ['an interface that words its own fault', 500, 'application/json', '{"error":"x"}'],
    ['a step of the client’s router', 500, 'text/x-component', '0:{}'],
  ])('%s', async (_what, status, type, body) => {
    const response = await answer(
      (_request, reply) => reply.writeHead(status, { 'Content-Type': type }).end(body),
      browser,
    );
    // Headers written together with the status count like those set before.
    expect([response.status, await response.text()]).toEqual([status, body]);
  });

  it('and one visitor’s fault is not another’s', async () => {
    const listener: RequestListener = async (incoming, response) => {
      await later();
      if (incoming.headers.accept === 'a') announceFailure(away, 'a');
      await later();
      response.statusCode = 500;
      response.end();
    };
    const responses = await Promise.all(['a', 'b'].map((accept) => answer(listener, { accept })));
    expect(responses.map(({ status }) => status)).toEqual([503, 500]);
  });
});
