import { createHash } from 'node:crypto';
import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { issueFormToken, issueVisitToken } from '@/lib/server/action/form-token';
import { noteAnnouncements } from '@/lib/server/kept/announced';
import { answerFile } from '@/lib/server/kept/files';
import { KeptPages } from '@/lib/server/kept/pages';
import { flightData } from '@/lib/server/next-internals/names';
import { type Audience, announceAudience } from '@/lib/server/request/audience';
import { loopbackServer } from '@/lib/testing/loopback';
import { madePage } from '@/lib/testing/made-page';
import { makeSheet } from '@/lib/testing/made-styles';

/** Stands where the framework does: makes a page for each visit, with its nonce. */
let asked: string[];
let words: string;
let make: (request: IncomingMessage) => string;
let write: (response: ServerResponse, html: string) => void;
let audience: Audience | undefined;
let pages: KeptPages;
let origin: string;
let stop: () => Promise<unknown>;

noteAnnouncements();

const nonce = 'bm9uY2Utb2YtYS12aXNpdA==';

/** A page that may always be remembered, for `packed`. */
const laterPage = '/list?q=later';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(request.url ?? '');
  await wait(1);
  const isLater = request.url?.startsWith(laterPage);
  const who = isLater ? 'everybody' : audience;
  if (who) announceAudience(who);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Link', '</_next/static/chunks/one.js>; rel=preload; as=script');
  write(response, isLater ? madePage({ nonce }) : make(request));
}

beforeEach(async () => {
  asked = [];
  words = 'first';
  audience = 'everybody';
  write = (response, html) => response.end(html);
  make = ({ url }) => madePage({ body: `<p>${words} to ${url?.replaceAll('&', ' ')}</p>`, nonce });
  pages = new KeptPages({
    '/list': ({ q = '', city = '' }) =>
      new URLSearchParams({ q: String(q).trim(), city: String(city) }).toString(),
  });
  const { server, ...own } = await loopbackServer();
  ({ origin, close: stop } = own);
  server.on('request', (request, response) => {
    if (!answerFile(request, response) && !pages.answer(request, response)) void answer(request, response);
  });
});

afterEach(() => stop());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

/** Asks until the answer comes without the framework. */
function remembered(path: string): Promise<Response> {
  return vi.waitFor(async () => {
    const before = asked.length;
    const found = await ask(path);
    expect(asked.length).toBe(before);
    return found;
  }, 10_000);
}

/** Waits until the server has processed all answers so far, by requesting a later page until it is remembered. */
async function packed(): Promise<void> {
  await remembered(`${laterPage}-${asked.length}`);
}

/** How often the server asked the framework, apart from these later pages. */
const timesAsked = () => asked.filter((path) => !path.startsWith(laterPage)).length;

/** Asks often enough for a page to be remembered, if it were. */
async function askOften(path: string, headers: Record<string, string> = {}): Promise<void> {
  for (let time = 0; time < 4; time++) {
    await (await ask(path, headers)).text();
    await packed();
  }
}

