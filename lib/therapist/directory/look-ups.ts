import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Prisma } from '@/generated/prisma/client';
import { freeTimesTag, therapistsTag } from '@/lib/server/cache/cache-tags';
import { publicDb } from '@/lib/server/db/public';
import { env } from '@/lib/server/env';
import { changedTags } from '@/lib/server/page/shared.mjs';
import type { LookedUpWord } from './looked-up-words';
import type { Term } from './schema';

/**
 * The result of the first query of a page (`sql.ts`, `lookUp`). Shared between questions, so it must not be
 * changed.
 */
export type LookedUp = {
  readonly terms: Term[] | null;
  readonly words: LookedUpWord[] | null;
  readonly cursor: { readonly id: string; readonly key: string } | null;
  readonly free: number | null;
};

async function read(query: Prisma.Sql): Promise<LookedUp | undefined> {
  const [row] = await publicDb.$queryRaw<LookedUp[]>(query);
  return row;
}

/** Look-ups cached for some seconds; each entry holds the counters of all filters, 20 KB. */
const cached = new LRUCache<string, Promise<LookedUp | undefined>>({ max: 100, ttl: 5_000 });

/**
 * Runs the first query of a page.
 * @param keeps whether to cache its result until a public read changes, at most five seconds; only a server
 * receives changes
 */
export function readLookUp(
  query: Prisma.Sql,
  keeps: boolean = env.NODE_ENV === 'production',
): Promise<LookedUp | undefined> {
  if (!keeps) return read(query);
  // The times of the last changes are part of the key, so that a change, also during the query, asks again.
  const changes = [therapistsTag, freeTimesTag].map((tag) => changedTags.get(tag));
  const question = JSON.stringify([query.sql, query.values, changes]);
  const known = cached.get(question);
  if (known) return known;
  const result = read(query);
  cached.set(question, result);
  result.catch(() => cached.delete(question));
  return result;
}
