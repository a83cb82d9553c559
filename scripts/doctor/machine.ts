import { spawnSync } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { oldestBackup } from '@/lib/process/watch';
import { targetAt } from '@/lib/server/backup/address';
import { wholeBackups } from '@/lib/server/backup/notes';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { type Finding, look, ok, wrong } from './finding';

const leastFree = 2e9;
const leastShare = 0.1;
/** Seconds: sign-in codes change every 30 seconds. */
const largestDrift = 15;

/** Whether the clock agrees with the database's, and is set by NTP. */
export async function clockFindings(): Promise<readonly Finding[]> {
  const before = Date.now();
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  const here = (before + Date.now()) / 2;
  const drift = Math.round(Math.abs((row?.now.getTime() ?? 0) - here) / 1000);
  const todo = 'Switch the setting of the clock on: `timedatectl set-ntp true`.';
  if (drift > largestDrift)
    return [wrong('Clock', `this machine and the database differ by ${drift} s`, todo)];
  const synced = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    encoding: 'utf8',
  });
  if (synced.stdout?.trim() === 'no') return [look('Clock', 'no server of time sets it', todo)];
  return [ok('Clock', `agrees with the database within ${Math.max(drift, 1)} s`)];
}

/** Whether the disks of the product and its backups have space. */
export async function diskFindings(folders: readonly string[]): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const folder of folders) {
    const { bavail, blocks, bsize } = await statfs(folder);
    const [free, share] = [bavail * bsize, bavail / blocks];
    const says = `${(free / 1e9).toFixed(1)} GB (${Math.round(share * 100)} %) are free at ${folder}`;
    const short = free < leastFree || share < leastShare;
    found.push(
      short ? wrong('Disk', says, 'Make room, or keep fewer backups (BACKUP_KEEP_DAYS).') : ok('Disk', says),
    );
  }
  return found;
}

/** Whether there is a proven backup of today. */
export async function backupFindings(now: Date): Promise<readonly Finding[]> {
  const address = env.BACKUP_TO;
  if (!address)
    return [
      wrong(
        'Backup',
        'there is none',
        'Set BACKUP_TO and BACKUP_RECIPIENT, and switch antarman-backup.timer on (docs/operate.md).',
      ),
    ];
  const [newest] = await wholeBackups(targetAt(address));
  const todo = 'Look at `journalctl -u antarman-backup`, then run `npm run backup`.';
  if (!newest) return [wrong('Backup', `${address} holds no proven backup`, todo)];
  const hours = Math.floor((now.getTime() - Date.parse(newest.takenAt)) / 3_600_000);
  if (hours > oldestBackup) return [wrong('Backup', `the newest is ${hours} hours old`, todo)];
  if (newest.lostFiles > 0) return [wrong('Backup', `the store had lost ${newest.lostFiles} files`, todo)];
  return [ok('Backup', `${newest.name} is ${hours} hours old and was restored for proof`)];
}

/** Whether limits count visitors and not the proxy. */
export function proxyFindings(): readonly Finding[] {
  if (env.TRUST_PROXY_HOPS > 0) return [ok('Proxy', `${env.TRUST_PROXY_HOPS} in front is believed`)];
  return [
    wrong(
      'Proxy',
      'all visitors share one limit, because the proxy in front is not believed',
      'Set TRUST_PROXY_HOPS=1 and let nginx overwrite X-Forwarded-For.',
    ),
  ];
}
