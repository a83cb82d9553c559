import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { targetAt } from '@/lib/server/backup/address';
import type { BackupTarget } from '@/lib/server/backup/target';
import { env } from '@/lib/server/env';
import { Explained, explain } from '../setup/terminal.mjs';

/** Failures in words for a person at a terminal; the disk, the database and the store report codes. */
const known: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the backups is full. The half-written backup was removed; older ones are untouched.',
  EFBIG: 'The file of the backup grew too large for its disk. It was removed; older ones are untouched.',
  EACCES: 'The folder of the backups may not be written to or read by this user.',
  EROFS: 'The disk of the backups is read-only.',
  53100: 'The disk of the database is full. Nothing was changed.',
  42501:
    'The role of the database may not do this: a backup is tried out in a database of its own, so the role needs CREATEDB, or BACKUP_SCRATCH_URL names a server where it has that right.',
  '28P01': 'The database refuses the password of DATABASE_URL.',
  '3D000': 'The database of DATABASE_URL does not exist: make it first (createdb).',
  ECONNREFUSED: 'The database or the store does not answer.',
  NoSuchBucket: 'The bucket does not exist: make it first.',
  AccessDenied: 'The store refuses the access key.',
};

/** One line for a failure that people can fix; a defect keeps its stack. */
function inOneLine(error: unknown): string {
  if (!(error instanceof Error) || error instanceof Explained) return explain(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const said = known[code];
  if (!said) return explain(error);
  const unproven = error.message.match(/^\S+ could not be proven and does not count: /)?.[0] ?? '';
  return `${unproven}${said} (${code})`;
}

/** Runs a command and ends the process: with 0, or with 1 and one line. */
export async function runCommand(work: () => Promise<number>): Promise<never> {
  try {
    // The migration engine leaves a timer running, which would keep the process alive.
    process.exit(await work());
  } catch (error) {
    process.stderr.write(`${inOneLine(error)}\n`);
    process.exit(1);
  }
}

/** The target of backups. @throws Explained if none is configured */
export function targetOf(given: string | undefined): BackupTarget {
  const address = given ?? env.BACKUP_TO;
  if (!address) {
    throw new Explained(
      'BACKUP_TO is missing: it wants a folder such as /var/backups/antarman, or a bucket such as s3://antarman-backups/daily.',
    );
  }
  return targetAt(address.startsWith('s3://') ? address : path.resolve(address));
}

export function release(): string {
  const file = path.join(path.dirname(path.dirname(import.meta.dirname)), 'package.json');
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
