import { type Client, DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpDatabase } from '@/test/database/database';
import { ownerClient } from '@/test/database/owner';
import { allCases } from './all';

// Each case rolls back.
setUpDatabase({ emptied: 'once' });

let client: Client;
beforeAll(async () => {
  client = await ownerClient();
  // Foreign keys and triggers are off, so that no other rows are needed; checks still work.
  await client.query('SET session_replication_role = replica');
});
afterAll(() => client.end());

/** Inserts and rolls back. Returns the name of the constraint that refused, or null. */
async function refusalOf(table: string, row: Readonly<Record<string, unknown>>): Promise<string | null> {
  const columns = Object.keys(row);
  const sql = `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(', ')})
    VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`;
  await client.query('BEGIN');
  try {
    await client.query(sql, Object.values(row));
    return null;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint) return error.constraint;
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
}

describe.each(allCases)('%s', (table, { valid, broken }) => {
  test('accepts a valid row', async () => {
    expect(await refusalOf(table, valid)).toBeNull();
  });

  const rows = Object.entries(broken).flatMap(([check, changes]) =>
    changes.map((change): [string, string, Readonly<Record<string, unknown>>] => [
      check,
      JSON.stringify(change).slice(0, 60),
      change,
    ]),
  );
  test.each(rows)('%s refuses %s', async (check, _shown, change) => {
    expect(await refusalOf(table, { ...valid, ...change })).toBe(check);
  });
});

test('every check of the database is shown to refuse something', async () => {
  const { rows } = await client.query<{ name: string }>(`
    SELECT conname AS name FROM pg_constraint
    WHERE contype = 'c' AND connamespace = 'public'::regnamespace ORDER BY conname`);
  const shown = allCases.flatMap(([, { broken }]) => Object.keys(broken));
  expect(rows.map((row) => row.name)).toEqual(shown.sort());
});
