import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { queryPlanKept } from '@/lib/server/db/query-plans';
import type { FreeWindow } from '@/lib/therapist/free-times/rules';
import { freeCondition, freeCounts, possiblyFree } from '@/lib/therapist/free-times/sql';
import type { FreeWindows } from '@/lib/therapist/free-times/windows';
import {
  allHold,
  type Conditions,
  facetCondition,
  filtersInOrder,
  filtersOf,
  keysOf,
  matching,
  textAndFee,
  whole,
} from './conditions-sql';
import { type Cursor, orders, pageOf } from './order-sql';
import { countLimit, gatherLimit, pageSize } from './rules';
import { type FacetKind, facetKinds, type Sort } from './schema';

/**
 * The SQL of the directory: this file and its neighbours build it, queries.ts runs it, scale.slow.test.ts explains it on 100,000 rows. Outside
 * values are always parameters.
 */

const counted = Prisma.sql`kind IN ('all', 'specialization', 'location', 'language', 'mode', 'gender', 'accepting', 'register')`;

/** Most spellings of one name. */
const mostAlike = 8;

/**
 * U+10FFFF sorts after every character, so the words with a prefix sort between the prefix and the prefix
 * with it appended.
 */
const lastCharacter = '\u{10ffff}';

/**
 * First of the two queries of a page: the counters, the vocabulary's answer for each word, and the position
 * of the cursor's card. A word that no profile has comes with words at most two edits away that share its
 * first letter (or its first two, swapped), without marks ("a=narrative-therapy"). A word after "n=" is
 * counted as a whole name. A requested free time comes with the number of therapists who could have it,
 * counted up to one more than is gathered. Every word comes with names that sound alike.
 */
export function lookUp(
  words: readonly string[],
  sort: Sort,
  cursorSlug: string | undefined,
  free?: FreeWindow,
): Prisma.Sql {
  const { key } = orders[sort];
  const cursor = cursorSlug
    ? Prisma.sql`(SELECT json_build_object('id', id, 'key', (${key})::text) FROM therapists WHERE slug = ${cursorSlug})`
    : Prisma.sql`NULL::json`;
  const vocabulary = words.length
    ? Prisma.sql`(
        SELECT json_agg(json_build_object('folded', w.folded, 'known', k.known, 'near', n.near, 'alike', a.alike) ORDER BY w.place)
        FROM (
          SELECT place, left(fold_text(written), 60) AS folded, written LIKE 'n=%' AS named
          FROM unnest(${words}::text[]) WITH ORDINALITY AS given (written, place)
        ) w
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(d.therapists), 0)::integer AS known FROM directory_terms d
          WHERE d.kind = CASE WHEN w.named OR octet_length(w.folded) < 3 THEN 'name' ELSE 'word' END
            AND d.value >= CASE WHEN w.named THEN substr(w.folded, 3) ELSE w.folded END COLLATE "C"
            AND d.value <= CASE WHEN w.named THEN substr(w.folded, 3) ELSE w.folded || ${lastCharacter} END COLLATE "C"
        ) k
        CROSS JOIN LATERAL (
          SELECT coalesce(json_agg(json_build_object('value', d.value, 'therapists', d.therapists)), '[]') AS near
          FROM (SELECT DISTINCT substr(w.folded, place, 1) AS letter FROM generate_series(1, 2) place) first
          JOIN directory_terms d ON d.kind = 'word'
            AND d.value >= first.letter COLLATE "C" AND d.value < (first.letter || ${lastCharacter}) COLLATE "C"
          WHERE k.known = 0 AND NOT w.named AND char_length(w.folded) >= 4
            AND abs(char_length(d.value) - char_length(w.folded)) <= 2
            AND levenshtein_less_equal(d.value, w.folded, 2) <= 2 AND d.value NOT LIKE '%=%'
        ) n
        CROSS JOIN LATERAL (
          SELECT coalesce(json_agg(json_build_object('value', f.value, 'therapists', f.therapists)
            ORDER BY f.therapists DESC, f.value), '[]') AS alike
          FROM (
            SELECT d.value, d.therapists FROM directory_terms d
            WHERE d.kind = 'name' AND NOT w.named AND char_length(w.folded) >= 3 AND d.value <> w.folded
              AND sound_of(d.value) COLLATE "C" = sound_of(w.folded)
            ORDER BY d.therapists DESC, d.value LIMIT ${mostAlike}) f
        ) a)`
    : Prisma.sql`NULL::json`;
  return Prisma.sql`
    SELECT
      (SELECT json_agg(json_build_object('kind', kind, 'value', value, 'label', label, 'key', key, 'therapists', therapists)
        ORDER BY label) FROM directory_terms WHERE ${counted}) AS terms,
      ${vocabulary} AS words,
      ${possiblyFree(free, gatherLimit + 1)} AS free,
      ${cursor} AS cursor`;
}

