import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  CachedRouteKind,
  IncrementalCachedAppPageValue,
  IncrementalCacheKind,
} from 'next/dist/server/response-cache';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pages } from '@/lib/server/page/shared.mjs';
import { visits } from '@/lib/server/page/visit.mjs';
import { announcePassingFault } from '@/lib/server/request/passing-fault';
import { madePage } from '@/test/server/made-page';

const build = mkdtempSync(path.join(tmpdir(), 'build-'));
mkdirSync(path.join(build, 'static/loader'), { recursive: true });
writeFileSync(path.join(build, 'static/loader/abc.js'), 'wake()');
vi.stubEnv('NEXT_DIST_DIR', build);
const { default: PageCache } = await import('@/lib/server/page/cache-handler.mjs');
afterAll(() => rmSync(build, { recursive: true }));

const key = (pathname: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${pathname}`;
const context = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  isFallback: false,
  isRoutePPREnabled: false,
} as const;
const cache = new PageCache();

function page(words: string): IncrementalCachedAppPageValue {
  return {
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html: madePage({ body: `<p>${words}</p>` }),
    rscData: Buffer.from(words),
    headers: { 'x-next-cache-tags': 'testimonials,_N_T_/about' },
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  };
}

const store = (pathname: string, entry: IncrementalCachedAppPageValue, revalidate = 60) =>
  cache.set(key(pathname), entry, { ...context, cacheControl: { revalidate, expire: undefined } });
const read = (pathname: string) => cache.get(key(pathname), context);

describe('the memory of public pages', () => {
  beforeEach(() => pages.changedTags.clear());

  it('lets a page sleep in the entry that the first visitor gets, and remembers its data', async () => {
    const entry = page('asleep');
    await store('/about', entry);
    const [, address = ''] = / data-page="([^"]+)"/.exec(entry.html) ?? [];
    expect(pages.pageData.get(address)).toContain('/_next/static/chunks/main.js');
    expect(entry.html).toContain('src="/_next/static/loader/abc.js"');
    expect(String(entry.headers?.['content-security-policy'])).toContain("script-src 'self';");
    expect(entry.headers?.['x-next-cache-tags']).toContain('testimonials');
  });

  it('keeps no page that shows a fault, and the one from before', async () => {
    await store('/faulted', page('before'));
    await visits.run({ callsAction: false, reachedAction: false }, async () => {
      announcePassingFault();
      await store('/faulted', page('a fault'));
      await store('/never-whole', page('a fault'));
    });
    expect((await read('/faulted'))?.value).toMatchObject({ html: expect.stringContaining('before') });
    expect(await read('/never-whole')).toBeNull();
  });

  it('leaves a page awake that it does not know, with a policy that names its scripts', async () => {
    const entry = page('awake');
    entry.html = entry.html.replace(' data-may-sleep=""', '');
    await store('/offline', entry);
    expect(String(entry.headers?.['content-security-policy']).match(/'sha256-/g)?.length).toBeGreaterThan(1);
    expect(entry.html).not.toContain('data-page=');
  });

  it('misses an entry one of whose tags has changed since', async () => {
    await store('/about', page('kept'));
    expect((await read('/about'))?.value).toMatchObject({ html: expect.stringContaining('<p>kept</p>') });
    await cache.revalidateTag('therapists');
    expect(await read('/about')).not.toBeNull();
    await cache.revalidateTag(['testimonials']);
    expect(await read('/about')).toBeNull();
    await store('/about', page('made again'));
    expect(await read('/about')).not.toBeNull();
  });

  it('counts a change against a page that was being made when it came', async () => {
    expect(await read('/services')).toBeNull();
    await cache.revalidateTag('testimonials');
    expect(await read('/services')).toBeNull();
    await store('/services', page('read before the change'));
    expect(await read('/services')).toBeNull();
    await store('/services', page('read after it'));
    expect(await read('/services')).not.toBeNull();
  });

  it.each([404, 307])(
    'keeps nothing that was answered with %d, and forgets what was there',
    async (status) => {
      await store('/blog/taken-off', page('an article'));
      await store('/blog/taken-off', { ...page('not here'), status });
      expect(await read('/blog/taken-off')).toBeNull();
    },
  );

  it('gives nobody an old page that is made again within seconds', async () => {
    await store('/book', page('free times'), 1);
    expect(await read('/book')).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await read('/book')).toBeNull();
  });

  it('does not let questions drive pages out', async () => {
    await store('/about', page('a page'));
    const large = 'x'.repeat(1024 * 1024);
    for (let question = 0; question < 60; question++) {
      await store(`/professionals/search/${question}`, { ...page('an answer'), rscData: Buffer.from(large) });
    }
    expect(await read('/about')).not.toBeNull();
    expect(await read('/professionals/search/0')).toBeNull();
    expect(await read('/professionals/search/59')).not.toBeNull();
  });
});
