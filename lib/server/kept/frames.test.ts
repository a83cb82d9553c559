import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAnnouncements } from '@/lib/server/kept/announced';
import { answerFile } from '@/lib/server/kept/files';
import { KeptPages } from '@/lib/server/kept/pages';
import { announceAudience } from '@/lib/server/request/audience';
import { loopbackServer } from '@/lib/testing/loopback';
import { madePage } from '@/lib/testing/made-page';
import { makeSheet } from '@/lib/testing/made-styles';

/** What the framework was asked for, and what the answerer. */
let asked: string[];
let answered: string[];
/** What stands around the answer, and the answer of each of the two. */
let around: string;
let frameworkSays: (q: string) => string;
let answererSays: (q: string) => string | undefined;
let pages: KeptPages;
let origin: string;
let stop: () => Promise<unknown>;

noteAnnouncements();

const nonce = 'bm9uY2Utb2YtYS12aXNpdA==';

async function askFramework(
  request: IncomingMessage,
  response: ServerResponse,
  sheet: string,
): Promise<void> {
  const { pathname, searchParams, href } = new URL(request.url ?? '', 'http://localhost');
  asked.push(href.replace('http://localhost', ''));
  await wait(1);
  announceAudience('everybody');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Of-The-Page', pathname);
  const body = `<p>${around}</p>${frameworkSays(searchParams.get('q') ?? '')}<p>end</p>`;
  response.end(madePage({ body, nonce, data: `1:${href}` }).replace('/_next/static/chunks/a.css', sheet));
}

beforeEach(async () => {
  asked = [];
  answered = [];
  around = 'around';
  const says = (q: string) => `<div class="red">answer to ${q}</div>`;
  frameworkSays = says;
  answererSays = says;
  const spelling = ({ q = '' }) => new URLSearchParams({ q: String(q).trim() }).toString();
  pages = new KeptPages(
    { '/list': spelling, '/other': spelling },
    {
      '/list': async ({ q = '' }) => {
        answered.push(String(q));
        return answererSays(String(q));
      },
    },
  );
  const sheet = makeSheet('.red{color:red}.none{color:blue}');
  const { server, ...own } = await loopbackServer();
  ({ origin, close: stop } = own);
  server.on('request', async (request, response) => {
    if (answerFile(request, response) || (await pages.answer(request, response))) return;
    await askFramework(request, response, sheet);
  });
});

afterEach(() => stop());

