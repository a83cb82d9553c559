import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@/prisma/apply-migrations';
import { admitProduct } from '@/prisma/owner';
import { asRole, ensureDatabase } from '@/scripts/services/database';
import { startPostgres } from '@/scripts/services/postgres';
import { stopAll } from '@/scripts/setup/shutdown.mjs';

export const superuserPassword = 'a-password-for-tests-0123456789abcdef';
const folders: string[] = [];

/** A data directory that the database's user can enter. */
export function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-postgres-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

export const filesOf = (dataDir: string) => path.join(dataDir, 'postgres', 'data');

/** Starts the server of a data directory, or starts it again on the same port. @returns its superuser's address */
export function start(dataDir: string, { durable }: { readonly durable: boolean }): Promise<string> {
  return startPostgres({ dataDir, password: superuserPassword, durable });
}

/** Ends a server at once, as a cut-off machine: nothing is written any more. */
export function kill(dataDir: string, signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL'): void {
  const [pid = ''] = readFileSync(path.join(filesOf(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), signal);
}

/** Makes the product's database on a server. @returns its addresses, by its owner and by the role of the product */
export async function makeProductDatabase(
  serverUrl: string,
): Promise<{ readonly owner: string; readonly product: string }> {
  const owner = await ensureDatabase(serverUrl, 'antarman');
  const product = asRole(owner, 'antarman_server', 'a password');
  await migrate(owner);
  await admitProduct({ DATABASE_OWNER_URL: owner, DATABASE_URL: product });
  return { owner, product };
}

/** Stops all of them and removes what they wrote. */
export async function removeAll(): Promise<void> {
  await stopAll();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
