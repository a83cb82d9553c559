import type { RequestListener } from 'node:http';
import { setImmediate as later } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageServer } from '@/lib/server/page/server.mjs';
import { announceAction, currentVisit } from '@/lib/server/page/shared.mjs';
import { announcePassingFault } from '@/lib/server/request/passing-fault';
import { largestForm } from '@/lib/server/request/refusals.mjs';
import { loopbackServer } from '@/test/counterpart/loopback';

async function start(listener: RequestListener) {
  const server = await loopbackServer(pageServer(listener));
  onTestFinished(server.close);
  return server;
}

async function answer(
  listener: RequestListener,
  call: RequestInit & { path?: string } = {},
): Promise<Response> {
  const { origin } = await start(listener);
  return fetch(`${origin}${call.path ?? '/book/details/key'}`, call);
}

const browser = { headers: { accept: 'text/html,application/xhtml+xml' } };

/** The bundle's note when the framework has given a request up. */
function fail(passes: boolean, reference?: string) {
  const visit = currentVisit();
  if (visit) visit.failure = { passes, reference };
}

/** The framework's answer for a page whose rendering failed. */
const emptyShell =
  (passes: boolean): RequestListener =>
  async (_request, response) => {
    response.setHeader('Cache-Control', 'public, s-maxage=60');
    await later();
    fail(passes, '1234567');
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', "script-src 'nonce-abc'");
    response.setHeader('Content-Encoding', 'gzip');
    response.write('<!DOCTYPE html><html id="__next_error__">');
    await later();
    response.end('</html>');
  };

describe('a page that fails', () => {
  it.each(['/book/details/key', '/about'])(
    'says in words what is the matter, without scripts and without a cache: %s',
    async (path) => {
      const response = await answer(emptyShell(true), { ...browser, path });
      const text = await response.text();
      expect(response.status).toBe(503);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'retry-after': '10',
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      });
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(text).toContain('Something went wrong on our side');
      expect(text).toContain('Reference: 1234567');
      expect(text).toMatch(/112.*14416/);
      expect(text).not.toMatch(/__next_error__|<script/);
    },
  );

  it('promises no better moment where the fault is another', async () => {
    const response = await answer(emptyShell(false), browser);
    expect(response.status).toBe(500);
    expect(response.headers.get('retry-after')).toBeNull();
    expect(await response.text()).toContain('We could not load this page just now');
  });

  it('repeats no word of an error', async () => {
    const response = await answer((_request, reply) => {
      fail(true, '<script>alert(1)</script>');
      reply.statusCode = 500;
      reply.end();
    }, browser);
    expect(await response.text()).not.toContain('alert(1)');
  });

  it('is nobody else’s fault', async () => {
    const { origin } = await start(async (incoming, response) => {
      await later();
      if (incoming.headers.accept === 'a') fail(true, 'a');
      await later();
      response.statusCode = 500;
      response.end();
    });
    const statuses = ['a', 'b'].map(async (accept) => (await fetch(origin, { headers: { accept } })).status);
    expect(await Promise.all(statuses)).toEqual([503, 500]);
  });
});

describe('a route that fails', () => {
  const bare: RequestListener = (_request, response) => {
    fail(true);
    response.writeHead(500).end();
  };

  it('answers a program in a line, with the time to ask again', async () => {
    const response = await answer(bare, { path: '/api/ready', headers: { accept: '*/*' } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/try again in a moment/);
  });

  it('answers a browser with the page', async () => {
    expect(await (await answer(bare, browser)).text()).toContain('Return to Home');
  });

  it('answers in the same words when its maker throws', async () => {
    const response = await answer(() => Promise.reject(new Error('no')), browser);
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining('Return to Home'),
    ]);
  });
});

