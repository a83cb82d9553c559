// A real nginx.

import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawingPolicy } from '@/lib/server/csp/policy.mjs';
import { startNginx } from '@/test/counterpart/nginx';

type Headers = Record<string, string>;

/** Replaces the product: counts requests, and sends the product's headers. */
let app: ReturnType<typeof createServer>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let asked: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
let words: string;
/** Additional headers of an answer. */
let said: Headers;
let status: number;
/** True to close each connection without an answer. */
let away: boolean;
/** Answers that wait until the test releases them; undefined without a delay. */
let held: (() => void)[] | undefined;

const lifetime = (fresh: number, stale: number) =>
  `public, max-age=0, must-revalidate, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
/** The product's own lifetime. nginx counts whole seconds, so each part may last one more. */
const usual = lifetime(5, 5);

function send({ headers }: IncomingMessage, response: ServerResponse): void {
  const accepted = String(headers['accept-encoding'] ?? '');
  const body = Buffer.from(`<p>${words}</p>${'Words that repeat. '.repeat(100)}`);
  const [coding, bytes] = accepted.includes('br')
    ? ['br', brotliCompressSync(body)]
    : accepted.includes('gzip')
      ? ['gzip', gzipSync(body)]
      : ['', body];
  const etag = `"${words}-${coding}"`;
  response.statusCode = status === 200 && headers['if-none-match'] === etag ? 304 : status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'rsc, Accept-Encoding');
  response.setHeader('ETag', etag);
  if (coding) response.setHeader('Content-Encoding', coding);
  for (const [name, value] of Object.entries(said)) response.setHeader(name, value);
  response.end(response.statusCode === 304 ? undefined : bytes);
}

const appPort = () => (app.address() as AddressInfo).port;

beforeAll(async () => {
  app = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    if (away) return request.socket.destroy();
    const answer = () => send(request, response);
    return held ? held.push(answer) : answer();
  });
  await new Promise<void>((ready) => app.listen(0, '127.0.0.1', ready));
  nginx = await startNginx([appPort()]);
});
afterAll(async () => {
  await nginx.stop();
  app.closeAllConnections();
  app.close();
});
beforeEach(() => {
  asked = [];
  words = 'first';
  said = { 'cache-control': usual };
  status = 200;
  away = false;
  held = undefined;
});

const times = (url: string) => asked.filter((one) => one.url === url).length;

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

async function read(url: string, headers: Headers = {}): Promise<string> {
  const answer = await nginx.ask(url, { headers });
  expect(answer.status).toBe(200);
  const coding = answer.headers['content-encoding'];
  return (coding === 'br' || coding === 'gzip' ? unpack[coding](answer.body) : answer.body).toString();
}

/** Delays the product's answers until this many are requested. @returns a function that releases them */
async function whenHeld(count: number): Promise<() => void> {
  await vi.waitFor(() => expect(held).toHaveLength(count), 10_000);
  return () => {
    for (const answer of held ?? []) answer();
    held = undefined;
  };
}

describe('nginx in front', () => {
  it('keeps a public answer for as long as it says, once for each coding, as it came', async () => {
    const browsers = { br: ['gzip, deflate, br, zstd', 'br;q=1.0, gzip'], gzip: ['gzip', 'br;q=0, gzip'] };
    for (const [coding, accepted] of Object.entries(browsers)) {
      for (const form of accepted) {
        const { headers } = await nginx.ask('/cached/a', { headers: { 'accept-encoding': form } });
        expect([form, headers['content-encoding']]).toEqual([form, coding]);
      }
    }
    for (const form of ['', 'identity', 'gzip;q=0']) {
      expect(await read('/cached/a', { 'accept-encoding': form })).toContain('first');
    }
    expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual(['br, gzip', 'gzip', undefined]);
    const known = await nginx.ask('/cached/a', { headers: { 'if-none-match': '"first-"' } });
    expect([known.status, known.body.length, known.headers['cache-control']]).toEqual([304, 0, usual]);
  });

  it.each<Headers>([
    { 'cache-control': 'private, no-store' },
    { 'cache-control': 'no-cache' },
    { 'cache-control': usual, 'set-cookie': 'a=b' },
    {},
  ])('asks again for every answer that is not for everybody: %j', async (headers) => {
    said = headers;
    const url = `/own/${Object.values(headers).join('').length}`;
    for (let round = 0; round < 3; round++) await read(url);
    expect(times(url)).toBe(3);
    // Requests for different pages do not wait for each other.
    held = [];
    const crowd = Array.from({ length: 20 }, () => read(url));
    (await whenHeld(20))();
    await Promise.all(crowd);
  });

  it('shows a change to everybody within twelve seconds, and the old page to nobody after that', async () => {
    await read('/cached/busy');
    await read('/cached/rare');
    words = 'second';
    const changed = performance.now();
    while ((await read('/cached/busy')).includes('first')) {
      expect(performance.now() - changed).toBeLessThan(12_000);
      await wait(100);
    }
    for (let round = 0; round < 20; round++) expect(await read('/cached/busy')).toContain('second');
    await wait(Math.max(0, 12_100 - (performance.now() - changed)));
    expect(await read('/cached/rare')).toContain('second');
  });

  it('drops a page that is gone, and does not show it again while the product is away', async () => {
    said = { 'cache-control': lifetime(1, 1) };
    await read('/cached/hidden');
    status = 404;
    said = { 'cache-control': 'private, no-store' };
    await wait(3_200);
    expect((await nginx.ask('/cached/hidden')).status).toBe(404);
    away = true;
    expect((await nginx.ask('/cached/hidden')).status).toBe(502);
  });

  it('gives whoever has a cookie or a code the page of everybody', async () => {
    await read('/cached/c');
    const known: Headers[] = [
      { cookie: 'antarman.session=a; antarman.member=1' },
      { authorization: 'Bearer a' },
    ];
    for (const headers of known) expect(await read('/cached/c', headers)).toContain('first');
    expect(times('/cached/c')).toBe(1);
    await nginx.ask('/cached/c', { method: 'POST' }, 'a=b');
    expect(times('/cached/c')).toBe(2);
  });

  it('lets the product lead members from the start page, and nobody after them', async () => {
    for (const cookie of ['antarman.member=1', 'a=b; antarman.member=1; c=d']) await read('/', { cookie });
    expect(times('/')).toBe(2);
    for (const cookie of ['', 'a=b', 'x-antarman.member=1']) await read('/', { cookie });
    expect(times('/')).toBe(3);
    await read('/', { cookie: 'antarman.member=1' });
    await read('/?home', { cookie: 'antarman.member=1' });
    expect([times('/'), times('/?home')]).toEqual([4, 1]);
  });

  it('keeps a page and its text for the router apart', async () => {
    words = 'text';
    await read('/cached/d', { rsc: '1' });
    words = 'page';
    expect(await read('/cached/d')).toContain('page');
    words = 'text';
    expect(await read('/cached/d', { rsc: '1' })).toContain('text');
    expect(await read('/cached/d')).toContain('page');
  });

  it('gives no stranger a way into a page of others', async () => {
    const poison = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '9.9.9.9',
    };
    words = 'poisoned';
    await read('/cached/e', { host: 'evil.example', ...poison });
    await read('/cached/e?evil=1', poison);
    words = 'first';
    expect(await read('/cached/e', poison)).toContain('first');
    expect(asked.at(-1)?.headers).toMatchObject({
      host: 'localhost',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('asks once in the background for a crowd, who get what is there', async () => {
    said = { 'cache-control': lifetime(1, 60) };
    await read('/cached/f');
    await wait(2_200);
    held = [];
    for (const page of await Promise.all(Array.from({ length: 30 }, () => read('/cached/f'))))
      expect(page).toContain('first');
    words = 'second';
    (await whenHeld(1))();
    await vi.waitFor(async () => expect(await read('/cached/f')).toContain('second'), 10_000);
    expect(times('/cached/f')).toBe(2);
  });

  it('sends no page in whose place another came, from any of its processes', async () => {
    said = { 'cache-control': lifetime(1, 0) };
    const several = await startNginx([appPort()], { workers: 3 });
    // Each request uses its own connection, which any of the processes may accept.
    const readAnew = async () => (await several.ask('/cached/g', { agent: false })).body.toString();
    try {
      for (let change = 1; change <= 4; change++) {
        words = `change ${change}.`;
        await vi.waitFor(async () => expect(await readAnew()).toContain(words), 10_000);
        for (const page of await Promise.all(Array.from({ length: 30 }, readAnew)))
          expect(page).toContain(words);
      }
    } finally {
      await several.stop();
    }
  });

  it('shows what is still good while the product does not answer, and whom to call where nothing is', async () => {
    said = { 'cache-control': lifetime(1, 60) };
    await read('/cached/i');
    away = true;
    await wait(2_200);
    for (let round = 0; round < 3; round++) expect(await read('/cached/i')).toContain('first');
    const { status: refused, headers, body } = await nginx.ask('/cached/j');
    expect([refused, headers['cache-control']]).toEqual([502, 'no-store']);
    expect(body.toString()).toContain('href="tel:14416"');
  });

  it('sends files of the build as they lie there, and asks the product for others', async () => {
    const folder = path.join(nginx.fileFolder, 'build/_next/static/chunks');
    mkdirSync(folder, { recursive: true });
    for (const [name, type] of [
      ['a.js', 'text/javascript'],
      ['a.css', 'text/css'],
    ] as const) {
      const plain = `/* ${name} */`;
      writeFileSync(path.join(folder, name), plain);
      writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(plain));
      writeFileSync(path.join(folder, `${name}.gz`), gzipSync(plain));
      for (const [accepted, coding] of [
        ['gzip, br', 'br'],
        ['gzip', 'gzip'],
        ['', undefined],
      ] as const) {
        const url = `/_next/static/chunks/${name}`;
        const { headers } = await nginx.ask(url, { headers: { 'accept-encoding': accepted } });
        expect([url, headers['content-encoding']]).toEqual([url, coding]);
        expect(headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          vary: 'Accept-Encoding',
        });
        expect(await read(url, { 'accept-encoding': accepted })).toBe(plain);
      }
    }
    expect(asked).toEqual([]);
    await read('/_next/static/chunks/b.js');
    await read('/_next/static/chunks/b.js');
    expect(times('/_next/static/chunks/b.js')).toBe(1);
  });

  it('sends drawings with the policy that the product gives them', async () => {
    mkdirSync(path.join(nginx.fileFolder, 'public/art'), { recursive: true });
    writeFileSync(
      path.join(nginx.fileFolder, 'public/art/a.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );
    const { headers } = await nginx.ask('/art/a.svg');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': drawingPolicy,
      'x-content-type-options': 'nosniff',
    });
    expect(asked).toEqual([]);
    await read('/portraits/somebody.webp');
    await read('/art/b.svg');
    expect(asked.map(({ url }) => url)).toEqual(['/portraits/somebody.webp', '/art/b.svg']);
  });
});