const ask = (q: string, path = '/list', headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}?q=${q}`, { headers });
const dataOf = (html: string) => /data-page="([^"]+)"/.exec(html)?.[1] ?? '';

/** Asks until a question is answered without the framework. */
function learned(): Promise<unknown> {
  return vi.waitFor(async () => {
    const before = asked.length;
    await (await ask(`learning-${before}`)).text();
    expect(asked.length).toBe(before);
  }, 10_000);
}

describe('a question of a page with an answerer', () => {
  it('is answered without the framework, with everything that its page has', async () => {
    await learned();
    const before = asked.length;
    const answer = await ask('meera', '/list', { 'accept-encoding': 'br' });
    const html = await answer.text();
    expect(asked.length).toBe(before);
    expect(html).toContain('<p>around</p><div class="A">answer to meera</div><p>end</p>');
    expect(html).toContain('.A{color:red}');
    expect(html).not.toMatch(/nonce|blue|learning/);
    expect(answer.headers.get('x-of-the-page')).toBe('/list');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /script-src 'self'; style-src 'self' 'sha256-/,
    );
    expect(answer.headers.get('content-security-policy')).not.toContain('nonce');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it('is answered so in every form in which a browser takes it, and with any cookie', async () => {
    await learned();
    const before = asked.length;
    const plain = await (await ask('one', '/list', { 'accept-encoding': 'identity' })).text();
    for (const [name, value] of [
      ['accept-encoding', 'gzip'],
      ['cookie', 'session=meera'],
    ] as const) {
      expect(await (await ask('one', '/list', { [name]: value })).text()).toBe(plain);
    }
    expect(asked.length).toBe(before);
  });

  it('has the framework make its data when a browser asks for it, and that page is the same', async () => {
    await learned();
    const address = dataOf(await (await ask('ravi')).text());
    const before = asked.length;
    const data = await fetch(origin + address);
    expect(data.status).toBe(200);
    expect(await data.text()).toContain('/list?q=ravi');
    expect(asked.slice(before)).toEqual(['/list?q=ravi']);
    // Once is enough.
    expect((await fetch(origin + address)).status).toBe(200);
    expect(asked.length).toBe(before + 1);
  });

  it('has its data made in a quiet moment, for the last who asked', async () => {
    await learned();
    const before = asked.length;
    await Promise.all([ask('first'), ask('second')]);
    const address = dataOf(await (await ask('third')).text());
    await vi.waitFor(() => expect(asked.slice(before)).toEqual(['/list?q=third']), 10_000);
    expect((await fetch(origin + address)).status).toBe(200);
    expect(asked.length).toBe(before + 1);
  });

  it('has no data once the page shows something else', async () => {
    await learned();
    const address = dataOf(await (await ask('nobody-else-asks')).text());
    around = 'changed';
    pages.forget();
    expect((await fetch(origin + address)).status).toBe(404);
  });

  it('is remembered when it is asked again', async () => {
    await learned();
    await vi.waitFor(async () => {
      const before = answered.length;
      await (await ask('again')).text();
      expect(answered.length).toBe(before);
    }, 10_000);
  });

  it('has data also when it is remembered', async () => {
    await learned();
    const html = await vi.waitFor(async () => {
      const before = answered.length;
      const again = await (await ask('remembered')).text();
      expect(answered.length).toBe(before);
      return again;
    }, 10_000);
    expect((await fetch(origin + dataOf(html))).status).toBe(200);
  });

  it('shows what stands around it as it is now', async () => {
    await learned();
    around = 'changed';
    pages.forget();
    expect(await (await ask('one')).text()).toContain('<p>changed</p>');
    await learned();
    expect(await (await ask('two')).text()).toContain('<p>changed</p>');
  });

  it('has what stands around it read again after half a minute, by one who asks', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await learned();
    around = 'changed';
    vi.advanceTimersByTime(31_000);
    const before = asked.length;
    expect(await (await ask('one')).text()).toContain('<p>changed</p>');
    expect(asked.slice(before)).toContain('/list?q=one');
    await learned();
    expect(await (await ask('two')).text()).toContain('<p>changed</p>');
    vi.useRealTimers();
  });
});

describe('the framework answers', () => {
  /** Asks some questions, each of which the framework must answer. */
  async function allByFramework(path = '/list'): Promise<void> {
    for (const q of ['one', 'two', 'three', 'four']) {
      const before = asked.length;
      expect(await (await ask(q, path)).text()).toContain(frameworkSays(q).replace('red', 'A'));
      await wait(20);
      expect(asked.slice(before)).toContain(`${path}?q=${q}`);
    }
  }

  it('while the answerer says something else', async () => {
    answererSays = (q) => `<div class="red">other answer to ${q}</div>`;
    await allByFramework();
  });

  it('as soon as the answerer is seen to say something else', async () => {
    await learned();
    answererSays = (q) => `<div class="red">other answer to ${q}</div>`;
    pages.forget();
    await allByFramework();
  });

  it('where the answerer leaves it to it', async () => {
    await learned();
    answererSays = () => undefined;
    await allByFramework();
  });

  it('where the answerer fails, which is not asked again before the framework has answered', async () => {
    await learned();
    answererSays = () => {
      throw new Error('The database is away.');
    };
    const before = answered.length;
    await Promise.all(['one', 'two'].map((q) => ask(q)));
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(before));
    const [first, second] = [answered.length, asked.length];
    expect(await (await ask('three')).text()).toContain('answer to three');
    // Only what the framework made is compared with it.
    await vi.waitFor(() => expect(answered.length).toBe(first + 1));
    expect(asked.slice(second)).toEqual(['/list?q=three']);
    await allByFramework();
  });

  it('for the page without a question, and for pages without an answerer', async () => {
    await learned();
    await allByFramework('/other');
    const before = asked.length;
    await (await fetch(`${origin}/list`)).text();
    expect(asked.slice(before)).toEqual(['/list']);
  });
});
