import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { withSchemaEngine } from './schema-engine';

const prismaDir = path.dirname(fileURLToPath(import.meta.url));
const nothingToDo = '-- This is an empty migration.';

async function readSchema(): Promise<[string, string][]> {
  const names = await readdir(path.join(prismaDir, 'models'));
  const files = ['schema.prisma', ...names.sort().map((name) => path.join('models', name))];
  return Promise.all(
    files.map(
      async (file): Promise<[string, string]> => [file, await readFile(path.join(prismaDir, file), 'utf8')],
    ),
  );
}

/**
 * Prisma does not know generated columns and would read their expression as a default, so the scratch
 * database for the comparison has ordinary columns.
 */
async function plainColumns(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ sql: string }>(`
      SELECT format('ALTER TABLE %s ALTER COLUMN %I DROP EXPRESSION', attrelid::regclass, attname) AS sql
      FROM pg_attribute WHERE attgenerated = 's'`);
    for (const { sql } of rows) await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Compares a scratch database (which the comparison changes) with the Prisma schema, in everything Prisma can
 * express: not checks, partial indexes, generated columns or triggers.
 * @returns the SQL that would make the database equal to the schema; empty when it already is
 */
export async function schemaDrift(connectionString: string): Promise<string> {
  await plainColumns(connectionString);
  const schema = await readSchema();
  const files = schema.map(([file, content]) => ({ path: file, content }));
  return withSchemaEngine({ connectionString, schema }, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: prismaDir },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    const sql = stdout?.trim() ?? '';
    return sql === nothingToDo ? '' : sql;
  });
}
