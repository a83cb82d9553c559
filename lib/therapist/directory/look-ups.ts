import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Prisma } from '@/generated/prisma/client';
import { freeTimesTag, therapistsTag } from '@/lib/server/cache/cache-tags';
import { publicDb } from '@/lib/server/db/public';
import { env } from '@/lib/server/env';
import { changedTags, now } from '@/lib/server/page/shared.mjs';
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

type Kept = { readonly since: number; readonly result: Promise<LookedUp | undefined> };

/** Look-ups cached for some seconds; each entry holds the counters of all filters, 20 KB. */
const kept = new LRUCache<string, Kept>({ max: 100, ttl: 5_000 });

async function read(query: Prisma.Sql): Promise<LookedUp | undefined> {
  const [row] = await publicDb.$queryRaw<LookedUp[]>(query);
  return row;
}

const isCurrent = (since: number) =>
  [therapistsTag, freeTimesTag].every((tag) => (changedTags.get(tag) ?? 0) < since);

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
  const question = JSON.stringify([query.sql, query.values]);
  const known = kept.get(question);
  if (known && isCurrent(known.since)) return known.result;
  // Noted before the query begins, so that a change during it counts.
  const entry = { since: now(), result: read(query) };
  kept.set(question, entry);
  entry.result.catch(() => kept.peek(question) === entry && kept.delete(question));
  return entry.result;
}
