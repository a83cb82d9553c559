import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicLifetime } from '@/lib/server/page/lifetime.mjs';
import { pageServer } from '@/lib/server/page/server.mjs';
import { loopbackServer } from '@/test/counterpart/loopback';

afterEach(() => vi.useRealTimers());

const page = '/about';

/** A server whose pages show how often they were made. */
async function start(listener?: (made: number) => RequestListener) {
  let made = 0;
  const server = await loopbackServer(
    pageServer((request, response) => {
      made += 1;
      if (listener) return listener(made)(request, response);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      // The framework's header for a page that it renders for each visit.
      response.setHeader('Cache-Control', 'private, no-cache, no-store');
      response.end(`page ${made} ${'text '.repeat(1_000)}`);
    }),
  );
  onTestFinished(server.close);
  return { ...server, made: () => made };
}

const numberOf = (body: Buffer) => Number(/^page (\d+)/.exec(String(body))?.[1]);

describe('a public page', () => {
  it('is made once, for readers of every coding, and goes out with its headers', async () => {
    const { ask, made } = await start();
    const [plain, zipped, brotli, head] = [
      await ask(page),
      await ask(page, { 'accept-encoding': 'gzip, br;q=0' }),
      await ask(page, { 'accept-encoding': 'gzip, deflate, br, zstd' }),
      await ask(page, {}, 'HEAD'),
    ];
    expect(made()).toBe(1);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect([head.body.length, head.headers['content-length']]).toEqual([0, String(plain.body.length)]);
    const tags = new Set([plain, zipped, brotli].map(({ headers }) => headers.etag));
    expect(tags.size).toBe(3);
    for (const { headers, body } of [plain, zipped, brotli]) {
      expect(headers).toMatchObject({
        'content-length': String(body.length),
        'cache-control': publicLifetime,
        vary: 'Accept-Encoding',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("script-src 'self';"),
      });
    }
  });

  it('is not sent to a browser that has it', async () => {
    const { ask } = await start();
    const { headers } = await ask(page);
    const again = await ask(page, { 'if-none-match': `W/${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await ask(page, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is made again after five seconds, and says to caches outside how long it is still good', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { ask } = await start();
    const seen = async () => {
      const { body, headers } = await ask(page);
      return [numberOf(body), /s-maxage=\d+/.exec(headers['cache-control'] ?? '')?.[0]];
    };
    expect(await seen()).toEqual([1, 's-maxage=5']);
    vi.advanceTimersByTime(3_500);
    expect(await seen()).toEqual([1, 's-maxage=2']);
    vi.advanceTimersByTime(1_600);
    expect(await seen()).toEqual([2, 's-maxage=5']);
  });

  it('has one maker: others wait for the first answer, and get the last one while the next is made', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const makers: (() => void)[] = [];
    const { ask, made } = await start((number) => async (_request, response) => {
      await new Promise<void>((resolve) => makers.push(resolve));
      response.setHeader('Cache-Control', 's-maxage=60');
      response.end(`page ${number}`);
    });
    const crowd = Array.from({ length: 20 }, () => ask(page));
    await expect.poll(() => makers.length).toBe(1);
    makers[0]?.();
    expect(new Set((await Promise.all(crowd)).map(({ body }) => `${body}`))).toEqual(new Set(['page 1']));
    vi.advanceTimersByTime(6_000);
    const next = ask(page);
    await expect.poll(() => makers.length).toBe(2);
    expect(`${(await ask(page)).body}`).toBe('page 1');
    makers[1]?.();
    expect(`${(await next).body}`).toBe('page 2');
    expect(made()).toBe(2);
  });

  it('is made by the next visitor when the first one leaves', async () => {
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { ask, origin } = await start((number) => async (request, response) => {
      begin();
      if (number === 1) await new Promise((resolve) => request.socket.once('close', resolve));
      else response.setHeader('Cache-Control', 's-maxage=60').end('made');
    });
    const leaving = new AbortController();
    const first = fetch(origin + page, { signal: leaving.signal }).catch(() => 'left');
    await begun;
    const second = ask(page);
    await wait(100);
    leaving.abort();
    expect(await first).toBe('left');
    expect(`${(await second).body}`).toBe('made');
  });
});

describe('nobody else gets', () => {
  it.each([
    ['an answer without a lifetime', {}, 200],
    ['a private one', { 'Cache-Control': 'private, s-maxage=60' }, 200],
    ['a page with a cookie', { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' }, 200],
    ['a page that says that nothing is here', { 'Content-Type': 'text/html' }, 404],
  ])('%s', async (_, headers, status) => {
    const { ask } = await start((made) => (_request, response) => {
      response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(`page ${made}`);
    });
    expect([await ask(page), await ask(page)].map(({ body }) => numberOf(body))).toEqual([1, 2]);
    // The framework no longer compresses these.
    const zipped = await ask(page, { 'accept-encoding': 'gzip' });
    expect([zipped.status, numberOf(gunzipSync(zipped.body))]).toEqual([status, 3]);
  });

  it('what was made for a header by which the answer differs, or for a stranger’s', async () => {
    const { ask } = await start((made) => (_request, response) => {
      response
        .writeHead(200, { Vary: 'rsc, Accept-Encoding', 'Cache-Control': 's-maxage=60' })
        .end(`page ${made}`);
    });
    const asked = [{ rsc: '1' }, { 'x-matched-path': '/' }, {}, { rsc: '1' }, {}];
    const numbers = [];
    for (const headers of asked)
      numbers.push(numberOf((await ask(page, headers as Record<string, string>)).body));
    expect(numbers).toEqual([1, 2, 3, 4, 3]);
  });

  it('a private page, whatever it says', async () => {
    const { ask } = await start();
    expect([await ask('/dashboard'), await ask('/dashboard')].map(({ body }) => numberOf(body))).toEqual([
      1, 2,
    ]);
  });
});

it('makes a public page without a word of who asks', async () => {
  const seen: unknown[] = [];
  const { ask } = await start(() => ({ headers }, response) => {
    seen.push(headers.cookie, headers.authorization);
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('page');
  });
  const asked = { cookie: 'antarman.session=abc', authorization: 'Basic abc' };
  await ask(page, asked);
  await ask(page, { ...asked, rsc: '1' });
  expect(seen).toEqual([undefined, undefined, undefined, undefined]);
});

it('leaves pictures as they are, and parts of files to their maker', async () => {
  const picture = createHash('sha512').update('picture').digest();
  const ranges: unknown[] = [];
  const { ask, made } = await start(() => (request, response) => {
    ranges.push(request.headers.range);
    response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 's-maxage=60' }).end(picture);
  });
  for (let time = 0; time < 2; time += 1) {
    const { body, headers } = await ask(page, { 'accept-encoding': 'br' });
    expect([body, headers['content-encoding']]).toEqual([picture, undefined]);
  }
  expect(made()).toBe(1);
  await ask(page, { range: 'bytes=0-1' });
  expect(ranges).toEqual([undefined, 'bytes=0-1']);
});
