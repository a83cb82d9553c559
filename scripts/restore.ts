// `npm run restore`: restores a backup into a database without tables.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wholeBackups } from '@/lib/server/backup/notes';
import type { BackupTarget } from '@/lib/server/backup/target';
import { env } from '@/lib/server/env';
import { admitProduct, ownerAddress } from '@/prisma/owner';
import { runCommand, targetOf } from './backup/command';
import { openBackup, restore } from './backup/restore';
import { prove } from './backup/take';
import { startPostgres } from './services/postgres';
import { onStop, stopAll } from './setup/shutdown.mjs';
import { step } from './setup/step.mjs';
import { Explained, say } from './setup/terminal.mjs';

const help = `npm run restore -- --list                                  the backups that are whole and proven
npm run restore -- --identity key.txt --settings new.env   writes the settings of the newest into a new file, nothing else
npm run restore -- --identity key.txt                      restores the newest into the empty database of DATABASE_URL and
                                                           its files into the store of S3_ENDPOINT
npm run restore -- --identity key.txt --check              restores into a scratch database only, and drops it; where no
                                                           database is named it starts one for this alone

--backup NAME takes another one, --from another folder or bucket than BACKUP_TO. The private key is a file, or - for
standard input.`;

async function choose(target: BackupTarget, wanted: string | undefined): Promise<string> {
  const backups = await wholeBackups(target);
  const found = wanted === undefined ? backups[0] : backups.find(({ name }) => name === wanted);
  if (found) return found.name;
  throw new Explained(
    wanted === undefined
      ? `There is no whole backup in ${target.title}.`
      : `${wanted} is no whole backup in ${target.title}: see --list.`,
  );
}

async function list(target: BackupTarget): Promise<number> {
  for (const { name, takenAt, bytes, rows, files } of await wholeBackups(target)) {
    say(`${name}  ${takenAt}  ${(bytes / 1e6).toFixed(1)} MB  ${rows} rows  ${files} files`);
  }
  return 0;
}

function readIdentity(file: string | undefined): string {
  if (!file)
    throw new Explained(`--identity is missing: it names the file with your private key.\n\n${help}`);
  return readFileSync(file === '-' ? 0 : file, 'utf8');
}

/** Never overwrites a file; readable only by its owner. */
function writeSettings(file: string, settings: string): void {
  try {
    writeFileSync(file, settings, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new Explained(`${file} exists already: name a new file.`);
    }
    throw error;
  }
}

/** A Postgres server for a trial restore: the named one, or one started for this check. */
async function withScratchServer(work: (address: string) => Promise<unknown>): Promise<void> {
  const named = env.BACKUP_SCRATCH_URL ?? (process.env.DATABASE_URL ? ownerAddress(env) : undefined);
  if (named !== undefined) return void (await work(named));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'antarman-check-'));
  onStop(() => rmSync(dataDir, { recursive: true, force: true }));
  try {
    const password = randomBytes(24).toString('hex');
    const server = { dataDir, password, durable: false };
    await work(await step('Starting a Postgres for this check', () => startPostgres(server)));
  } finally {
    await stopAll();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      list: { type: 'boolean' },
      check: { type: 'boolean' },
      identity: { type: 'string' },
      settings: { type: 'string' },
      backup: { type: 'string' },
      from: { type: 'string' },
    },
  });
  if (values.help) {
    say(help);
    return 0;
  }
  const target = targetOf(values.from);
  if (values.list) return list(target);
  const identity = readIdentity(values.identity);
  const name = await choose(target, values.backup);
  if (values.settings !== undefined) {
    writeSettings(values.settings, (await openBackup(target, name, identity)).settings);
    say(
      `Wrote the settings of ${name} to ${values.settings}. Check addresses that belong to the lost machine.`,
    );
    return 0;
  }
  if (values.check) {
    await withScratchServer((address) => prove(target, name, identity, address));
    say(`${name} opens with this key, and restores.`);
    return 0;
  }
  const { tallies, files } = await restore(target, name, identity, ownerAddress(env));
  await admitProduct(env);
  const rows = Object.values(tallies).reduce((sum, table) => sum + table.rows, 0);
  say(`Restored ${name}: ${rows} rows of ${Object.keys(tallies).length} tables, ${files.length} files.`);
  return 0;
}

await runCommand(main);
