import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '@/prisma/apply-migrations';
import { admitProduct } from '@/prisma/owner';
import { asRole, ensureDatabase } from '@/scripts/services/database';
import { startPostgres } from '@/scripts/services/postgres';
import { stopAll } from '@/scripts/setup/shutdown.mjs';

const superuserPassword = 'a-password-for-tests-0123456789abcdef';
const folders: string[] = [];

/** A data directory that the database's user can enter. */
export function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-postgres-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

const filesOf = (dataDir: string) => path.join(dataDir, 'postgres', 'data');

/**
 * Starts the server of a data directory, or restarts it on the same port. @returns its superuser's address
 */
export function start(dataDir: string, { durable }: { readonly durable: boolean }): Promise<string> {
  return startPostgres({ dataDir, password: superuserPassword, durable });
}

/** The process id of a server's first process. */
function postmaster(dataDir: string): number {
  const [pid = ''] = readFileSync(path.join(filesOf(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

/** Kills a server at once, without any further write. */
export function kill(dataDir: string, signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL'): void {
  process.kill(postmaster(dataDir), signal);
}

/**
 * Stops all processes of a server, like a computer that waits for its disk. @returns a function that resumes
 * them
 */
export function hang(dataDir: string): () => void {
  const first = postmaster(dataDir);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  const pids = [first, ...children.filter((pid) => pid > 0)];
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // The process of a closed connection may have ended meanwhile.
      }
    }
  };
  tell('SIGSTOP');
  return () => tell('SIGCONT');
}

/**
 * Makes the product's database on a server.
 * @param only names of migrations, for a database as an earlier release had it
 * @returns its addresses, by its owner and by the role of the product
 */
export async function makeProductDatabase(
  serverUrl: string,
  only?: readonly string[],
): Promise<{ readonly owner: string; readonly product: string }> {
  const owner = await ensureDatabase(serverUrl, 'antarman');
  const product = asRole(owner, 'antarman_server', 'a password');
  await migrate(owner, only);
  await admitProduct({ DATABASE_OWNER_URL: owner, DATABASE_URL: product });
  return { owner, product };
}

/**
 * Copies a running server by the method of Postgres' documentation, so that the copy follows it once started.
 * @param from data directory of the running server
 * @param to data directory of the copy, which the running server can name as `second`
 */
export async function makeReplica(serverUrl: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`SELECT pg_backup_start('copy', true)`);
  mkdirSync(path.dirname(filesOf(to)), { recursive: true });
  cpSync(filesOf(from), filesOf(to), {
    recursive: true,
    filter: (file) => !/postmaster\.(?:pid|opts)$/.test(file),
  });
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  const { port } = new URL(serverUrl);
  writeFileSync(path.join(filesOf(to), 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(path.join(filesOf(to), 'standby.signal'), '');
  appendFileSync(
    path.join(filesOf(to), 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${superuserPassword} application_name=second'\n`,
  );
  chmodSync(filesOf(to), 0o700);
}

/** Stops all of them and deletes their files. */
export async function removeAll(): Promise<void> {
  await stopAll();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
