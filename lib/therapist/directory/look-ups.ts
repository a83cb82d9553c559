import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { LRUCache } from 'lru-cache';
import type { Prisma } from '@/generated/prisma/client';
import { publicDb } from '@/lib/server/db/public';
import { freshFor } from '@/lib/server/kept/freshness';
import { publicReadsChanged } from '@/lib/server/next-internals/kept-page-tags';
import type { LookedUpWord } from './looked-up-words';
import type { Term } from './query-plan';

/** What the first query of a page gives (`sql.ts`, `lookUp`). Shared between questions: nobody changes it. */
export type LookedUp = {
  readonly terms: Term[] | null;
  readonly words: LookedUpWord[] | null;
  readonly cursor: { readonly id: string; readonly key: string } | null;
  readonly free: number | null;
};

/** Words that are looked up again and again; each entry holds the counters of all filters, 20 KB. */
const mostLookUps = 100;

let kept: LRUCache<string, Promise<LookedUp | undefined>> | undefined;

/**
 * From now on this process remembers what it has looked up, until a public read changes. Call it once, at the start, where reports of
 * changes are heard (`lib/server/cache/changes.ts`).
 * @returns ends it
 */
export function keepLookUps(): () => void {
  const own = new LRUCache<string, Promise<LookedUp | undefined>>({ max: mostLookUps, ttl: freshFor });
  const forget = () => own.clear();
  subscribe(publicReadsChanged, forget);
  kept = own;
  return () => {
    unsubscribe(publicReadsChanged, forget);
    kept = undefined;
  };
}

async function read(query: Prisma.Sql): Promise<LookedUp | undefined> {
  const [row] = await publicDb.$queryRaw<LookedUp[]>(query);
  return row;
}

/** Runs the first query of a page, or remembers its result. */
export function readLookUp(query: Prisma.Sql): Promise<LookedUp | undefined> {
  if (!kept) return read(query);
  const lookUps = kept;
  const question = JSON.stringify([query.sql, query.values]);
  const known = lookUps.get(question);
  if (known) return known;
  const asked = read(query);
  // At once, so that a change during the query removes it.
  lookUps.set(question, asked);
  asked.catch(() => lookUps.peek(question) === asked && lookUps.delete(question));
  return asked;
}