/** The columns of a card, and no others. Bios are cut after a word, because a card shows three lines of them. */
const card = Prisma.sql`
  slug, name, title, specialization, location, availability,
  CASE WHEN length(bio) > 200 THEN regexp_replace(left(bio, 200), '[\\s,;:.]+\\S*$', '…') ELSE bio END AS bio,
  profile_picture AS picture,
  fee_low AS "feePaise", fee_high AS "mostFeePaise", languages, modes, accepting_new_clients AS accepting,
  years_of_experience AS years, is_sample AS sample,
  coalesce((SELECT is_on FROM site_switches WHERE name = 'owner-claims'), true) AS claims,
  CASE WHEN isfinite(free_from) THEN free_from END AS "nextFree", free_cells::text AS cells,
  registers, review_count AS "reviewCount", review_average::float8 AS "reviewAverage"`;

const asCards = Prisma.sql`(SELECT coalesce(json_agg(page), '[]') FROM page)`;

/**
 * For lists that may be long: walks the index of the order and stops after a page, or at the counting limit
 * if the list begins here and its length is unknown. Decides facets and fee inside the index; fetches cards
 * by id.
 * @param exactTotal the total, if the counters know it; otherwise the query counts up to the limit
 */
function walk({ conditions, exactTotal, countFree }: Reading, sort: Sort, cursor?: Cursor): Prisma.Sql {
  const { key, orderBy, from } = pageOf(sort, cursor);
  const sorted = orderBy(Prisma.sql`key`);
  const filters = sort === 'recommended' ? filtersInOrder(conditions) : filtersOf(conditions);
  const free = countFree
    ? Prisma.sql`(SELECT ${freeCounts(countFree)} FROM therapists WHERE is_active)`
    : Prisma.sql`NULL::json`;
  const people = Prisma.sql`SELECT id, ${key} AS key FROM therapists WHERE ${whole([...filters, ...from(key)])}`;
  // OFFSET hides the order from the database, so that it finds the words first.
  const listed = conditions.byWords
    ? Prisma.sql`SELECT id, key FROM (${people} OFFSET 0) few ${sorted}`
    : Prisma.sql`${people} ${orderBy(key)}`;
  const countsOnTheWay = exactTotal === undefined && !cursor;
  const found = countsOnTheWay ? countLimit + 1 : pageSize + 1;
  const total = countsOnTheWay
    ? Prisma.sql`(SELECT count(*)::integer FROM found)`
    : exactTotal === undefined
      ? Prisma.sql`(SELECT count(*)::integer FROM (
          SELECT FROM therapists WHERE ${whole(filters)} ORDER BY ${key}, id LIMIT ${countLimit + 1}) counted)`
      : Prisma.sql`${exactTotal}::integer`;
  return Prisma.sql`
    WITH found AS MATERIALIZED (${listed} LIMIT ${found}),
    page AS MATERIALIZED (
      SELECT ${card} FROM (SELECT id, key FROM found ${sorted} LIMIT ${pageSize + 1}) shown
      JOIN therapists USING (id) ${orderBy(Prisma.sql`shown.key`)})
    SELECT ${asCards} AS cards, ${total} AS total, NULL::json AS counts, ${free} AS "freeCounts"`;
}

/**
 * For at most a thousand results: gathers them all once, then counts, sorts and cuts the page. For each facet it
 * applies the chosen facets after gathering, so that each filter also counts its other values.
 */
