import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteAnnouncements } from '@/lib/server/kept/announced';
import { answerFile } from '@/lib/server/kept/files';
import { KeptPages } from '@/lib/server/kept/pages';
import { type Audience, announceAudience } from '@/lib/server/request/audience';
import { loopbackServer } from '@/lib/testing/loopback';
import { madePage } from '@/lib/testing/made-page';

// Pages that are held back until they are whole, beside those that are remembered (`visits.test.ts`).

/** Stands where the framework does: makes a page for each visit, with its nonce. */
let audience: Audience | undefined;
let made: number;
let cannotSleep: boolean;
/** What the framework reads as the codings of the browser, before its answer begins and then. */
let codings: unknown[];
let origin: string;
let stop: () => Promise<unknown>;

noteAnnouncements();

const nonce = 'bm9uY2Utb2YtYS12aXNpdA==';
/** What a page of the public frame has. */
const mark = ' data-may-sleep=""';
const pageOf = (who: string, number: number) => madePage({ nonce, body: `<p>${who} ${number}</p>` });

beforeEach(async () => {
  made = 0;
  cannotSleep = false;
  codings = [];
  const pages = new KeptPages();
  const codingOf = ({ headers }: IncomingMessage) => headers['accept-encoding'];
  const { server, ...own } = await loopbackServer();
  ({ origin, close: stop } = own);
  server.on('request', (request, response) => {
    if (answerFile(request, response) || pages.answer(request, response)) return;
    made += 1;
    codings.push(codingOf(request));
    if (audience) announceAudience(audience);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
    codings.push(codingOf(request));
    const page = pageOf(request.headers.cookie ?? 'guest', made);
    response.end(cannotSleep ? page.replace(mark, '') : page);
  });
});

afterEach(() => stop());

const ask = (headers: Record<string, string> = {}, path = '/book') =>
  fetch(origin + path, { headers: { 'accept-encoding': 'br', ...headers } });

describe('the codings that the framework reads', () => {
  it('are none when a page begins that is held back, which is compressed once', async () => {
    audience = 'everybody';
    expect((await ask()).headers.get('content-encoding')).toBe('br');
    expect(codings).toEqual(['br', 'identity']);
  });

  it('are the browser’s for any other page', async () => {
    audience = undefined;
    await ask();
    audience = 'guests';
    await ask({ cookie: 'session=meera' });
    expect(codings).toEqual(['br', 'br', 'br', 'br']);
  });
});

describe('a page for one visit', () => {
  beforeEach(() => {
    audience = 'visit';
  });

  it('is sent asleep, with data that its visitor finds, and made anew for each', async () => {
    for (const number of [1, 2, 3, 4]) {
      const answer = await ask();
      const html = await answer.text();
      expect(html).toContain(`<p>guest ${number}</p>`);
      expect(html).not.toContain('nonce');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const data = /data-page="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(await (await ask({}, data)).json()).toMatchObject({ scripts: expect.any(Array) });
    }
  });

  it('that cannot sleep is compressed all the same', async () => {
    cannotSleep = true;
    const answer = await ask();
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-security-policy')).toContain('nonce');
    expect(await answer.text()).toBe(pageOf('guest', 1).replace(mark, ''));
  });

  it('stays as it was made for somebody with a cookie', async () => {
    const answer = await ask({ cookie: 'session=meera' });
    expect(await answer.text()).toBe(pageOf('session=meera', 1));
    expect(answer.headers.get('content-security-policy')).toContain('nonce');
  });
});
