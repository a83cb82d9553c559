import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Extract, extract } from 'tar-stream';
import { migrate, migrationNames } from '@/prisma/apply-migrations';
import { Explained } from '../setup/terminal.mjs';
import { intoBareTables } from './bare-tables';
import { entry, fullName, type Header, header, type Summary, summary, type Table } from './contents';
import { measure } from './encryption';
import { connect, migrationsOf, quoted, sequencesOf, talliesOf } from './tables';

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

/** A backup opened for reading: its first entries are read, the others follow in order. */
export type Archive = {
  readonly facts: Header;
  readonly settings: string;
  readonly rest: AsyncIterator<Entry>;
};

/** A file of the archive; its consumer must read it to its end. */
export type KeepFile = (
  client: Client,
  file: { bucket: string; key: string; bytes: number },
  content: Readable,
) => Promise<void>;

const damaged = () => new Explained('The backup is damaged: an entry is missing or has another form.');

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw damaged();
  }
}

async function nextText(entries: AsyncIterator<Entry>, name: string): Promise<string> {
  const { value, done } = await entries.next();
  if (done || value.header.name !== name) throw damaged();
  return text(value);
}

/** Unpacks into the archive; a failure ends the reading of entries with an error. */
async function unpack(content: Readable, archive: Extract): Promise<void> {
  const plain = createGunzip();
  pipeline(content, plain).catch(() => {});
  try {
    for await (const chunk of plain) if (!archive.write(chunk)) await once(archive, 'drain');
    archive.end(null);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    archive.destroy(
      new Explained(`The backup is damaged or cut off, or its place stopped answering (${said}).`),
    );
  }
}

/** Opens a decrypted backup. @throws Explained if its beginning is invalid */
export async function openArchive(content: Readable): Promise<Archive> {
  const archive = extract();
  void unpack(content, archive);
  const rest = archive[Symbol.asyncIterator]();
  const facts = header.safeParse(parseJson(await nextText(rest, entry.header)));
  if (!facts.success)
    throw new Explained('The backup has a form that this release does not know: use a newer release.');
  return { facts: facts.data, settings: await nextText(rest, entry.settings), rest };
}

/** Makes the tables in their form at the time of the backup. */
async function makeTables(
  databaseUrl: string,
  { migrations, queueMigration, release }: Header,
): Promise<void> {
  const known = await migrationNames();
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown) {
    throw new Explained(
      `The backup was taken by a newer release (${release}, migration ${unknown}): restore it with that release.`,
    );
  }
  await migrate(databaseUrl, migrations);
  const client = await connect(databaseUrl);
  const own = await migrationsOf(client).finally(() => client.end());
  if (own.queueMigration !== queueMigration) {
    throw new Explained(
      `The backup was taken with another version of the job queue: restore it with release ${release}, then update.`,
    );
  }
}

/** The next entry; undefined after the last one. */
async function following(rest: Archive['rest']): Promise<Entry | undefined> {
  const { value, done } = await rest.next();
  return done ? undefined : value;
}

/** Table whose rows an entry holds; undefined for an entry of another kind. */
function tableOf({ header: { name } }: Entry): string | undefined {
  return name.startsWith(entry.tables) ? name.slice(entry.tables.length, name.lastIndexOf('/')) : undefined;
}

/**
 * Loads all rows of one table. Its parts pass as one stream, because each piped stream leaves its listeners
 * on the target.
 * @param first the first part of the table
 * @returns the entry after its last part
 */
async function loadTable(
  client: Client,
  table: Table,
  first: Entry,
  rest: Archive['rest'],
): Promise<Entry | undefined> {
  let next: Entry | undefined = first;
  async function* rows() {
    while (next && tableOf(next) === fullName(table)) {
      for await (const chunk of next) yield chunk;
      next = await following(rest);
    }
  }
  const columns = table.columns.map(escapeIdentifier).join(', ');
  // The table was emptied in this transaction, so rows can be written as frozen and need no later vacuum.
  const copy = `COPY ${quoted(table)} (${columns}) FROM STDIN (FREEZE)`;
  await pipeline(rows, client.query(copyFrom(copy)));
  return next;
}

async function loadEntries(client: Client, { facts, rest }: Archive, keepFile: KeepFile): Promise<Summary> {
  const byName = new Map(facts.tables.map((table) => [fullName(table), table]));
  const files = new Map<string, string>();
  let item = await following(rest);
  while (item) {
    const { name, size = 0 } = item.header;
    const table = byName.get(tableOf(item) ?? '');
    if (table) {
      item = await loadTable(client, table, item, rest);
      continue;
    }
    if (name === entry.summary) {
      const expected = summary.parse(parseJson(await text(item)));
      checkFiles(files, expected);
      // Only the end of the file proves that it is complete.
      if (await following(rest)) throw damaged();
      return expected;
    }
    if (!name.startsWith(entry.files)) throw damaged();
    const stored = name.slice(entry.files.length);
    const [bucket = '', ...key] = stored.split('/');
    const { passing, found } = measure();
    const measured = pipeline(Readable.from(item), passing);
    await keepFile(client, { bucket, key: key.join('/'), bytes: size }, passing);
    await measured;
    files.set(stored, found().sha256);
    item = await following(rest);
  }
  throw damaged();
}

function checkFiles(found: ReadonlyMap<string, string>, { files }: Summary): void {
  const wrong = files.filter(({ bucket, key, sha256 }) => found.get(`${bucket}/${key}`) !== sha256);
  if (wrong.length > 0 || found.size !== files.length) {
    throw new Explained(
      `The backup is damaged: ${wrong.length || 'some'} of its files differ from what was read.`,
    );
  }
}

async function setSequences(client: Client, sequences: Summary['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    const [schema = '', sequence = ''] = name.split('.');
    if (last === null) await client.query(`ALTER SEQUENCE ${quoted({ schema, name: sequence })} RESTART`);
    else await client.query('SELECT setval($1::regclass, $2)', [quoted({ schema, name: sequence }), last]);
  }
}

async function compare(client: Client, { tables }: Header, expected: Summary): Promise<void> {
  const found = await talliesOf(client, tables);
  const wrong = tables
    .map(fullName)
    .filter(
      (name) =>
        found[name]?.rows !== expected.tallies[name]?.rows ||
        found[name]?.sum !== expected.tallies[name]?.sum,
    );
  if (JSON.stringify(await sequencesOf(client)) !== JSON.stringify(expected.sequences))
    wrong.push('sequences');
  if (wrong.length > 0) {
    throw new Explained(`The restored rows differ from those that were backed up in ${wrong.join(', ')}.`);
  }
}

/**
 * Loads a backup into a database without tables. Loads all rows, compared by count and sum with the backed-up
 * ones, or none.
 * @param keepFile stores each file
 * @throws Explained if the backup is damaged, newer than this release, or its rows differ after loading
 */
export async function loadArchive(
  databaseUrl: string,
  archive: Archive,
  keepFile: KeepFile,
): Promise<Summary> {
  await makeTables(databaseUrl, archive.facts);
  const client = await connect(databaseUrl);
  try {
    await client.query('BEGIN');
    let expected: Summary | undefined;
    await intoBareTables(client, archive.facts.tables, async () => {
      expected = await loadEntries(client, archive, keepFile);
      await setSequences(client, expected.sequences);
    });
    if (!expected) throw damaged();
    await compare(client, archive.facts, expected);
    await client.query('COMMIT');
    return expected;
  } finally {
    await client.end();
  }
}
