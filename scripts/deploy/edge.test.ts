/** @module-tag slow (a real nginx) */

import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionHeader, routerHeader } from '@/lib/server/next-internals/names';
import { startNginx } from '@/lib/testing/nginx';

/** Stands in for the product: counts requests, and says of its pages what the product says. */
let nginx: Awaited<ReturnType<typeof startNginx>>;
let app: ReturnType<typeof createServer>;
let asked: string[];
let words: string;
/** How the product answers an address that begins with `/kept`: how long nginx may keep it, or that it is gone. */
let keptFor: number | 'not at all' | 'gone';
/** Whether it ends each connection without an answer. */
let away: boolean;
/** Answers that wait until the test lets them go; undefined where none waits. */
let held: (() => void)[] | undefined;

function send({ url = '', method, headers }: IncomingMessage, response: ServerResponse): void {
  const { cookie, 'accept-encoding': coding } = headers;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'rsc, Accept-Encoding');
  if (url.startsWith('/kept') && keptFor === 'gone') response.statusCode = 404;
  if (url.startsWith('/kept') && typeof keptFor === 'number' && !cookie && method !== 'POST') {
    response.setHeader('X-Accel-Expires', keptFor);
    response.setHeader('ETag', `"${words}"`);
  }
  const body = Buffer.from(`<p>${words}</p>${'Words that repeat. '.repeat(100)}`);
  if (coding === 'br') response.setHeader('Content-Encoding', 'br');
  response.end(coding === 'br' ? brotliCompressSync(body) : body);
}

beforeAll(async () => {
  app = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (away) return request.socket.destroy();
    // An answer made before a change has the words from before it, however late it is sent.
    const made = words;
    const answer = () => {
      const now = words;
      words = made;
      send(request, response);
      words = now;
    };
    return held ? held.push(answer) : answer();
  });
  asked = [];
  words = 'first';
  keptFor = 10;
  away = false;
  await new Promise<void>((ready) => app.listen(0, '127.0.0.1', ready));
  nginx = await startNginx([(app.address() as AddressInfo).port]);
  await vi.waitFor(async () => expect((await nginx.ask('/')).status).toBe(200), {
    timeout: 30_000,
    interval: 100,
  });
});
afterAll(async () => {
  await nginx.stop();
  app.closeAllConnections();
  app.close();
});
beforeEach(async () => {
  asked = [];
  words = 'first';
  keptFor = 10;
  away = false;
  held = undefined;
  await nginx.purge();
});

type Headers = Record<string, string>;

const times = (url: string) => asked.filter((one) => one === url).length;

