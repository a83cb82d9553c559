// A directory of 100,000.

import { Client } from 'pg';
import { expect, it } from 'vitest';
import type { SearchParams } from '@/lib/format/search-params';
import { indianDay } from '@/lib/format/time';
import { freeWindows, wholeWindow } from '@/lib/therapist/free-times/windows';
import { freeSpans } from '@/lib/therapist/free-times/words';
import { loadCrowd } from '@/prisma/seed/crowd';
import { withMigratedDatabase } from '@/test/database/database';
import { measure } from '@/test/database/measure';
import { byWord, type LookedUpWord, wordsToLookUp } from './looked-up-words';
import type { Cursor } from './order-sql';
import { directoryPlanner, type LeftOut, type Plan } from './query-plan';
import { countLimit } from './rules';
import { parseCriteria, sorts, type Term } from './schema';
import { countEach, lookUp, readPage } from './sql';
import { spansOfSearch } from './words/understanding';

/**
 * Tests the directory with 100,000 therapists. A buffer is a page of 8 KB that a query touched: unlike
 * milliseconds, the same number on every computer.
 */
const crowd = 100_000;

/**
 * Ten in the morning. In the evening fewer therapists are free today, and a walk passes more of the others.
 */
const now = new Date(`${indianDay(new Date())}T10:00+05:30`);

/**
 * Index entries are not always packed equally, so a few pages may differ; reading a whole table costs far
 * more.
 */
const margin = 1.5;

/** Counters, vocabulary and cursor. */
const mostToLookUp = 40 * margin;

type LookedUp = {
  terms: Term[];
  words: LookedUpWord[] | null;
  cursor: { id: string; key: string } | null;
  free: number | null;
};

/** Runs the look-up and measures both queries of a page. */
async function measurePage(client: Client, raw: SearchParams) {
  const criteria = parseCriteria(raw);
  const slug = criteria.after ?? criteria.before;
  const windows = freeWindows(criteria, now);
  const asked = wholeWindow(windows, criteria.free, spansOfSearch(criteria));
  const words = wordsToLookUp(criteria);
  const query = lookUp(words, criteria.sort, slug, asked);
  const { rows } = await client.query<LookedUp>(query.text, query.values);
  const found = rows[0];
  if (!found) throw new Error('The look-up answered nothing');
  const planFor = directoryPlanner(criteria, found.terms, byWord(words, found.words ?? []), {
    windows,
    freeAtMost: found.free,
  });
  const planned = (without?: LeftOut) => planFor('nothing', without);
  const plan = planned();
  const direction = criteria.before === undefined ? 'after' : 'before';
  const cursor: Cursor | undefined = found.cursor ? { ...found.cursor, direction } : undefined;
  return {
    plan,
    /** Each of the lists that are read if this one is short. */
    close: async () => {
      const lists = [];
      for (const without of plan.close) {
        lists.push({
          without,
          ...(await measure(client, readPage(planned(without), criteria.sort, undefined))),
        });
      }
      return lists;
    },
    looked: await measure(client, query),
    paged: await measure(client, readPage(plan, criteria.sort, cursor)),
    loosened: await measure(client, countEach([plan.conditions])),
  };
}

/** The slug in the middle of an order: the deepest possible page. */
async function middleOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ slug: string }>(
    'SELECT slug FROM therapists WHERE is_active ORDER BY display_order, id OFFSET 48000 LIMIT 1',
  );
  return rows[0]?.slug ?? '';
}

/** The most buffers that the second query may read, by search. */
function pagesToMeasure(middle: string): [SearchParams, number][] {
  const plain = sorts.flatMap((sort) => [{ sort }, { sort, after: middle }, { sort, before: middle }]);
  const oneFilter = [
    { specialization: 'anxiety' },
    { location: 'mumbai' },
    { language: 'hindi' },
    { mode: 'in_person' },
    { gender: 'man' },
    { accepting: 'yes' },
    { q: 'neend nahi aati' },
    { q: 'hindi' },
    { q: 'mahila' },
    { q: 'online' },
    { q: 'anxiety' },
    { q: 'anxeity' },
    { q: 'hindi female online' },
  ];
  const spans = freeSpans.flatMap((free) => [
    { free, sort: 'soonest' },
    { free },
    { free, sort: 'fee-low', language: 'hindi' },
  ]);
  const filtered = oneFilter.flatMap((filter) => [filter, { ...filter, after: middle, sort: 'fee-low' }]);
  return [
    ...[...plain, ...filtered].map((raw): [SearchParams, number] => [raw, 60]),
    ...spans.map((raw): [SearchParams, number] => [raw, raw.free === 'today' ? 75 : 60]),
    // The therapists of a place are adjacent in its index, in our own order, with all columns of the filters.
    ...[
      { specialization: 'anxiety', location: 'mumbai' },
      { q: 'anxiety in mumbai' },
      { location: 'mumbai', language: 'hindi', fee_max: '1500' },
      { location: 'jaipur' },
      { q: 'anxiety in jaipur under 1000' },
      { specialization: 'anxiety', location: 'jaipur', fee_max: '1000' },
    ].map((raw): [SearchParams, number] => [raw, 60]),
    ...[
      { language: 'hindi', fee_max: '1200', mode: 'in_person' },
      { fee_min: '2000', fee_max: '2100' },
      { location: 'pune', gender: 'non_binary', sort: 'experience' },
      { q: 'listening' },
      { q: 'stress hindi female online' },
      { q: 'odia, xylophone' },
      { q: 'cbt' },
      { q: 'breakup' },
      { q: 'ocd kerala' },
      { q: 'priya sharma' },
      { q: 'grief', location: 'jaipur', fee_max: '1000' },
      { q: 'zzzzzz' },
      { q: 'qz' },
    ].map((raw): [SearchParams, number] => [raw, 400]),
  ];
}

