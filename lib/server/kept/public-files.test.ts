import type { RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicFiles } from '@/lib/process/public-files';
import { KeptFiles } from '@/lib/server/kept/public-files';
import { type LoopbackServer, loopbackServer } from '@/lib/testing/loopback';

const drawing = `<svg>${'<path d="M0 0"/>'.repeat(100)}</svg>`;
const photo = Buffer.from([0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4]);
const photoPath = '/portraits/0b3b2d2e-1111-4222-8333-444455556666.webp';

/** Stands in for the framework: counts requests, and answers as the framework does. */
let asked: string[];
let answerAs: RequestListener;
let files: KeptFiles;
let ask: LoopbackServer['ask'];
let stop: () => Promise<unknown>;

const answerDrawing: RequestListener = ({ headers }, response) => {
  response.setHeader('Content-Type', 'image/svg+xml');
  response.setHeader('Cache-Control', 'public, max-age=86400');
  response.setHeader('Content-Security-Policy', "default-src 'none'");
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', 'W/"b36"');
  if (headers['if-none-match'] === 'W/"b36"') response.writeHead(304).end();
  else if (/gzip/.test(headers['accept-encoding'] ?? '')) {
    response.setHeader('Content-Encoding', 'gzip');
    response.end(gzipSync(drawing));
  } else response.end(drawing);
};

const answerPhoto: RequestListener = (_request, response) => {
  response.setHeader('Content-Type', 'image/webp');
  response.setHeader('Cache-Control', 'public, max-age=600');
  response.end(photo);
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  asked = [];
  answerAs = answerDrawing;
  files = new KeptFiles(publicFiles);
  const { server, ...own } = await loopbackServer();
  ({ ask, close: stop } = own);
  server.on('request', (incoming, response) => {
    const send = files.finished(incoming);
    if (send) return send(response);
    files.watch(incoming, response);
    asked.push(incoming.url ?? '');
    answerAs(incoming, response);
  });
});

afterEach(() => {
  vi.useRealTimers();
  return stop();
});

/** Asks until the framework is not asked. */
async function learn(path: string): Promise<void> {
  await vi.waitFor(async () => {
    const before = asked.length;
    await ask(path);
    expect(asked).toHaveLength(before);
  });
  asked = [];
}

describe('public files', () => {
  it('are remembered in each coding, with their headers', async () => {
    await ask('/art/hero.svg', { 'accept-encoding': 'gzip' });
    await learn('/art/hero.svg');
    const forms = await Promise.all(
      ['br', 'gzip', 'identity'].map((coding) => ask('/art/hero.svg', { 'accept-encoding': coding })),
    );
    expect(asked).toEqual([]);
    const [br, gzip, plain] = forms;
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(drawing);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(drawing);
    expect(plain?.body.toString()).toBe(drawing);
    expect(new Set(forms.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { status, headers } of forms) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'",
        vary: 'Accept-Encoding',
      });
      expect(headers).not.toHaveProperty('accept-ranges');
    }
  });

  it('are not sent again to a browser that has them, nor with a HEAD', async () => {
    await learn('/art/hero.svg');
    const { headers } = await ask('/art/hero.svg');
    const again = await ask('/art/hero.svg', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect((await ask('/art/hero.svg', {}, 'HEAD')).body).toHaveLength(0);
    expect(asked).toEqual([]);
  });

  it('have one entry, whichever build asks for the icon', async () => {
    await learn('/icon.svg?icon.3iszfu-7z40lu.svg');
    await ask('/icon.svg');
    expect(asked).toEqual([]);
    await ask('/icon.svg?other');
    expect(asked).toEqual(['/icon.svg?other']);
  });

  it.each([
    ['/art/hero.svg?anything', {}],
    ['/art/../art/hero.svg', {}],
    ['/art/hero.svg', { range: 'bytes=0-9' }],
    ['/art/hero.svg', { rsc: '1' }],
    ['/art/hero.svg', { 'content-length': '1' }],
  ])('leave %s with %o to the framework', async (path, headers) => {
    await learn('/art/hero.svg');
    answerAs = (_incoming, response) => response.end();
    await ask(path, headers);
    expect(asked).toEqual([path]);
  });

  it('are asked for anew by one visitor after half a minute', async () => {
    await learn('/art/hero.svg');
    vi.advanceTimersByTime(30_000);
    answerAs = (_incoming, response) => void response.writeHead(503).end();
    expect((await ask('/art/hero.svg')).status).toBe(503);
    // A fault says nothing of the file.
    expect((await ask('/art/hero.svg')).status).toBe(200);
    vi.advanceTimersByTime(30_000);
    answerAs = answerDrawing;
    expect((await ask('/art/hero.svg', { 'if-none-match': 'W/"b36"' })).status).toBe(304);
    expect((await ask('/art/hero.svg')).status).toBe(200);
    expect(asked).toHaveLength(2);
    vi.advanceTimersByTime(30_000);
    answerAs = (_incoming, response) => void response.writeHead(404).end();
    await ask('/art/hero.svg');
    await vi.waitFor(async () => expect((await ask('/art/hero.svg')).status).toBe(404));
  });

  it.each([
    ['private, max-age=600', {}],
    ['public, max-age=600', { 'set-cookie': 'a=b' }],
    ['no-store', {}],
  ])('are not remembered with %s and %o', async (lifetime, headers) => {
    answerAs = (_incoming, response) => {
      response.setHeaders(new Map(Object.entries({ 'cache-control': lifetime, ...headers })));
      response.end(drawing);
    };
    for (let times = 0; times < 3; times++) {
      await ask('/art/hero.svg');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(asked).toHaveLength(3);
  });
});

describe('a photo', () => {
  beforeEach(() => {
    answerAs = answerPhoto;
  });

  it('goes out as it is', async () => {
    await learn(photoPath);
    const { headers, body } = await ask(photoPath, { 'accept-encoding': 'br' });
    expect(body).toEqual(photo);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['cache-control']).toBe('public, max-age=600');
    expect(asked).toEqual([]);
  });

  it('is forgotten with a change of public reads, a file of the release is not', async () => {
    await learn(photoPath);
    answerAs = answerDrawing;
    await learn('/art/hero.svg');
    files.forget();
    answerAs = (_incoming, response) => void response.writeHead(404).end();
    expect((await ask(photoPath)).status).toBe(404);
    expect((await ask('/art/hero.svg')).status).toBe(200);
  });

  it('is not remembered when it was read before a change', async () => {
    answerAs = (incoming, response) => {
      files.forget();
      answerPhoto(incoming, response);
    };
    // The change comes after the reading began.
    await ask(photoPath);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await ask(photoPath);
    expect(asked).toHaveLength(2);
  });
});
