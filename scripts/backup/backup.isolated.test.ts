import { mkdtempSync, readdirSync, readFileSync, symlinkSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseEnv } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { targetAt } from '@/lib/server/backup/address';
import { nameOfBackup, wholeBackups } from '@/lib/server/backup/notes';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { discardFile, readFile, stageFile } from '@/lib/server/storage/files';
import { removeFile, storeFile } from '@/lib/server/storage/jobs';
import { deleteObject, getObject, putObject } from '@/lib/server/storage/objects';
import { storageTasks } from '@/lib/server/storage/tasks';
import { ownerAddress } from '@/prisma/owner';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase, withEmptyDatabase, withMigratedDatabase } from '@/test/database/database';
import { asOwner } from '@/test/database/owner';
import { createTherapist, createUser } from '@/test/therapist/factories';
import { newKeyPair } from './encryption';
import { openBackup, restore } from './restore';
import { settingsFile } from './settings-file';
import { connect, tablesOf, talliesOf } from './tables';
import { type Task, takeBackup } from './take';

setUpDatabase();

/** Milliseconds; each restore makes all tables again. */
const timeout = 300_000;

const bucket = 'profile-pictures';
let store: Awaited<ReturnType<typeof startTestObjectStore>>;
let owner: Awaited<ReturnType<typeof newKeyPair>>;
let folder: string;

beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
  owner = await newKeyPair();
});
afterAll(() => store.close());
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'backups-')), 'made-by-the-first-backup');
});

const task = (changed: Partial<Task> = {}): Task => ({
  databaseUrl: ownerAddress(env),
  scratchUrl: ownerAddress(env),
  target: targetAt(folder),
  recipient: owner.recipient,
  keeping: { days: 7, weeks: 4, months: 12 },
  settings: "SMTP_URL='smtps://user:pass@smtp.example.in:465'\n",
  release: '0.1.0',
  now: new Date('2026-11-23T02:45:00Z'),
  ...changed,
});

async function storedFile(words: string): Promise<{ id: string; key: string }> {
  const key = `${crypto.randomUUID()}/1.webp`;
  const content = new TextEncoder().encode(words);
  const file = { bucket, key, content, contentType: 'image/webp', uploadedById: null };
  const { id } = await db.$transaction((tx) => stageFile(tx, file));
  await storeFile(id);
  return { id, key };
}

async function talliesAt(databaseUrl: string) {
  const client = await connect(databaseUrl);
  try {
    return await talliesOf(client, await tablesOf(client));
  } finally {
    await client.end();
  }
}

/** The protections and indexes of a database: indexes, constraints, and triggers with their state. */
async function rulesAt(databaseUrl: string) {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ rule: string }>(
      `SELECT indexdef AS rule FROM pg_indexes WHERE schemaname IN ('public', 'graphile_worker')
       UNION ALL
       SELECT conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
       UNION ALL
       SELECT tgrelid::regclass::text || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
       ORDER BY 1`,
    );
    const counted = await client.query(
      `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples < 0
         AND relname <> '_prisma_migrations'`,
    );
    return { rules: rows.map(({ rule }) => rule), uncounted: counted.rowCount };
  } finally {
    await client.end();
  }
}

/** Enough rows for more parts of one table (4 MB) than the eleven listeners at which Node warns of a leak. */
const manyParts = 12;
const halfAPart = 2_200_000;

/**
 * Awkward values: quotes, backslashes, the sign for null, other scripts; a queued job; a table of many parts.
 */
async function fillDatabase(): Promise<void> {
  await createTherapist();
  for (let number = 1; number <= manyParts; number++) {
    // Written in hexadecimal, so that each is longer than a part.
    const content = new Uint8Array(halfAPart).fill(number);
    const file = { bucket, key: `waits/${number}`, content, contentType: 'image/webp', uploadedById: null };
    await db.$transaction((tx) => stageFile(tx, file));
  }
  await createUser({ name: 'आशा \\N "quoted" and a \\ backslash' });
  await enqueue(db, storageTasks.finish, {}, { jobKey: 'waits' });
}

