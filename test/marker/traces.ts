type Query = (sql: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

type Found = { readonly table: string; readonly id: string | null; readonly row: string };

/**
 * Columns that calls update without an effect, by table: the marks of a live session, every few minutes, and
 * the time at which a job has mailed people. Counters of tries are under a keyed hash in a table without
 * names.
 */
const ofNoCall: Readonly<Record<string, readonly string[]>> = {
  user_sessions: ['last_seen_at', 'idle_expires_at'],
  therapist_contact_requests: ['notified_at', 'support_told_at', 'others_offered_at'],
};

/** One query over every table, made from the catalogue: a new table needs no code here. */
async function everyTable(query: Query): Promise<string> {
  const columns = (await query(
    `SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS type
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
     ORDER BY c.table_name, c.ordinal_position`,
    [],
  )) as readonly { readonly table: string; readonly column: string; readonly type: string }[];
  const parts = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const own = columns.filter((column) => column.table === table);
    // Bytes contain no names, and files are long.
    const readable = own.filter(({ type }) => type !== 'bytea').map(({ column }) => `t."${column}"`);
    const id = own.some(({ column }) => column === 'id') ? 't.id::text' : 'NULL';
    const without = (ofNoCall[table] ?? []).map((column) => ` - '${column}'`).join('');
    return `SELECT '${table}' AS "table", ${id} AS id, (to_jsonb(t)${without})::text AS row FROM "${table}" t
      WHERE to_jsonb(ROW(${readable.join(', ')}))::text ~ $1`;
  });
  return `${parts.join(' UNION ALL ')} ORDER BY 1, 3`;
}

const escaped = (name: string) => name.replace(/[^\w-]/g, '\\$&');

async function search(query: Query, names: ReadonlySet<string>): Promise<readonly Found[]> {
  const pattern = [...names].map(escaped).join('|');
  return (await query(await everyTable(query), [pattern])) as readonly Found[];
}

/**
 * All names of some people: the given ones, the ids of the rows that contain them, of the rows that contain
 * those, and so on.
 * @param seeds ids of accounts, and unique words
 */
export async function namesOf(query: Query, seeds: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set(seeds);
  for (let before = 0; before < names.size; ) {
    before = names.size;
    for (const { id } of await search(query, names)) if (id) names.add(id);
  }
  return names;
}

/**
 * Every row of any table that contains one of these names, as a text with its table's name, in a fixed order.
 */
export async function rowsNaming(query: Query, names: ReadonlySet<string>): Promise<readonly string[]> {
  return (await search(query, names)).map(({ table, row }) => `${table} ${row}`);
}
