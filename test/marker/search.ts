import type { Client } from 'pg';
import { ownerClient } from '@/test/database/owner';
import type { Marker } from './plant';

/** The place of a mark: "table.column". */
export type Hit = string;

async function tablesOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker') AND tablename <> '_prisma_migrations' ORDER BY 1`);
  return rows.map(({ name }) => name);
}

/**
 * Searches every column of every table, including the queue's, for the marks. Reads bytes as text.
 * @param client of the owner of the tables, who sees every row
 */
export async function searchTables(client: Client, marks: readonly string[]): Promise<ReadonlySet<Hit>> {
  const hits = new Set<Hit>();
  const needles = [...new Set(marks)].flatMap((mark) => [mark, Buffer.from(mark).toString('hex')]);
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t`,
    );
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        if (needles.some((needle) => text.includes(needle)))
          hits.add(`${table.replace(/^public\./, '')}.${column}`);
      }
    }
  }
  return hits;
}

/** The same in the database of this test. */
export async function searchDump(marks: readonly string[]): Promise<ReadonlySet<Hit>> {
  const client = await ownerClient();
  try {
    return await searchTables(client, marks);
  } finally {
    await client.end();
  }
}

export function marksOf(markers: readonly Marker[]): readonly string[] {
  return markers.map(({ mark }) => mark);
}
