import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { BackupTarget } from '@/lib/server/backup/target';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { putLargeObject } from '@/lib/server/storage/large-objects';
import { migrate } from '@/prisma/apply-migrations';
import { Explained } from '../setup/terminal.mjs';
import type { Summary } from './contents';
import { decrypted } from './encryption';
import { type KeepFile, loadArchive, openArchive } from './load';
import { connect, quoted, tablesOf } from './tables';

/** A restore never overwrites data: the database must have no tables. */
async function checkEmpty(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    const tables = await tablesOf(client);
    if (tables.length === 0) return;
    throw new Explained(
      `The database of DATABASE_URL already has ${tables.length} tables: name an empty one. Nothing was changed.`,
    );
  } finally {
    await client.end();
  }
}

/** Postgres' code for a full disk. */
const diskFull = '53100';

/** Milliseconds between two attempts on a full disk, in which Postgres frees space. */
const retryAfterMs = 1_000;

const mostAttempts = 10;

/**
 * Removes the tables of a failed restore. Each step runs separately, so that the next one can use the freed
 * space: on a full disk even a new row in the list of schemas may not fit.
 * @param client connected before the disk was full: Postgres may need space for a new connection
 */
async function emptyAgain(client: Client): Promise<void> {
  const tables = await tablesOf(client);
  for (const step of [
    ...tables.map((table) => `DROP TABLE IF EXISTS ${quoted(table)} CASCADE`),
    'DROP SCHEMA IF EXISTS graphile_worker CASCADE',
    'DROP SCHEMA IF EXISTS public CASCADE',
    'CREATE SCHEMA IF NOT EXISTS public',
    'GRANT USAGE ON SCHEMA public TO PUBLIC',
  ]) {
    await retryOnFullDisk(() => client.query(step));
  }
}

async function retryOnFullDisk(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === diskFull;
      if (!isFull || attempt === mostAttempts) throw error;
      await wait(retryAfterMs);
    }
  }
}

const keepInStore: KeepFile = async (client, { bucket, key, bytes }, body) => {
  const { rows } = await client.query<{ type: string }>(
    'SELECT content_type AS type FROM stored_files WHERE bucket = $1 AND key = $2',
    [bucket, key],
  );
  const contentType = rows[0]?.type ?? 'application/octet-stream';
  await putLargeObject({ bucket, key }, { body, byteSize: bytes, contentType });
};

export async function openBackup(target: BackupTarget, name: string, identity: string) {
  return openArchive(await decrypted(await target.read(name), identity));
}

/**
 * Restores rows and files, then brings the tables to this release.
 * @param databaseUrl of a database without tables, by the role that owns it
 * @throws Explained; the database is then empty again
 */
export async function restore(
  target: BackupTarget,
  name: string,
  identity: string,
  databaseUrl: string,
): Promise<Summary> {
  await checkEmpty(databaseUrl);
  const archive = await openBackup(target, name, identity);
  await ensureBuckets();
  const watching = await connect(databaseUrl);
  // The next query reports a broken connection.
  watching.on('error', () => undefined);
  try {
    const summary = await loadArchive(databaseUrl, archive, keepInStore);
    await migrate(databaseUrl);
    return summary;
  } catch (error) {
    await emptyAgain(watching);
    throw error;
  } finally {
    await watching.end();
  }
}