async function read(url: string, headers: Headers = {}): Promise<string> {
  const { status, body, headers: sent } = await nginx.ask(url, { headers });
  expect(status).toBe(200);
  expect(sent).not.toHaveProperty('x-accel-expires');
  return (sent['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
}

/** The first answer says that the page may be kept, the second is kept. */
async function keep(url: string, headers: Headers = {}): Promise<void> {
  await read(url, headers);
  await read(url, headers);
  asked = [];
}

describe('nginx in front', () => {
  it('keeps a page that the product calls the same for everybody, in each form once', async () => {
    await keep('/kept/a');
    await keep('/kept/a', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    for (const accepted of ['br', 'br;q=1.0, gzip', 'gzip;q=0.5, br']) {
      expect(await read('/kept/a', { 'accept-encoding': accepted })).toContain('first');
    }
    for (const accepted of ['', 'identity', 'br;q=0', 'gzip, br; q=0.0']) {
      const plain = await nginx.ask('/kept/a', { headers: { 'accept-encoding': accepted } });
      expect([accepted, plain.headers['content-encoding']]).not.toContain('br');
    }
    expect(asked).toEqual([]);
    const known = await nginx.ask('/kept/a', { headers: { 'if-none-match': '"first"' } });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  it('asks again for every page of which the product says nothing', async () => {
    for (let round = 0; round < 3; round++) await read('/contact');
    expect(times('/contact')).toBe(3);
  });

  it('shows no page from before a reported change, not even one that was under way then', async () => {
    await keep('/kept/b');
    words = 'second';
    expect(await read('/kept/b')).toContain('first');
    await nginx.purge();
    held = [];
    const late = read('/kept/b');
    await vi.waitFor(() => expect(held).toHaveLength(1), 10_000);
    const [answer] = held;
    held = undefined;
    words = 'third';
    await nginx.purge();
    answer?.();
    expect(await late).toContain('second');
    expect(await read('/kept/b')).toContain('third');
    expect(await read('/kept/b')).toContain('third');
    expect(times('/kept/b')).toBe(2);
  });

  it('answers whoever the product may know, and the framework’s own questions, with nothing of others', async () => {
    const own: Headers[] = [
      { cookie: 'a=b' },
      { authorization: 'Bearer a' },
      { [routerHeader]: '1' },
      { 'next-router-prefetch': '1' },
      { 'next-router-state-tree': 'a' },
      { [actionHeader]: 'a' },
      { range: 'bytes=0-1' },
    ];
    for (const headers of own) await nginx.ask('/kept/c', { headers });
    expect(times('/kept/c')).toBe(own.length);
    await keep('/kept/c');
    for (const headers of own) await nginx.ask('/kept/c', { headers });
    await nginx.ask('/kept/c', { method: 'POST' }, 'a=b');
    expect(times('/kept/c')).toBe(own.length + 1);
    // An answer for one visitor does not end what others have.
    await nginx.ask('/kept/c', { headers: { cookie: 'a=b' } });
    await nginx.ask('/kept/c', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } }, 'a=b');
    expect(await read('/kept/c')).toContain('first');
    expect(times('/kept/c')).toBe(own.length + 3);
  });

  it('gives no stranger a way into a page of others', async () => {
    const poison = {
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/evil',
      'x-forwarded-proto': 'http',
    };
    words = 'poisoned';
    await keep('/kept/d', { host: 'evil.example', ...poison });
    await keep('/kept/d?evil=1', poison);
    words = 'first';
    expect(await read('/kept/d')).toContain('first');
    expect(await read('/kept/d')).toContain('first');
  });

  it('asks once for a crowd after a change, and lets nobody wait for a page that is made for each', async () => {
    await keep('/kept/e');
    await nginx.purge();
    held = [];
    const crowd = Array.from({ length: 30 }, () => read('/kept/e'));
    await vi.waitFor(() => expect(held).toHaveLength(1), 10_000);
    const each = Array.from({ length: 30 }, () => read('/contact'));
    // All thirty arrive while none is answered.
    await vi.waitFor(() => expect(held).toHaveLength(31), 10_000);
    for (const answer of held) answer();
    held = undefined;
    await Promise.all([...crowd, ...each]);
    expect(times('/kept/e')).toBe(1);
  });

  it('stays right in a storm of changes', async () => {
    await keep('/kept/f');
    for (let change = 1; change <= 50; change++) {
      words = `change ${change}`;
      await Promise.all(Array.from({ length: 20 }, () => nginx.purge()));
      expect(await read('/kept/f')).toContain(`change ${change}<`);
    }
  });

  it('lets a page go that is the product’s own again', async () => {
    await keep('/kept/g');
    keptFor = 'not at all';
    words = 'for one visit';
    await nginx.purge();
    for (let round = 0; round < 3; round++) expect(await read('/kept/g')).toContain(words);
    held = [];
    const each = Array.from({ length: 5 }, () => read('/kept/g'));
    await vi.waitFor(() => expect(held).toHaveLength(5), 10_000);
    for (const answer of held) answer();
    await Promise.all(each);
  });

  it('finds out by itself what became of a page when no report came', async () => {
    for (const became of ['not at all', 'gone'] as const) {
      const url = `/kept/${became.replaceAll(' ', '-')}`;
      keptFor = 1;
      words = 'first';
      await keep(url);
      keptFor = became;
      words = 'second';
      await vi.waitFor(
        async () => {
          const { status, body } = await nginx.ask(url);
          expect([status, body.toString().includes('second')]).toEqual([became === 'gone' ? 404 : 200, true]);
        },
        { timeout: 15_000, interval: 100 },
      );
    }
  });

  it('sends no page in whose place another came, whatever it holds open, from any of its processes', async () => {
    const several = await startNginx([(app.address() as AddressInfo).port], { workers: 3 });
    // Each request comes by a connection of its own, which any of the processes may take.
    const readAnew = async () => (await several.ask('/kept/h', { agent: false })).body.toString();
    const crowd = () => Promise.all(Array.from({ length: 30 }, readAnew));
    keptFor = 1;
    try {
      await vi.waitFor(readAnew, 10_000);
      for (let change = 1; change <= 6; change++) {
        words = `change ${change}.`;
        // Half of the changes are never reported: a copy with the same key takes the place of the one before.
        if (change % 2) await several.purge();
        await vi.waitFor(async () => expect(await readAnew()).toContain(words), {
          timeout: 10_000,
          interval: 50,
        });
        for (const page of await crowd()) expect(page).toContain(words);
      }
    } finally {
      await several.stop();
    }
  });

  it('shows what it has while the product does not answer, and whom to call where it has nothing', async () => {
    keptFor = 1;
    await keep('/kept/i');
    away = true;
    await vi.waitFor(async () => {
      expect(await read('/kept/i')).toContain('first');
      expect(asked).not.toEqual([]);
    }, 10_000);
    expect(await read('/kept/i')).toContain('first');
    await nginx.purge();
    for (const address of ['/kept/i', '/contact']) {
      const { status, headers, body } = await nginx.ask(address);
      expect([address, status, headers['cache-control']]).toEqual([address, 502, 'no-store']);
      expect(body.toString()).toContain('href="tel:14416"');
    }
  });

  it('takes reports only as such', async () => {
    const address = `http://127.0.0.1:${nginx.ports.purge}`;
    expect((await fetch(`${address}/purge`)).status).toBe(405);
    expect((await fetch(`${address}/other`, { method: 'POST' })).status).toBe(404);
    expect((await nginx.ask('/purge', { method: 'POST' })).status).toBe(200);
    expect(times('/purge')).toBe(1);
  });

  it('sends files of the build from its folder as they lie there, and asks the product for others', async () => {
    const folder = path.join(nginx.buildFolder, '_next/static/chunks');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'a.js'), 'export const plain = 1;');
    writeFileSync(path.join(folder, 'a.js.br'), brotliCompressSync('export const plain = 1;'));
    const { headers, body } = await nginx.ask('/_next/static/chunks/a.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(body).toString()).toBe('export const plain = 1;');
    expect((await nginx.ask('/_next/static/chunks/a.js')).body.toString()).toBe('export const plain = 1;');
    expect(asked).toEqual([]);
    await read('/_next/static/chunks/b.js');
    expect(times('/_next/static/chunks/b.js')).toBe(1);
  });
});