function gather({ conditions, way, countFree }: Reading, sort: Sort, cursor?: Cursor): Prisma.Sql {
  const { key, rank, orderBy, from } = pageOf(sort, cursor, conditions.lead);
  const gatheredKey = Prisma.sql`key`;
  const facets = facetCondition(conditions);
  const chosen = [...facets, ...freeCondition(conditions)];
  const gathered = way === 'gather-each-facet' ? textAndFee(conditions) : filtersInOrder(conditions);
  const free = countFree
    ? Prisma.sql`(SELECT ${freeCounts(countFree)} FROM matched
        WHERE ${allHold(facets)})`
    : Prisma.sql`NULL::json`;
  const chosenKinds = facetKinds.filter((kind) => conditions.facets[kind] !== undefined);
  const others = (kind: FacetKind) =>
    Prisma.sql`WHEN ${kind} THEN ${keysOf(conditions.facets, kind)}::integer[]`;
  const values = Prisma.sql`(SELECT facets, unnest(facets) AS facet FROM matched
    WHERE ${allHold(freeCondition(conditions))}) m`;
  // Counted before they are named: a hundred values instead of ten for each row. Chosen facets are applied
  // value by value.
  const counts = chosenKinds.length
    ? Prisma.sql`SELECT d.kind, d.value, count(*)::integer AS therapists
        FROM ${values} JOIN directory_terms d ON d.key = m.facet AND ${counted}
        WHERE m.facets @> CASE d.kind ${Prisma.join(chosenKinds.map(others), ' ')}
          ELSE ${keysOf(conditions.facets)}::integer[] END
        GROUP BY d.kind, d.value`
    : Prisma.sql`SELECT d.kind, d.value, m.therapists
        FROM (SELECT facet, count(*)::integer AS therapists FROM ${values} GROUP BY facet) m
        JOIN directory_terms d ON d.key = m.facet AND ${counted}`;
  return Prisma.sql`${queryPlanKept}
    WITH matched AS MATERIALIZED (
      SELECT id, ${key} AS key, ${rank} AS rank, facets, free_from, free_cells FROM therapists WHERE ${whole(gathered)}
    ), page AS MATERIALIZED (
      SELECT ${card} FROM (
        SELECT id, key, rank FROM matched
        WHERE ${allHold([...chosen, ...from(gatheredKey)])}
        ${orderBy(gatheredKey)} LIMIT ${pageSize + 1}) found
      JOIN therapists USING (id) ${orderBy(Prisma.sql`found.key`)}
    )
    SELECT ${asCards} AS cards, (SELECT count(*)::integer FROM matched WHERE ${allHold(chosen)}) AS total,
      (SELECT json_agg(json_build_object('kind', c.kind, 'value', c.value, 'therapists', c.therapists))
        FROM (${counts}) c) AS counts, ${free} AS "freeCounts"`;
}

/** How to read a page; `query-plan.ts` decides it. */
export type Reading = {
  readonly conditions: Conditions;
  readonly way: 'gather-each-facet' | 'gather' | 'walk';
  /** Number of results, if the counters know it. */
  readonly exactTotal?: number | undefined;
  /** Counts free times as well, because few rows are read. */
  readonly countFree?: FreeWindows | undefined;
};

/**
 * Second of the two queries of a page: the cards (one more than a page holds, if there is one), the total, and counts
 * of facets.
 */
export const readPage = (reading: Reading, sort: Sort, cursor?: Cursor): Prisma.Sql =>
  (reading.way === 'walk' ? walk : gather)(reading, sort, cursor);

/** Only after an empty result: the number of matches of each wider search, up to the limit. */
export function countEach(looser: readonly Conditions[]): Prisma.Sql {
  const counts = looser.map(
    (conditions) => Prisma.sql`(SELECT count(*)::integer FROM (
      SELECT FROM therapists WHERE ${matching(conditions)} ORDER BY display_order, id LIMIT ${countLimit + 1}) counted)`,
  );
  return Prisma.sql`SELECT ARRAY[${Prisma.join(counts)}] AS counts`;
}
