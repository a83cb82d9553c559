import type { Client } from 'pg';
import type { Table } from './contents';
import { quoted } from './tables';

type ForeignKey = { readonly table: string; readonly name: string; readonly rule: string };

/** Memory for Postgres to sort the rows of one index: four times its default, and little for a server with 4 GB. */
const sortingMemory = '256MB';

const schemas = `('public'::regnamespace, 'graphile_worker'::regnamespace)`;

async function foreignKeysOf(client: Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace IN ${schemas}`,
  );
  return rows;
}

/** Indexes that do not belong to a constraint. */
async function indexesOf(client: Client) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class c ON c.oid = indrelid
     WHERE c.relnamespace IN ${schemas} AND c.relkind = 'r'
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))`,
  );
  return rows;
}

/**
 * Empties the tables and takes their indexes, references and triggers away while `work` brings rows; all are there again
 * afterwards. Rows arrive table by table, so references between them hold only at the end, and no trigger may change what
 * arrives. An index that is made of all rows at once takes a fraction of the time that it takes to grow with each row.
 * @param client in a transaction, by the role that owns the tables
 * @throws the database's error when the rows break a reference or a unique index
 */
export async function intoBareTables(
  client: Client,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeysOf(client);
  const indexes = await indexesOf(client);
  const names = tables.map(quoted);
  await client.query(`SET LOCAL maintenance_work_mem = '${sortingMemory}'`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  await work();
  for (const { definition } of indexes) await client.query(definition);
  // References are checked by joins, and the first visitors come before Postgres updates its statistics.
  await client.query(`ANALYZE ${names.join(', ')}`);
  for (const { table, name, rule } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}
