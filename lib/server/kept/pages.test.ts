import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptPages } from '@/lib/server/kept/pages';
import { draftCookie, keptHeader } from '@/lib/server/next-internals/names';
import { type Answer, type LoopbackServer, loopbackServer } from '@/lib/testing/loopback';

/** Stands in for the framework: counts requests, and answers as the framework does. */
let asked: string[];
let words: string;
let answerAs: (request: IncomingMessage, response: ServerResponse) => void;
let pages: KeptPages;
let ask: LoopbackServer['ask'];
let stop: () => Promise<unknown>;

function keptAnswer({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400');
  response.setHeader('Content-Security-Policy', "script-src 'self'");
  response.setHeader(keptHeader, 'HIT');
  response.setHeader('vary', 'rsc, next-router-prefetch');
  if (/gzip/.test(headers['accept-encoding'] ?? '')) {
    response.setHeader('Content-Encoding', 'gzip');
    response.end(gzipSync(words));
  } else response.end(words);
}

beforeEach(async () => {
  asked = [];
  words = `<p>first</p>${'words '.repeat(500)}`;
  answerAs = keptAnswer;
  pages = new KeptPages();
  const { server, ...own } = await loopbackServer();
  ({ ask, close: stop } = own);
  server.on('request', (incoming, response) => {
    if (pages.answer(incoming, response)) return;
    asked.push(incoming.url ?? '');
    answerAs(incoming, response);
  });
});

afterEach(() => stop());

/** Asks until the answer comes without the framework. */
async function remembered(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return vi.waitFor(async () => {
    const before = asked.length;
    const answer = await ask(path, headers);
    expect(asked.length).toBe(before);
    return answer;
  }, 10_000);
}

describe('KeptPages', () => {
  it('answers in the form that the browser takes, with the headers of the page', async () => {
    const plain = await remembered('/about');
    expect(plain.body.toString()).toBe(words);
    const br = await ask('/about', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(br.body).toString()).toBe(words);
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'self'",
      vary: 'rsc, next-router-prefetch, Accept-Encoding',
    });
    const gzip = await ask('/about', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.body).toString()).toBe(words);
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);

    const again = await ask('/about', {
      'accept-encoding': 'br',
      'if-none-match': `"x", W/${br.headers.etag}`,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask('/about', { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(br.body.length));
    expect(asked.length).toBeLessThan(10);
  });

  it('remembers what the framework compressed for a browser', async () => {
    const answer = await remembered('/about', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(answer.body).toString()).toBe(words);
  });

  it.each([
    ['a question', '/about?q=1', {}, 'GET'],
    ['an empty question', '/about?', {}, 'GET'],
    ['a slash too many', '//about', {}, 'GET'],
    ['a slash at the end', '/about/', {}, 'GET'],
    ['letters in code', '/%61bout', {}, 'GET'],
    ['capitals', '/About', {}, 'GET'],
    ['a way up', '/x/../about', {}, 'GET'],
    ['a whole address', 'http://evil.example/about', {}, 'GET'],
    ['a router', '/about', { RSC: '1' }, 'GET'],
    ['a prefetch', '/about', { 'next-router-prefetch': '1' }, 'GET'],
    ['a steering header', '/about', { 'x-middleware-rewrite': '/admin' }, 'GET'],
    ['a draft', '/about', { cookie: `a=b; ${draftCookie}=1` }, 'GET'],
    ['a body', '/about', { 'transfer-encoding': 'chunked' }, 'GET'],
    ['a form', '/about', {}, 'POST'],
    ['somebody known on the start page', '/', { cookie: 'antarman.member=1' }, 'GET'],
  ] as const)('leaves %s to the framework, and learns nothing from it', async (_, path, headers, method) => {
    await remembered('/about');
    await remembered('/');
    const known = words;
    words = 'for one only';
    const before = asked.length;
    expect((await ask(path, headers, method)).body.toString()).toBe(words);
    expect(asked.length).toBe(before + 1);
    expect((await ask('/about')).body.toString()).toBe(known);
  });

  it('takes no name from the Host header', async () => {
    await remembered('/about');
    const before = asked.length;
    expect((await ask('/about', { host: 'evil.example' })).body.toString()).toBe(words);
    expect(asked.length).toBe(before);
  });

  it.each([
    ['made for this visit', { [keptHeader]: '', 'cache-control': 'private, no-store' }],
    ['stale', { [keptHeader]: 'STALE' }],
    ['carrying a cookie', { 'set-cookie': 'a=b' }],
    ['no page', { 'content-type': 'application/json' }],
    ['private', { 'cache-control': 'private, s-maxage=3' }],
  ])('remembers no answer that is %s', async (_, headers) => {
    answerAs = (incoming, response) => {
      if (incoming.url !== '/about') return keptAnswer(incoming, response);
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        set(name, new Map(Object.entries(headers)).get(name.toLowerCase()) ?? value);
      for (const [name, value] of Object.entries(headers)) set(name, value);
      keptAnswer(incoming, response);
    };
    for (let time = 0; time < 3; time++) {
      await ask('/about');
      // A page that was asked for later is remembered by now.
      await remembered(`/later-${time}`);
    }
    expect(asked.filter((path) => path === '/about')).toHaveLength(3);
  });

  it('shows a change at once, also where the old page was just being compressed', async () => {
    await remembered('/about');
    words = '<p>second</p>';
    pages.forget();
    expect((await ask('/about')).body.toString()).toBe(words);

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    answerAs = (incoming, response) => void held.then(() => keptAnswer(incoming, response));
    pages.forget();
    const old = ask('/services');
    await vi.waitFor(() => expect(asked).toContain('/services'), 5_000);
    pages.forget();
    letGo();
    await old;
    answerAs = keptAnswer;
    words = '<p>third</p>';
    expect((await remembered('/services')).body.toString()).toBe(words);
  });

  it('answers through a storm of changes, and remembers again after it', { tags: ['slow'] }, async () => {
    await remembered('/about');
    const storm = setInterval(() => pages.forget(), 1);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => ask('/about', { 'accept-encoding': 'br' })),
    );
    clearInterval(storm);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await remembered('/about');
  });
});
