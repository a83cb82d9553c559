import type { Client } from 'pg';

export type Column = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly generated: boolean;
};

/** Every column of every table, from the database's own catalogue. */
export async function columnsOf(client: Client): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(`
    SELECT c.table_name AS "table", c.column_name AS "column",
      CASE WHEN c.data_type = 'USER-DEFINED' THEN c.udt_name
           WHEN c.data_type = 'ARRAY' AND c.udt_name <> '_text' THEN c.udt_name
           ELSE c.data_type END AS type,
      c.is_generated = 'ALWAYS' AS generated
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
    ORDER BY c.table_name, c.ordinal_position`);
  return rows;
}

export type Reference = { readonly table: string; readonly column: string; readonly target: string };

/** Columns with the id of another row; for a key of two columns, the one that is an id. */
export async function referencesOf(client: Client): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(`
    SELECT DISTINCT conrelid::regclass::text AS "table", a.attname AS "column", confrelid::regclass::text AS target
    FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND a.atttypid = 'uuid'::regtype`);
  return rows;
}
