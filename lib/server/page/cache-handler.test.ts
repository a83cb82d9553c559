import type {
  CachedRouteKind,
  IncrementalCachedAppPageValue,
  IncrementalCacheKind,
} from 'next/dist/server/response-cache';
import { beforeEach, describe, expect, it } from 'vitest';
import PageCache from '@/lib/server/page/cache-handler.mjs';
import { changedTags, now, visits } from '@/lib/server/page/shared.mjs';
import { announcePassingFault } from '@/lib/server/request/passing-fault';

const context = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  isFallback: false,
  isRoutePPREnabled: false,
} as const;
const cache = new PageCache();

function page(html: string): IncrementalCachedAppPageValue {
  return {
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html,
    rscData: Buffer.from(html),
    headers: { 'x-next-cache-tags': 'testimonials,_N_T_/about' },
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  };
}

const store = (key: string, entry: IncrementalCachedAppPageValue) =>
  cache.set(key, entry, { ...context, cacheControl: { revalidate: 60, expire: undefined } });
const read = async (key: string) => {
  const value = (await cache.get(key, context))?.value;
  return value && 'html' in value ? value.html : null;
};
const during = <T>(act: () => Promise<T>) => visits.run({ began: now(), awaitsAction: false }, act);

describe('the memory of public pages', () => {
  beforeEach(() => changedTags.clear());

  it('keeps no page that shows a fault, and the one from before', async () => {
    await store('/faulted', page('before'));
    await during(async () => {
      announcePassingFault();
      await store('/faulted', page('a fault'));
      await store('/never-whole', page('a fault'));
    });
    expect([await read('/faulted'), await read('/never-whole')]).toEqual(['before', null]);
  });

  it('misses an entry one of whose tags has changed since', async () => {
    await store('/about', page('stored'));
    await cache.revalidateTag('therapists');
    expect(await read('/about')).toBe('stored');
    await cache.revalidateTag(['testimonials']);
    expect(await read('/about')).toBeNull();
    await store('/about', page('made again'));
    expect(await read('/about')).toBe('made again');
  });

  it('counts a change against a page that was being made when it came', async () => {
    await during(async () => {
      await cache.revalidateTag('testimonials');
      await store('/services', page('read before the change'));
    });
    expect(await read('/services')).toBeNull();
    await during(() => store('/services', page('read after it')));
    expect(await read('/services')).toBe('read after it');
  });

  it.each([404, 307])(
    'keeps nothing that was answered with %d, and forgets what was there',
    async (status) => {
      await store('/blog/taken-off', page('an article'));
      await store('/blog/taken-off', { ...page('not here'), status });
      expect(await read('/blog/taken-off')).toBeNull();
    },
  );

  it('is bounded', async () => {
    for (let number = 0; number < 30; number++)
      await store(`/large/${number}`, { ...page('large'), rscData: Buffer.alloc(1024 * 1024) });
    expect([await read('/large/0'), await read('/large/29')]).toEqual([null, 'large']);
  });
});