describe('what stays as it was written', () => {
  it.each([
    ['an answer', 200, 'text/html', 'whole'],
    ['a page that is not there', 404, 'text/html', 'nothing here'],
    ['a page of ours that says it failed', 503, 'text/html', 'Error fetching data'],
    ['an interface that words its own fault', 500, 'application/json', '{"error":"x"}'],
    ['a step of the client’s router', 500, 'text/x-component', '0:{}'],
  ])('%s', async (_what, status, type, body) => {
    const whole: RequestListener = (_request, reply) =>
      reply.writeHead(status, { 'Content-Type': type }).end(body);
    const parts: RequestListener = async (_request, reply) => {
      reply.writeHead(status, { 'Content-Type': type });
      reply.flushHeaders();
      for (const letter of body) reply.write(letter);
      await later();
      reply.end();
    };
    for (const path of ['/book/details/key', '/about', '/api/ready'])
      for (const listener of [whole, parts]) {
        const response = await answer(listener, { ...browser, path });
        expect([response.status, await response.text()]).toEqual([status, body]);
      }
  });
});

describe('a page that shows a fault instead of its content', () => {
  it('is in no cache, and any cache has the one beside it', async () => {
    const { origin } = await start(async (request, response) => {
      response.setHeader('Cache-Control', 'public, s-maxage=60');
      await later();
      if (request.url === '/broken') announcePassingFault();
      if (request.url === '/gone') announcePassingFault(503);
      response.end('words');
    });
    const answers = ['/broken', '/whole', '/broken', '/gone', '/whole'].map(async (path) => {
      const { status, headers } = await fetch(`${origin}${path}`);
      return [status, headers.get('cache-control')?.split(',')[0], headers.get('retry-after')];
    });
    const [broken, whole, gone] = [
      [200, 'private', null],
      [200, 'public', null],
      [503, 'private', '10'],
    ];
    expect(await Promise.all(answers)).toEqual([broken, whole, broken, gone, whole]);
  });
});

describe('a form that the framework could not read', () => {
  const scripted = { method: 'POST', headers: { 'next-action': 'x' }, body: '{{' };
  const plain = { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' };

  /** Does the same as the framework in that case. */
  const giveUp: RequestListener = async (request, response) => {
    request.resume();
    await later();
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/plain');
    response.setHeader('Content-Length', 21);
    response.end('Internal Server Error');
  };

  it.each([
    ['with scripts', scripted],
    ['without scripts', plain],
  ])('is the sender’s mistake, in words: sent %s', async (_, call) => {
    const response = await answer(giveUp, { ...call, path: '/contact' });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringMatching(/^We could not read this form.*try again\.$/),
    ]);
  });

  it.each([
    ['is broken', 'x', 400, 'We could not read this form'],
    ['is larger than 8 MB', 'x'.repeat(largestForm + 1), 413, 'larger than 8 MB'],
  ])(
    'gives a browser without scripts a page with the way back when it %s',
    async (_, body, status, words) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html,*/*' };
      const response = await answer(
        async (request, reply) => {
          request.resume();
          return emptyShell(false)(request, reply);
        },
        { method: 'POST', headers, body, path: '/payment/asha' },
      );
      const page = await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page).toContain(words);
      expect(page).toContain('<a href="">Open the form again</a>');
      expect(page).not.toMatch(/__next_error__|<script/);
    },
  );

  it('keeps the router’s wire format', async () => {
    const response = await answer((_request, reply) => {
      reply.writeHead(500, { 'Content-Type': 'text/x-component' });
      reply.write('0:{}\n');
      reply.end('1:E{}');
    }, scripted);
    expect([response.status, await response.text()]).toEqual([400, '0:{}\n1:E{}']);
  });

  it.each([
    ['a page', { method: 'GET' }],
    ['a plain post', { method: 'POST', body: 'x' }],
  ])('is no failure of %s', async (_, call) => {
    expect((await answer(giveUp, call)).status).toBe(500);
  });

  it('is none once the action was reached', async () => {
    const response = await answer(async (request, reply) => {
      await later();
      announceAction();
      giveUp(request, reply);
    }, scripted);
    expect(response.status).toBe(500);
  });

  it('is as large as the configuration says', async () => {
    const { default: config } = await import('@/next.config.mjs');
    expect(config.experimental?.serverActions?.bodySizeLimit).toBe(`${largestForm / 1024 / 1024}mb`);
  });
});
