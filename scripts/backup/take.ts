import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import {
  type Backup,
  nameOfBackup,
  removeBackup,
  unprovenBackups,
  wholeBackups,
  writeNote,
} from '@/lib/server/backup/notes';
import type { BackupTarget } from '@/lib/server/backup/target';
import { backupLock } from '@/lib/server/storage/backup-lock';
import { withScratchDatabase } from '@/prisma/scratch-database';
import { Explained } from '../setup/terminal.mjs';
import { writeArchive } from './archive';
import type { Header, Summary } from './contents';
import { decrypted, encrypted, measure, newKeyPair } from './encryption';
import { loadArchive, openArchive } from './load';
import { dispensable, type Keeping } from './retention';
import { connect, migrationsOf, tablesOf } from './tables';

export type Task = {
  readonly databaseUrl: string;
  /** Server for the trial restore, with a role that may create databases. */
  readonly scratchUrl: string;
  readonly target: BackupTarget;
  readonly recipient: string;
  readonly keeping: Keeping;
  readonly settings: string;
  readonly release: string;
  readonly now: Date;
};

const unprovenKeptMs = 2 * 86_400_000;

/** Reads a snapshot of the database, and delays the deletion of files until it ends. */
async function atOneMoment<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      backupLock,
    ]);
    if (!rows[0]?.taken) throw new Explained('Another backup of this database is under way.');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await work(client);
  } finally {
    await client.end();
  }
}

type Written = {
  readonly bytes: number;
  readonly sha256: string;
  readonly summary: Summary;
  readonly facts: Header;
};

async function write(task: Task, name: string, recipients: readonly string[]): Promise<Written> {
  const { databaseUrl, target, settings, release, now } = task;
  return atOneMoment(databaseUrl, async (client) => {
    const tables = [...(await tablesOf(client))];
    const facts: Header = {
      format: 1,
      release,
      takenAt: now.toISOString(),
      tables,
      ...(await migrationsOf(client)),
    };
    const { content, summary } = writeArchive(client, facts, settings);
    const { passing, found } = measure();
    pipeline(await encrypted(content, recipients), passing).catch(() => {});
    await target.write(name, passing);
    return { ...found(), summary: await summary, facts };
  });
}

async function discard(_client: Client, _file: unknown, content: Readable): Promise<void> {
  for await (const chunk of content) void chunk;
}

/** Reads a backup back from its target and restores it into a temporary database. */
export async function prove(target: BackupTarget, name: string, identity: string, scratchUrl: string) {
  const { passing, found } = measure();
  pipeline(await target.read(name), passing).catch(() => {});
  const archive = await openArchive(await decrypted(passing, identity));
  const summary = await withScratchDatabase(scratchUrl, (url) => loadArchive(url, archive, discard));
  return { ...found(), summary, facts: archive.facts };
}

/** Deletes backups beyond retention, and unfinished ones. @returns their number */
async function sweep({ target, keeping, now }: Task): Promise<number> {
  const backups = await wholeBackups(target);
  const gone = new Set(
    dispensable(
      backups.map(({ takenAt }) => new Date(takenAt)),
      keeping,
    ).map((time) => time.toISOString()),
  );
  const names = backups.filter(({ takenAt }) => gone.has(takenAt)).map(({ name }) => name);
  const before = nameOfBackup(new Date(now.getTime() - unprovenKeptMs));
  names.push(...(await unprovenBackups(target)).filter((name) => name < before));
  for (const name of names) await removeBackup(target, name);
  return names.length;
}

/**
 * Takes a backup, proves it by a restore, marks it complete, then deletes expired ones. The key for the proof
 * exists only in this process: the owner's key need not be on the server.
 * @throws Explained; older backups are untouched
 */
export async function takeBackup(
  task: Task,
): Promise<{ readonly backup: Backup; readonly lost: readonly string[]; readonly removed: number }> {
  const { target, recipient, scratchUrl, now } = task;
  const name = nameOfBackup(now);
  const passing = await newKeyPair();
  const written = await write(task, name, [recipient, passing.recipient]);
  const proven = await prove(target, name, passing.identity, scratchUrl).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    throw Object.assign(error, {
      message: `${name} could not be proven and does not count: ${error.message}`,
    });
  });
  if (proven.sha256 !== written.sha256) throw new Explained(`${name} was not read back as it was written.`);
  const { summary, facts, ...size } = written;
  const note = {
    format: 1 as const,
    release: task.release,
    takenAt: now.toISOString(),
    provenAt: new Date().toISOString(),
    ...size,
    tables: facts.tables.length,
    rows: Object.values(summary.tallies).reduce((sum, { rows }) => sum + rows, 0),
    files: summary.files.length,
    lostFiles: summary.lost.length,
  };
  await writeNote(target, name, note);
  return { backup: { ...note, name }, lost: summary.lost, removed: await sweep(task) };
}
