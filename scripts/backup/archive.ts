import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { openObject } from '@/lib/server/storage/large-objects';
import { entry, fullName, type Header, type StoredFile, type Summary, type Table } from './contents';
import { measure } from './encryption';
import { quoted, sequencesOf, talliesOf } from './tables';

/** Bytes of rows that are collected before they are written, because an archive entry begins with its length. */
const partBytes = 4 * 1024 * 1024;

/** Resolves when the archive has taken the entry, so that a slow disk slows the reading down. */
function add(archive: Pack, name: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}

async function addTable(archive: Pack, client: Client, table: Table): Promise<void> {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  const rows = client.query(copyTo(`COPY (SELECT ${columns} FROM ${quoted(table)}) TO STDOUT`));
  let held: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await add(
      archive,
      `${entry.tables}${fullName(table)}/${String(number).padStart(6, '0')}`,
      Buffer.concat(held),
    );
    held = [];
    bytes = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= partBytes) await flush();
  }
  if (bytes > 0) await flush();
}

type FileRow = Omit<StoredFile, 'bytes'>;

/** Copies a stream of known length into the archive. */
function addStream(archive: Pack, name: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    const file = archive.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    const copy = async () => {
      for await (const chunk of content) if (!file.write(chunk)) await once(file, 'drain');
      file.end(null);
    };
    copy().catch(reject);
  });
}

/** Copies one object as the store holds it; undefined when the store has lost it. */
async function addFile(archive: Pack, { bucket, key }: FileRow): Promise<StoredFile | undefined> {
  const object = await openObject({ bucket, key });
  if (!object) return undefined;
  const { passing, found } = measure();
  const measured = pipeline(object.body, passing);
  await addStream(archive, `${entry.files}${bucket}/${key}`, object.byteSize, passing);
  await measured;
  return { bucket, key, ...found() };
}

async function addFiles(archive: Pack, client: Client): Promise<Pick<Summary, 'files' | 'lost'>> {
  const { rows } = await client.query<FileRow>(
    `SELECT bucket, key, sha256 FROM stored_files
     WHERE stored_at IS NOT NULL AND deleted_at IS NULL ORDER BY bucket, key`,
  );
  const files: StoredFile[] = [];
  const lost: string[] = [];
  for (const row of rows) {
    const file = await addFile(archive, row);
    if (file) files.push(file);
    if (file?.sha256 !== row.sha256) lost.push(`${row.bucket}/${row.key}`);
  }
  return { files, lost };
}

async function fill(archive: Pack, client: Client, facts: Header, settings: string): Promise<Summary> {
  await add(archive, entry.header, JSON.stringify(facts));
  await add(archive, entry.settings, settings);
  const tallies = await talliesOf(client, facts.tables);
  const sequences = await sequencesOf(client);
  for (const table of facts.tables) await addTable(archive, client, table);
  const summary: Summary = { tallies, sequences, ...(await addFiles(archive, client)) };
  await add(archive, entry.summary, JSON.stringify(summary));
  archive.finalize();
  return summary;
}

/**
 * Writes everything that a client's transaction sees into one compressed archive, in pieces.
 * @param client in a transaction that sees one moment (REPEATABLE READ)
 * @param settings text of the file with all settings
 * @returns the archive, and its summary once the archive has been read to its end
 */
export function writeArchive(client: Client, facts: Header, settings: string) {
  const archive = pack();
  const output = new PassThrough();
  const summary = fill(archive, client, facts, settings).catch((error: Error) => {
    output.destroy(error);
    throw error;
  });
  // The output reports this failure to its reader; the promise is awaited only afterwards.
  summary.catch(() => {});
  pipeline(Readable.from(archive), createGzip(), output).catch((error: Error) => output.destroy(error));
  return { content: output, summary };
}
