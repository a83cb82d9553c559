import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env';

const soon = unstable_cache(async () => true, ['made-without-database'], { revalidate: 5 });

/**
 * A public read for a page that is made during the build. A build needs no database: then the page is made with
 * `empty` and remade within seconds of serving. Once serving, a failed read throws and the last good page stays.
 */
export async function orEmptyDuringBuild<T>(read: () => Promise<T>, empty: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!env.NEXT_PHASE) throw error;
    // The shortest lifetime on a page wins.
    await soon();
    return empty;
  }
}