/** One frequent and one rare value of each filter. */
const values: Readonly<Record<string, readonly SearchParams[]>> = {
  specialization: [{ specialization: 'anxiety' }, { specialization: 'ageing-and-caregiving' }],
  location: [{ location: 'mumbai' }, { location: 'jaipur' }],
  language: [{ language: 'hindi' }, { language: 'tamil' }],
  mode: [{ mode: 'in_person' }],
  gender: [{ gender: 'woman' }, { gender: 'non_binary' }],
  accepting: [{ accepting: 'yes' }],
  fee: [{ fee_max: '1500' }, { fee_min: '3300' }],
  free: [
    { free: 'week' },
    { free: 'tomorrow' },
    { free: 'evenings' },
    { free: 'weekends' },
    { free: 'today' },
  ],
};

/** Buffers of a page whose conditions are met often: the cards, and the index down to them. */
const usualPage = 60;
const entriesOnAPage = 40;

/**
 * Entries of an order that a walk passes until it has counted "100+". Two conditions that rarely meet are far
 * apart in every index, so no shorter way finds them in order.
 */
async function entriesToPass(client: Client, { facets, feeMin, feeMax, free }: Plan['conditions']) {
  const { rows } = await client.query<{ fitting: number; everybody: number }>(
    `SELECT count(*)::int AS everybody, count(*) FILTER (WHERE facets @> $1::int[]
       AND fee_high >= coalesce($2::int, 0) * 100 AND fee_low <= coalesce($3::int, 1000000) * 100
       AND ($4::timestamptz IS NULL OR (free_from >= $4 AND free_from < $5
         AND free_cells & $6::text::bit(384) <> 0::bit(384))))::int AS fitting
     FROM therapists WHERE is_active`,
    [
      Object.values(facets),
      ...[feeMin ?? null, feeMax ?? null],
      ...[free?.from ?? null, free?.until ?? null, free?.cells ?? null],
    ],
  );
  const { fitting = 0, everybody = 0 } = rows[0] ?? {};
  return fitting <= countLimit ? everybody : (countLimit / fitting) * everybody;
}

/** Every pair of filters, each with its frequent and its rare values. */
function pairs(): SearchParams[] {
  const kinds = Object.keys(values);
  return kinds.flatMap((one, place) =>
    kinds
      .slice(place + 1)
      .flatMap((other) =>
        (values[one] ?? []).flatMap((a) => (values[other] ?? []).map((b) => ({ ...a, ...b }))),
      ),
  );
}

/** Searches with few matches, or none. */
const shortLists = [
  'emdr konkani woman saturday evening',
  'breakup, exams, urdu, in person, shillong',
  'grief malayalam psychologist under 700',
  'anxiety in jaipur under 600 in person',
  'tamil couples counselling today phone',
];

it('reads no table from end to end for who is close to a search', async () => {
  await withMigratedDatabase(async (url) => {
    await loadCrowd(url, crowd, () => undefined, now);
    const client = new Client({ connectionString: url });
    await client.connect();
    const excess: unknown[] = [];
    for (const q of shortLists) {
      const lists = await (await measurePage(client, { q })).close();
      expect([q, lists.length]).not.toEqual([q, 0]);
      // Like each list with a fee, which is in no index of facets: at worst the whole index of an order is
      // passed.
      const dear = lists.filter(
        ({ buffers, scanned }) =>
          buffers > (usualPage + crowd / entriesOnAPage) * margin || scanned.includes('therapists'),
      );
      excess.push(...dear.map((list) => ({ q, ...list })));
    }
    await client.end();
    expect(excess).toEqual([]);
  });
}, 600_000);

it('reads no table from end to end and keeps every page within its buffers', async () => {
  await withMigratedDatabase(async (url) => {
    await loadCrowd(url, crowd, () => undefined, now);
    const client = new Client({ connectionString: url });
    await client.connect();
    const excess: unknown[] = [];
    for (const [raw, most] of pagesToMeasure(await middleOf(client))) {
      const { looked, paged, loosened } = await measurePage(client, raw);
      const scanned = [looked, paged, loosened].flatMap(({ scanned }) => scanned);
      const scansTherapists = scanned.includes('therapists');
      if (
        paged.buffers > most * margin ||
        looked.buffers > mostToLookUp ||
        loosened.buffers > 1_500 * margin ||
        scansTherapists
      ) {
        excess.push({ raw, most, looked, paged, loosened });
      }
    }
    for (const raw of pairs()) {
      const { plan, looked, paged } = await measurePage(client, raw);
      const passed = await entriesToPass(client, plan.conditions);
      // The query gathers a few therapists completely, to count the other filters, and walks many inside an
      // index.
      const most = plan.way === 'walk' ? usualPage + passed / entriesOnAPage : 1_000;
      if (
        paged.buffers > most * margin ||
        looked.buffers > mostToLookUp ||
        paged.scanned.includes('therapists')
      )
        excess.push({ raw, way: plan.way, passed, looked, paged });
    }
    await client.end();
    expect(excess).toEqual([]);
  });
}, 1_200_000);
