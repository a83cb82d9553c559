import 'server-only';
import { personalTable } from '@/lib/privacy/records/inventory';
import type { Person } from '@/lib/privacy/records/person';
import type { Changes, Link, PersonalTable } from '@/lib/privacy/records/rule';
import { seenBy } from '@/lib/privacy/records/seen-by';
import { sign } from '@/lib/server/secret/derived-secret';

// Makes SQL from the inventory alone: names of tables and columns are constants of the code, and every value
// of a person is a parameter.

/** Puts the person in front of a query, as one row named `person`. */
const person = `WITH person AS (
  SELECT $1::uuid AS user_id, $2::uuid AS profile_id, $3::uuid AS therapist_id, $4::citext AS address,
    $5::citext AS erased_address, $6::citext AS proof_address)`;

/** The parameters of every query made here. People without a proven address are found by ids alone. */
export function parametersOf({ userId, profileId, therapistId, address, erasedAddress }: Person): unknown[] {
  const proof = address
    ? `${sign('erased-consent', address).toString('hex').slice(0, 40)}@erased.invalid`
    : null;
  return [userId, profileId, therapistId, address, erasedAddress ?? null, proof];
}

function linkSql(row: string, link: Link): string {
  switch (link.by) {
    case 'part':
      return `${row}.${link.column} IN (SELECT ${link.of}.id FROM ${link.of} WHERE ${belongsSql(link.of)})`;
    case 'held':
      return `${row}.id IN (SELECT ${link.in}.${link.column} FROM ${link.in} WHERE ${belongsSql(link.in)})`;
    default: {
      const value = link.by === 'address' ? 'address' : `${link.by}_id`;
      const unclaimed = link.whileNull ? ` AND ${row}.${link.whileNull} IS NULL` : '';
      return `(${row}.${link.column} = (SELECT ${value} FROM person)${unclaimed})`;
    }
  }
}

function belongsSql(table: string, row: string = table): string {
  return personalTable(table)
    .whose.map((link) => linkSql(row, link))
    .join(' OR ');
}

/** The number of this person's rows in each table: `{ table, count }`. */
export function countQuery(tables: readonly PersonalTable[]): string {
  const counts = tables.map(
    ({ table }) =>
      `SELECT '${table}' AS "table", count(*)::int AS count FROM ${table} t WHERE ${belongsSql(table, 't')}`,
  );
  return `${person} ${counts.join(' UNION ALL ')}`;
}

/**
 * One page of this person's rows as `{ key, row }`, the row as JSON text. Two more parameters follow the
 * usual ones: the last key of the previous page ('' for the first), and the most rows to return.
 * @param whose the rows, as a condition over `t` and `person`; those that belong to the person by default
 */
export function pageQuery(rule: PersonalTable, whose = belongsSql(rule.table, 't')): string {
  const { table, key = 'id', shown, sealed, named = {} } = rule;
  // Bytes as JSON knows them.
  const columns = shown.map((column) =>
    column === sealed ? `encode(t.${column}, 'base64') AS ${column}` : `t.${column}`,
  );
  const names = Object.entries(named).map(([name, sql]) => `${sql} AS ${name}`);
  return `${person} SELECT t.${key}::text AS key, row_to_json(page)::text AS row
    FROM (SELECT * FROM ${table} t WHERE (${whose}) AND t.${key}::text > $7::text
      ORDER BY t.${key}::text LIMIT $8::int) t
    CROSS JOIN LATERAL (SELECT ${[...columns, ...names].join(', ')}) page
    ORDER BY 1`;
}

/** Ids of this person's rows, or of others: `{ id }`. @param key the column that names one row */
export function idsQuery(table: string, key = 'id', whose = belongsSql(table, 't')): string {
  return `${person} SELECT t.${key}::text AS id FROM ${table} t WHERE ${whose}`;
}

export function deleteQuery(table: string): string {
  return `${person} DELETE FROM ${table} t WHERE ${belongsSql(table, 't')}`;
}

export function updateQuery(table: string, changes: Changes): string {
  const values = Object.entries(changes).map(([column, value]) => `${column} = ${value}`);
  return `${person} UPDATE ${table} t SET ${values.join(', ')} WHERE ${belongsSql(table, 't')}`;
}

/** The therapists who can see data of this person: `{ name, title, what }`. */
export function sharedQuery(): string {
  const shared = seenBy.map(
    ({ table, therapist, only = 'true', what }) =>
      `SELECT ${therapist} AS therapist_id, '${what}' AS what FROM ${table} t
       WHERE ${only} AND (${belongsSql(table, 't')})`,
  );
  return `${person} SELECT therapists.name, therapists.title, array_agg(DISTINCT shared.what ORDER BY shared.what) AS what
    FROM (${shared.join(' UNION ALL ')}) shared JOIN therapists ON therapists.id = shared.therapist_id
    GROUP BY therapists.id ORDER BY therapists.name, therapists.id`;
}
