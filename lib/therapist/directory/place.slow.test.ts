// A directory of 4,000.

import { Client } from 'pg';
import { expect, it } from 'vitest';
import type { Prisma } from '@/generated/prisma/client';
import type { SearchParams } from '@/lib/format/search-params';
import { freeWindows, wholeWindow } from '@/lib/therapist/free-times/windows';
import { loadCrowd } from '@/prisma/seed/crowd';
import { withMigratedDatabase } from '@/test/database/database';
import { byWord, type LookedUpWord, wordsToLookUp } from './looked-up-words';
import type { Cursor } from './order-sql';
import { directoryPlanner } from './query-plan';
import { parseCriteria, sorts, type Term } from './schema';
import { lookUp, type Reading, readPage } from './sql';
import { spansOfSearch } from './words/understanding';

const now = new Date();

type LookedUp = { terms: Term[]; words: LookedUpWord[] | null; free: number | null };

async function plan(client: Client, raw: SearchParams) {
  const criteria = parseCriteria(raw);
  const windows = freeWindows(criteria, now);
  const words = wordsToLookUp(criteria);
  const query = lookUp(
    words,
    criteria.sort,
    undefined,
    wholeWindow(windows, criteria.free, spansOfSearch(criteria)),
  );
  const { rows } = await client.query<LookedUp>(query.text, query.values);
  const [found] = rows;
  if (!found) throw new Error('The look-up answered nothing');
  const lookedUp = byWord(words, found.words ?? []);
  return directoryPlanner(criteria, found.terms, lookedUp, { windows, freeAtMost: found.free })();
}

type Card = { readonly slug: string };
type Page = { readonly cards: readonly Card[]; readonly total: number };

async function read(client: Client, { text, values }: Prisma.Sql): Promise<Page & { counts: unknown }> {
  const { rows } = await client.query<Page & { counts: { kind: string; value: string }[] | null }>(
    text,
    values,
  );
  const [page] = rows;
  if (!page) throw new Error('The page answered nothing');
  const counts = page.counts?.toSorted((a, b) => (`${a.kind} ${a.value}` < `${b.kind} ${b.value}` ? -1 : 1));
  return { ...page, counts };
}

const places: readonly SearchParams[] = [
  { location: 'mumbai' },
  { q: 'anxiety in jaipur' },
  { q: 'bengaluru' },
  { q: 'anxiety in pune under 1500' },
];
const others: readonly SearchParams[] = [
  {},
  { specialization: 'anxiety' },
  { language: 'hindi', accepting: 'yes' },
  { fee_max: '1500' },
  { free: 'week' },
];

it('shows the same people of a place, counted alike, as without its index, in every order and on every way', async () => {
  await withMigratedDatabase(async (url) => {
    await loadCrowd(url, 4_000, () => undefined, now);
    const client = new Client({ connectionString: url });
    await client.connect();
    const different: unknown[] = [];
    let compared = 0;
    for (const sort of sorts) {
      for (const place of places) {
        for (const other of others) {
          const raw = { ...place, ...other, sort };
          const planned = await plan(client, raw);
          expect([raw, planned.conditions.place !== undefined]).toEqual([raw, true]);
          const { place: _place, ...without } = planned.conditions;
          for (const way of ['walk', 'gather', 'gather-each-facet'] as const) {
            const here: Reading = { ...planned, way };
            const plain: Reading = { ...planned, way, conditions: without };
            const [first, meant] = [
              await read(client, readPage(here, sort)),
              await read(client, readPage(plain, sort)),
            ];
            const { rows } = await client.query<Cursor>(
              `SELECT id, CASE $2 WHEN 'recommended' THEN display_order::text END AS key FROM therapists WHERE slug = $1`,
              [first.cards.at(10)?.slug ?? '', sort],
            );
            const cursor = rows[0]?.key ? { ...rows[0], direction: 'after' as const } : undefined;
            const [second, meantSecond] = cursor
              ? [
                  await read(client, readPage(here, sort, cursor)),
                  await read(client, readPage(plain, sort, cursor)),
                ]
              : [null, null];
            compared += first.cards.length;
            const same = JSON.stringify([first, second]) === JSON.stringify([meant, meantSecond]);
            if (!same) different.push({ raw, way, first: first.total, meant: meant.total });
          }
        }
      }
    }
    await client.end();
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(1_000);
  });
}, 600_000);
