import 'server-only';
import { ownNotes, ownSummaries, rowsOf, sharedWith } from '@/lib/privacy/export/rows';
import { categories, keptFor } from '@/lib/privacy/records/categories';
import { personalTables } from '@/lib/privacy/records/inventory';
import type { Person } from '@/lib/privacy/records/person';

/** A new shape of the file needs a new number. Tables and columns keep their database names. */
const format = 'antarman-export/1';

/** A list under its name, written item by item, so that memory stays constant. */
export async function* listNamed(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield ` "${name}": [`;
  let between = '\n  ';
  for await (const item of items) {
    yield `${between}${JSON.stringify(item)}`;
    between = ',\n  ';
  }
  yield '],\n';
}

/** Rows of one table, as JSON texts. */
export type TableRows = { readonly table: string; readonly rows: () => AsyncIterable<string> };

/** The tables with their rows, as the last part of a file. */
export async function* recordsNamed(tables: readonly TableRows[]): AsyncGenerator<string> {
  yield ' "records": {';
  let first = true;
  for (const { table, rows } of tables) {
    yield `${first ? '' : ','}\n  "${table}": [`;
    first = false;
    let separator = '\n   ';
    for await (const row of rows()) {
      yield `${separator}${row}`;
      separator = ',\n   ';
    }
    yield ']';
  }
  yield '\n }\n}\n';
}

/** The machine-readable copy, in pieces. It holds every table, even the empty ones. */
export async function* dataFile(
  person: Person,
  madeAt: Date,
  lostFiles: readonly string[],
): AsyncGenerator<string> {
  const head = {
    format,
    made_at: madeAt.toISOString(),
    shared_with: await sharedWith(person),
    held: personalTables.map(({ table, category }) => {
      const { title, why, ground } = categories[category];
      return { table, category: title, why, ground, kept: keptFor(category) };
    }),
    lost_files: lostFiles,
  };
  yield '{\n';
  for (const [name, value] of Object.entries(head)) yield ` "${name}": ${JSON.stringify(value)},\n`;
  yield* listNamed('notes_you_wrote', ownNotes(person));
  yield* listNamed('summaries_you_wrote', ownSummaries(person));
  yield* recordsNamed(
    personalTables.map((rule) => ({ table: rule.table, rows: () => rowsOf(person, rule) })),
  );
}
