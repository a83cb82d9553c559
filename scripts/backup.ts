// `npm run backup`: backs up all data that cannot be recreated, encrypted to the owner's key and proven by a
// restore.
import { parseArgs } from 'node:util';
import { env, givenSettings } from '@/lib/server/env';
import { ownerAddress } from '@/prisma/owner';
import { release, runCommand, targetOf } from './backup/command';
import { newKeyPair } from './backup/encryption';
import { settingsFile } from './backup/settings-file';
import { takeBackup } from './backup/take';
import { readRunningServices } from './services/running';
import { Explained, say } from './setup/terminal.mjs';

const help = `npm run backup                    takes a backup of rows, files and settings, restores it into a scratch database to
                                  prove it, and removes what is no longer kept
npm run backup -- --new-key       prints a new pair of keys; run it on your own computer, not on the server

BACKUP_TO says where (a folder, or s3://bucket/prefix), BACKUP_RECIPIENT is the public key, BACKUP_KEEP_DAYS, _WEEKS and
_MONTHS say how many are kept. It ends with 0 only when the new backup is proven and no stored file is lost.`;

async function printKeys(): Promise<number> {
  const { identity, recipient } = await newKeyPair();
  say(
    'Keep this line where you keep what you must never lose, and never on the server. Without it no backup opens:',
  );
  say(identity);
  say('Set this one on the server:');
  say(`BACKUP_RECIPIENT=${recipient}`);
  return 0;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, 'new-key': { type: 'boolean' } },
  });
  if (values.help) {
    say(help);
    return 0;
  }
  if (values['new-key']) return printKeys();
  const target = targetOf(undefined);
  const recipient = env.BACKUP_RECIPIENT;
  if (!recipient)
    throw new Explained('BACKUP_RECIPIENT is missing: `npm run backup -- --new-key` makes a pair of keys.');
  readRunningServices();
  const { backup, lost, removed } = await takeBackup({
    databaseUrl: ownerAddress(env),
    scratchUrl: env.BACKUP_SCRATCH_URL ?? ownerAddress(env),
    target,
    recipient,
    keeping: { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS, months: env.BACKUP_KEEP_MONTHS },
    settings: settingsFile(givenSettings()),
    release: release(),
    now: new Date(),
  });
  const megabytes = (backup.bytes / 1e6).toFixed(1);
  say(
    `${backup.name} in ${target.title}: ${megabytes} MB, ${backup.rows} rows of ${backup.tables} tables, ${backup.files} files; restored and compared.`,
  );
  if (removed > 0) say(`Removed ${removed} that are no longer kept.`);
  for (const file of lost) say(`Lost or changed in the object store before this backup: ${file}`);
  return lost.length > 0 ? 1 : 0;
}

await runCommand(main);
