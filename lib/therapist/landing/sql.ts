import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { type Conditions, matching } from '@/lib/therapist/directory/conditions-sql';
import { firstOfMany, leastPeople } from './rules';

/** Most rows that are searched for real therapists, so that a directory full of samples is not read to its end. */
const lookedAt = 60;

/**
 * For each list of therapists who take new clients, their number and the number of real ones, up to the
 * least. A list with enough real ones is read no further.
 */
export function countPeople(lists: readonly Conditions[]): Prisma.Sql {
  const counts = lists.map((conditions) => {
    // Few rows are needed, so the database's own choice is good.
    const where = matching({ ...conditions, insideOrder: false });
    const first = (most: number) => Prisma.sql`(
      SELECT is_sample FROM therapists WHERE ${where} ORDER BY display_order, id LIMIT ${most}) listed`;
    return Prisma.sql`(
      SELECT json_build_object('real', found, 'accepting',
        CASE WHEN found = ${leastPeople} THEN found ELSE (SELECT count(*) FROM ${first(leastPeople)}) END)
      FROM (SELECT count(*) AS found FROM (
        SELECT FROM ${first(lookedAt)} WHERE NOT is_sample LIMIT ${leastPeople}) enough) counted)`;
  });
  return Prisma.sql`SELECT ARRAY[${Prisma.join(counts)}] AS counts`;
}

const ends = Prisma.sql`
  json_build_object('from', min(fee_low), 'to', max(fee_high))`;

/**
 * Facts about therapists who take new clients. A list of up to a thousand is gathered; of a longer one the
 * first are read inside the index of our own order, and the extremes of fees and times at the ends of their
 * indexes.
 */
export function readFacts(conditions: Conditions, isLong: boolean, now: Date): Prisma.Sql {
  const where = matching(conditions);
  const short = Prisma.sql`SELECT facets, fee_low, fee_high, free_from FROM therapists WHERE ${where}`;
  const people = isLong ? Prisma.sql`${short} ORDER BY display_order, id LIMIT ${firstOfMany}` : short;
  const atEnd = (column: Prisma.Sql, key: Prisma.Sql, way: Prisma.Sql) => Prisma.sql`(
    SELECT ${column} FROM therapists WHERE ${where} ORDER BY ${key} ${way}, id ${way} LIMIT 1)`;
  const fees = isLong
    ? Prisma.sql`json_build_object(
        'from', ${atEnd(Prisma.sql`fee_low`, Prisma.sql`coalesce(fee_low, 2147483647)`, Prisma.sql`ASC`)},
        'to', ${atEnd(Prisma.sql`fee_high`, Prisma.sql`coalesce(fee_high, -1)`, Prisma.sql`DESC`)})`
    : Prisma.sql`(SELECT ${ends} FROM people)`;
  const soonest = isLong
    ? Prisma.sql`(SELECT free_from FROM therapists WHERE ${where} AND free_from > ${now}
        ORDER BY free_from, id LIMIT 1)`
    : Prisma.sql`(SELECT min(free_from) FROM people WHERE free_from > ${now})`;
  return Prisma.sql`
    WITH people AS MATERIALIZED (${people}),
    values AS MATERIALIZED (
      SELECT kind, label, value, count(*) AS therapists
      FROM people CROSS JOIN unnest(facets) AS facet JOIN directory_terms ON key = facet
      WHERE kind IN ('language', 'mode') GROUP BY kind, label, value),
    soonest AS (SELECT ${soonest} AS at)
    SELECT (SELECT count(*)::integer FROM people) AS accepting, ${fees} AS fees,
      (SELECT coalesce(json_agg(label ORDER BY therapists DESC, label), '[]') FROM values WHERE kind = 'language')
        AS languages,
      (SELECT coalesce(json_agg(value ORDER BY therapists DESC, value), '[]') FROM values WHERE kind = 'mode') AS modes,
      (SELECT at FROM soonest WHERE isfinite(at)) AS "nextFree"`;
}
