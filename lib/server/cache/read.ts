import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/server/env';

/** The shortest lifetime on a page wins, so a page rendered without its data is rendered again within seconds. */
const makeAgainSoon = unstable_cache(async () => true, ['made-without-its-data'], { revalidate: 5 });

const lastKnown = new Map<string, unknown>();

/**
 * A public read for a cached page. If it fails, a running server answers with the last value, so that pages
 * survive an outage of the database; a build, which needs no database, answers with `whileBuilding`. Either
 * way the page is made again soon. Without any fallback the failure is thrown, and the framework keeps the
 * last good page.
 * @param name unique for each read, to remember its last value
 */
export async function publicRead<T>(name: string, read: () => Promise<T>, whileBuilding: T): Promise<T> {
  try {
    const found = await read();
    lastKnown.set(name, found);
    return found;
  } catch (error) {
    if (!lastKnown.has(name) && !env.NEXT_PHASE) throw error;
    await makeAgainSoon();
    return lastKnown.has(name) ? (lastKnown.get(name) as T) : whileBuilding;
  }
}

/** Like `publicRead`, for an optional part of a page: it never throws. */
export async function publicReadOr<T>(name: string, read: () => Promise<T>, without: T): Promise<T> {
  try {
    return await publicRead(name, read, without);
  } catch {
    await makeAgainSoon();
    return without;
  }
}
