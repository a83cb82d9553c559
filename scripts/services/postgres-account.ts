import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../setup/terminal.mjs';

type Owner = { readonly uid: number; readonly gid: number };

/**
 * How to run the database's programs: the owner of the files (undefined: this user), the user to become, and
 * the command.
 */
export type Account = {
  readonly owner?: Owner;
  readonly ids: Partial<Owner>;
  readonly prefix: readonly string[];
};

function postgresUser(): Owner | undefined {
  const number = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const [uid, gid] = [number('-u'), number('-g')];
  return uid.status === 0 && gid.status === 0
    ? { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    : undefined;
}

/**
 * The database refuses to run as root. So root runs it as the user `postgres`, which it creates if missing
 * and which then owns the folder; any other user runs it as themselves.
 * @param program one of the database's programs, to check that this user can reach it
 * @param folder the database's part of the data directory
 * @throws Explained when no such user can be made or it cannot reach the files
 */
export function databaseAccount(program: string, folder: string): Account {
  if (process.getuid?.() !== 0) return { ids: {}, prefix: [] };
  if (!postgresUser()) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const owner = postgresUser();
  if (!owner) {
    throw new Explained(
      'Postgres cannot run as root and the user "postgres" could not be made; start as another user.',
    );
  }
  handOver(folder, owner);
  const asOwner: SpawnSyncOptions = { ...owner, stdio: 'ignore', cwd: '/' };
  const reaches = (file: string) => spawnSync('/bin/sh', ['-c', 'test -r "$0"', file], asOwner).status === 0;
  if (reaches(program) && reaches(folder)) return { owner, ids: owner, prefix: [] };
  // For a checkout below a private folder such as /root: the user lacks only the right to pass through it.
  for (const right of ['dac_read_search', 'dac_override']) {
    const prefix = [
      'setpriv',
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      // Without this the right has no effect if a program checks its access before reading.
      '--securebits=+no_setuid_fixup',
      `--inh-caps=+${right}`,
      `--ambient-caps=+${right}`,
    ];
    const [command = '', ...args] = [...prefix, program, '--version'];
    if (spawnSync(command, args, { stdio: 'ignore', cwd: '/' }).status === 0)
      return { owner, ids: {}, prefix };
  }
  throw new Explained(
    `The user "postgres" cannot enter ${path.dirname(folder)}: use a folder it can enter, or start as another user than root.`,
  );
}

/** Gives a folder and its content to this user; a copy from another machine may name a foreign owner. */
function handOver(folder: string, owner: Owner): void {
  if (statSync(folder).uid === owner.uid) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) handOver(child, owner);
    else lchownSync(child, owner.uid, owner.gid);
  }
  chownSync(folder, owner.uid, owner.gid);
}
