import type { Client } from 'pg';
import type { Prisma } from '@/generated/prisma/client';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

/** Tables that a query plan reads from end to end. */
function scannedTables(node: PlanNode): string[] {
  const own = node['Node Type'].endsWith('Seq Scan') ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedTables)];
}

/**
 * Runs a query. A buffer is a page of 8 KB that it touched: unlike milliseconds, the same number on every
 * computer. `scanned` lists the tables that it read from end to end.
 */
export async function measure(client: Client, query: Pick<Prisma.Sql, 'text' | 'values'>) {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${query.text}`,
    query.values,
  );
  const queryPlan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!queryPlan) throw new Error('Postgres explained nothing');
  return {
    buffers: queryPlan['Shared Hit Blocks'] + queryPlan['Shared Read Blocks'],
    scanned: scannedTables(queryPlan),
  };
}

/**
 * Updates statistics, and marks fully visible pages, as measurements of years of work need. VACUUM counts
 * only rows whose commit is in the log, and commits of tests do not wait for that; a checkpoint does.
 * @param client the owner of the server
 * @param table one table, by default all
 */
export async function vacuum(client: Client, table = ''): Promise<void> {
  await client.query('CHECKPOINT');
  await client.query(`VACUUM ANALYZE ${table}`);
}
