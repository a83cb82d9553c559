import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type {
  CachedRouteKind,
  IncrementalCachedAppPageValue,
  IncrementalCacheKind,
} from 'next/dist/server/response-cache';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import PageCache from './page-cache.mjs';

const nonce = 'q4fGm0XyJmS5r1cV8oWl3A==';
const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])';
const flight = `self.__next_f.push([1,"{\\"nonce\\":\\"${nonce}\\"}"])`;
const key = (pathname: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${pathname}`;
const context = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  isFallback: false,
  isRoutePPREnabled: false,
} as const;

let folder: string;
let cache: PageCache;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
  cache = new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  });
});

afterEach(() => rm(folder, { recursive: true }));

function page(words: string): IncrementalCachedAppPageValue {
  return {
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html: `<script src="/a.js" nonce="${nonce}"></script><p>${words}</p><script nonce="${nonce}">${bootstrap}</script><script nonce="${nonce}">${flight}</script><script>alert(1)</script>`,
    rscData: Buffer.from(`{"nonce":"${nonce}"}`),
    headers: { 'x-next-cache-tags': 'testimonials' },
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  };
}

const store = (pathname: string, entry: IncrementalCachedAppPageValue) =>
  cache.set(key(pathname), entry, { ...context, cacheControl: { revalidate: 60, expire: undefined } });

describe('PageCache', () => {
  it('gives the first visitor of a page made again its hashes, in the entry that is being sent', async () => {
    const entry = page('fresh');
    await store('/about', entry);
    const policy = String(entry.headers?.['content-security-policy']);
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
    expect(entry.headers?.['x-next-cache-tags']).toBe('testimonials');
  });

  it('keeps no visitor’s nonce in what others get', async () => {
    await store('/about', page('kept'));
    const found = await cache.get(key('/about'), context);
    expect(JSON.stringify(found)).not.toContain(nonce);
    expect(found?.value).toMatchObject({ html: expect.stringContaining('<p>kept</p>') });
  });

  it('names other scripts once the page has changed', async () => {
    const [first, second] = [page('one'), page('two')];
    second.html = second.html.replace('{\\"nonce', '{\\"other');
    await store('/about', first);
    await store('/about', second);
    expect(first.headers?.['content-security-policy']).not.toBe(second.headers?.['content-security-policy']);
  });

  it('keeps nothing for an address that nobody knows, and still gives its page a policy', async () => {
    const entry = { ...page('not here'), status: 404 };
    await store('/blog/no-such-article', entry);
    expect(entry.headers?.['content-security-policy']).toContain("'sha256-");
    expect(await cache.get(key('/blog/no-such-article'), context)).toBeNull();
  });

  it('keeps the page that says that a known one is gone', async () => {
    await store('/blog/taken-off', page('an article'));
    await store('/blog/taken-off', { ...page('not here'), status: 404 });
    expect((await cache.get(key('/blog/taken-off'), context))?.value).toMatchObject({ status: 404 });
  });

  it('writes nothing to the disk', async () => {
    await store('/professionals/anyone', page('no'));
    expect(await readdir(folder)).toEqual([]);
  });
});
