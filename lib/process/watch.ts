import 'server-only';
import { statfs } from 'node:fs/promises';
import { hour } from '@/lib/format/duration';
import { raiseAlarm } from '@/lib/server/alarm/raise';
import type { Alarm } from '@/lib/server/alarm/rules';
import { targetAt } from '@/lib/server/backup/address';
import { wholeBackups } from '@/lib/server/backup/notes';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { deadJobs } from '@/lib/server/jobs/queue';
import { log } from '@/lib/server/log';

/** Hours: a backup each day, which may be two hours late. */
export const oldestBackup = 26;
/** Bytes. */
const leastFree = 1e9;
const leastShare = 0.05;
/** Wrong codes in one hour: more than an owner with the device at hand mistypes. */
const wrongCodes = 5;

/** Hours since the newest proven backup; infinite if there is none, undefined if backups are not configured. */
export async function backupAgeHours(): Promise<number | undefined> {
  if (!env.BACKUP_TO) return undefined;
  const [newest] = await wholeBackups(targetAt(env.BACKUP_TO));
  return newest ? (Date.now() - Date.parse(newest.takenAt)) / hour : Number.POSITIVE_INFINITY;
}

async function isDiskShort(): Promise<boolean> {
  const folders = [
    process.cwd(),
    env.STORAGE_DIR,
    env.BACKUP_TO?.startsWith('/') ? env.BACKUP_TO : undefined,
  ];
  for (const folder of folders) {
    if (folder === undefined) continue;
    const found = await statfs(folder).catch(() => null);
    if (found && (found.bavail * found.bsize < leastFree || found.bavail / found.blocks < leastShare))
      return true;
  }
  return false;
}

async function isGuessed(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM audit_log
    WHERE action = 'second-factor.refused' AND at > now() - interval '1 hour'`;
  return (row?.count ?? 0) >= wrongCodes;
}

const signs: Readonly<Partial<Record<Alarm, () => Promise<boolean>>>> = {
  'jobs-given-up': async () => (await deadJobs()).length > 0,
  'backup-late': async () => ((await backupAgeHours()) ?? 0) > oldestBackup,
  'disk-short': isDiskShort,
  'second-factor-guessed': isGuessed,
};

/** Checks the conditions that the owner must know about and raises an alarm for each. A failed check hides no other. */
export async function watchOperation(): Promise<void> {
  for (const [alarm, isThere] of Object.entries(signs) as [Alarm, () => Promise<boolean>][]) {
    try {
      if (await isThere()) await raiseAlarm(alarm);
    } catch (error) {
      log.error('a sign could not be read', { part: alarm, error });
    }
  }
}