describe('a backup', () => {
  it('brings rows, jobs and files back as they were, and holds the settings', {
    tags: ['slow'],
    timeout,
  }, async () => {
    const warnings: string[] = [];
    const warned = ({ message }: Error) => warnings.push(message);
    process.on('warning', warned);
    await fillDatabase();
    const { key } = await storedFile('a picture of rain');
    const { backup, lost } = await takeBackup(task());
    expect(lost).toEqual([]);
    expect(backup).toMatchObject({ files: 1, lostFiles: 0, name: 'antarman-20261123T024500Z.tar.gz.age' });
    const begins = readFileSync(path.join(folder, backup.name)).subarray(0, 22).toString();
    expect(begins).toBe('age-encryption.org/v1\n');
    const before = await talliesAt(ownerAddress(env));
    expect(before['public.users']?.rows).toBe(1);

    await deleteObject({ bucket, key });
    await withEmptyDatabase(async (url) => {
      await restore(targetAt(folder), backup.name, owner.identity, url);
      expect(await talliesAt(url)).toEqual(before);
      const { rules, uncounted } = await rulesAt(url);
      expect(rules).toEqual((await rulesAt(ownerAddress(env))).rules);
      // The planner has statistics from the first query on.
      expect(uncounted).toBe(0);
      const client = new Client({ connectionString: url });
      await client.connect();
      const waiting = await client.query(`SELECT 1 FROM graphile_worker.jobs WHERE key = 'waits'`);
      // The database's rules protect the rows again.
      const stranger = client.query(`UPDATE therapists SET user_id = gen_random_uuid()`);
      await expect(stranger).rejects.toMatchObject({ code: '23503' });
      await client.end();
      expect(waiting.rowCount).toBe(1);
    });
    expect(new TextDecoder().decode((await readFile({ bucket, key }))?.content)).toBe('a picture of rain');
    const { settings } = await openBackup(targetAt(folder), backup.name, owner.identity);
    expect(settings).toContain('smtps://user:pass@smtp.example.in:465');
    process.off('warning', warned);
    expect(warnings).toEqual([]);

    // A backup that cannot be opened, is incomplete, or would overwrite data changes nothing.
    const stranger = await newKeyPair();
    await withEmptyDatabase(async (url) => {
      const tried = (identity: string) => restore(targetAt(folder), backup.name, identity, url);
      await expect(tried(stranger.identity)).rejects.toThrow(/encrypted to another one/);
      await expect(tried('my key')).rejects.toThrow(/no private key/);
      expect(await talliesAt(url)).toEqual({});
    });
    await withMigratedDatabase(async (url) => {
      const over = restore(targetAt(folder), backup.name, owner.identity, url);
      await expect(over).rejects.toThrow(/already has \d+ tables/);
    });
    truncateSync(path.join(folder, backup.name), backup.bytes - 1);
    expect(await wholeBackups(targetAt(folder))).toEqual([]);
    await withEmptyDatabase(async (url) => {
      await expect(restore(targetAt(folder), backup.name, owner.identity, url)).rejects.toThrow();
      expect(await talliesAt(url)).toEqual({});
    });
  });

  it('names what the store has lost or changed, and keeps the rest', {
    tags: ['slow'],
    timeout,
  }, async () => {
    const [gone, changed] = [await storedFile('one'), await storedFile('two')];
    await deleteObject({ bucket, key: gone.key });
    const content = new TextEncoder().encode('other words');
    await putObject({ bucket, key: changed.key }, { content, contentType: 'image/webp' });
    const { backup, lost } = await takeBackup(task());
    expect(lost.toSorted()).toEqual([`${bucket}/${gone.key}`, `${bucket}/${changed.key}`].toSorted());
    expect(backup).toMatchObject({ files: 1, lostFiles: 2 });
  });

  it('leaves nothing behind when the disk is full, and older backups as they were', async () => {
    const target = targetAt(folder);
    const name = nameOfBackup(task().now);
    await target.write('older', Readable.from(['older']));
    // The kernel refuses every write to this device like a full disk.
    symlinkSync('/dev/full', path.join(folder, `${name}.partial`));
    await expect(takeBackup(task())).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(folder)).toEqual(['older']);
  });

  it('is refused while another one is under way', { tags: ['slow'] }, async () => {
    const other = new Client({ connectionString: ownerAddress(env) });
    await other.connect();
    await other.query('SELECT pg_advisory_lock(7226110002)');
    await expect(takeBackup(task())).rejects.toThrow(/under way/);
    // A file that is deleted meanwhile stays in the store until the backup has copied it.
    const file = await storedFile('given up');
    await db.$transaction((tx) => discardFile(tx, file.id));
    await removeFile(file.id);
    expect(await getObject({ bucket, key: file.key })).not.toBeNull();
    await other.query('SELECT pg_advisory_unlock(7226110002)');
    await other.end();
    await removeFile(file.id);
    expect(await getObject({ bucket, key: file.key })).toBeNull();
  });

  it('does not count while it is unproven, and is swept after two days', {
    tags: ['slow'],
    timeout,
  }, async () => {
    const now = new Date('2026-11-23T02:45:00Z');
    const nowhere = new URL(ownerAddress(env));
    nowhere.port = '9';
    await expect(takeBackup(task({ scratchUrl: nowhere.href }))).rejects.toThrow(/could not be proven/);
    expect(await wholeBackups(targetAt(folder))).toEqual([]);
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const next = await takeBackup(task({ now: later(1) }));
    expect(next.removed).toBe(0);
    const last = await takeBackup(task({ now: later(3), keeping: { days: 1, weeks: 0, months: 0 } }));
    expect(last.removed).toBe(2);
    const files = readdirSync(folder);
    expect(files).toEqual([last.backup.name, `${last.backup.name}.json`]);
  });

  it('of a newer release is refused before anything is changed', { tags: ['slow'], timeout }, async () => {
    await asOwner(`
      INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
      VALUES ('newer', '', '20990101000000_from_the_future', now())`);
    try {
      await expect(takeBackup(task())).rejects.toThrow(/newer release .+20990101000000_from_the_future/);
    } finally {
      await asOwner(`DELETE FROM _prisma_migrations WHERE id = 'newer'`);
    }
    await withEmptyDatabase(async (url) => {
      const name = nameOfBackup(task().now);
      await expect(restore(targetAt(folder), name, owner.identity, url)).rejects.toThrow(/newer release/);
      expect(await talliesAt(url)).toEqual({});
    });
  });

  it('in a bucket, taken while people work, holds every file of its rows', {
    tags: ['slow'],
    timeout,
  }, async () => {
    const files = await Promise.all(Array.from({ length: 20 }, (_, number) => storedFile(`file ${number}`)));
    let working = true;
    const work = (async () => {
      for (const { id } of files) {
        if (!working) break;
        await db.$transaction((tx) => discardFile(tx, id));
        await removeFile(id);
        await createUser();
      }
    })();
    const target = targetAt(`s3://${bucket}/backups`);
    const { backup, lost } = await takeBackup(task({ target }));
    working = false;
    await work;
    expect(lost).toEqual([]);
    expect(await wholeBackups(target)).toMatchObject([{ name: backup.name, bytes: backup.bytes }]);
    await withEmptyDatabase((url) => restore(target, backup.name, owner.identity, url));
  });
});

describe('settings', () => {
  it('are read back by Node as they were', () => {
    const settings = {
      ONE: 'Antarman <hello@example.in>',
      TWO: "it's # no comment",
      THREE: 'a"b\'c',
      FOUR: 'x=\\n$y',
    };
    expect(parseEnv(settingsFile(settings))).toEqual(settings);
  });
});