describe('a page that calls itself everybody’s', () => {
  it('is answered from memory in every spelling of its question, asleep and without the nonce', async () => {
    const known = await (await remembered('/list?q=sleep&city=pune')).text();
    const before = asked.length;
    const other = await ask('/list?city=pune&q=%20sleep&utm_source=letter');
    expect(await other.text()).toBe(known);
    expect(asked.length).toBe(before);
    expect(known).toContain(' to /list?q=sleep city=pune</p>');
    expect(known).not.toContain('nonce');
    expect(known).not.toContain(flightData);
    expect(other.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(other.headers.get('cache-control')).toBe('private, no-cache');
    expect(other.headers.get('link')).toBeNull();

    const data = /data-page="([^"]+)"/.exec(known)?.[1] ?? '';
    expect(await (await ask(data)).json()).toMatchObject({ scripts: expect.any(Array) });
    expect((await ask('/list?q=sleep&city=goa')).status).toBe(200);
    expect(asked.length).toBe(before + 1);
  });

  it('has the style rules that it uses, and its policy names them', async () => {
    const sheet = makeSheet('.none{color:blue}.red{color:red}');
    make = () =>
      madePage({ body: '<p class="red">styled</p>', nonce }).replace('/_next/static/chunks/a.css', sheet);
    const answer = await remembered('/list?q=styles');
    const hash = createHash('sha256').update('.B{color:red}').digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
    const [, names = ''] =
      /<style data-names="([^"]+)">\.B{color:red}<\/style>/.exec(await answer.text()) ?? [];
    expect(await (await ask(names)).json()).toContainEqual(['B', 'red']);
  });

  it('is asleep and without the nonce for the first who asks', async () => {
    const first = await ask('/list?q=once', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('link')).toBeNull();
    const html = await first.text();
    expect(html).toContain('<p>first to /list?q=once</p>');
    expect(html).not.toContain('nonce');
    const data = /data-page="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await (await ask(data)).json()).toMatchObject({ scripts: expect.any(Array) });
    expect(asked).toEqual(['/list?q=once']);
  });

  it.each(['gzip', ''])(
    'is the same however the framework writes it: in pieces, coded by "%s"',
    async (coding) => {
      write = (response, html) => {
        if (coding) response.setHeader('Content-Encoding', coding);
        response.flushHeaders();
        const whole = coding ? gzipSync(html) : Buffer.from(html);
        response.write(whole.subarray(0, 50));
        setTimeout(() => response.write(whole.subarray(50), () => response.end()), 5);
      };
      const pieces = await ask('/list?q=pieces');
      expect(pieces.status).toBe(200);
      const html = await pieces.text();
      expect(html).toContain('<p>first to /list?q=pieces</p>');
      expect(html).toContain(' data-page=');
      make = () => madePage({ nonce }).replace(' data-may-sleep=""', '');
      const left = await ask('/list?q=left');
      expect(await left.text()).toBe(make(new IncomingMessage(new Socket())));
      expect(left.headers.get('content-security-policy')).toContain('nonce');
    },
  );

  it('goes out as the framework left it when it fails after it began', async () => {
    write = (response, html) => {
      response.write(html.slice(0, 100));
      response.statusCode = 503;
      response.end('It failed.');
    };
    const failed = await ask('/list?q=fails');
    expect(failed.status).toBe(503);
    expect(await failed.text()).toMatch(/It failed\.$/);
    expect((await ask('/list?q=fails')).status).toBe(503);
    expect(timesAsked()).toBe(2);
  });

  it('is not remembered when it is asked for once', async () => {
    await (await ask('/list?q=once')).text();
    await packed();
    await ask('/list?q=once');
    expect(timesAsked()).toBe(2);
  });

  it('is forgotten with every change', async () => {
    const known = await (await remembered('/list?q=sleep')).text();
    words = 'second';
    pages.forget();
    expect(await (await ask('/list?q=sleep')).text()).not.toBe(known);
  });

  it.each([
    ['says nothing', undefined, () => madePage({ nonce })],
    ['has another frame', 'everybody', () => madePage({ nonce }).replace(' data-may-sleep=""', '')],
    [
      'has a script of an unknown form',
      'everybody',
      () => madePage({ nonce, late: '<script>alert(1)</script>' }),
    ],
    [
      'has the form token of one visit',
      'everybody',
      () => madePage({ nonce, body: `<input value="${issueVisitToken('contact')}"/>` }),
    ],
  ] as const)('is left to the framework when it %s', async (_, who, html) => {
    audience = who;
    make = html;
    await askOften('/list?q=sleep');
    expect(timesAsked()).toBe(4);
  });

  it('does not answer questions to pages that have none', async () => {
    await askOften('/about?q=1');
    expect(timesAsked()).toBe(4);
  });
});

describe('a page for guests with a form', () => {
  beforeEach(() => {
    audience = 'guests';
    make = ({ headers }) => {
      const token = issueFormToken('contact');
      const field = `<p>${headers.cookie ?? 'guest'}</p><input name="formToken" value="${token}"/>`;
      return madePage({ nonce, body: field, data: `3:${token}` });
    };
  });

  it('is made for everybody with a cookie, and nothing of theirs is kept', async () => {
    await askOften('/contact', { cookie: 'session=meera' });
    expect(timesAsked()).toBe(4);
    expect(await (await remembered('/contact')).text()).toContain('<p>guest</p>');
    const before = asked.length;
    expect(await (await ask('/contact', { cookie: 'session=meera' })).text()).toContain('session=meera');
    expect(asked.length).toBe(before + 1);
  });
});
