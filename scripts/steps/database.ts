import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { migrate } from '@/prisma/migrate';
import { admitProduct, ownerAddress } from '@/prisma/owner';
import { run } from '../setup/child.mjs';
import { step } from '../setup/step.mjs';
import { say } from '../setup/terminal.mjs';
import { typescriptFlags } from './node';

/** Brings the database up to date, and lets the role of DATABASE_URL use its tables. */
export async function migrateDatabase(): Promise<void> {
  await step('Migrating the database', async () => {
    for (const name of await migrate(ownerAddress(env))) say(`  applied ${name}`);
    await admitProduct(env);
  });
}

/**
 * Loads the demo data into our own database, once. Its note is next to the database's files and disappears
 * with them; an interrupted load leaves no note and runs again.
 */
export async function ensureDemoData(root: string, dataDir: string): Promise<void> {
  const mark = path.join(dataDir, 'postgres', 'data', 'demo-data-loaded');
  if (existsSync(mark)) return;
  await step('Loading the demo data', () =>
    run(process.execPath, [...typescriptFlags, 'prisma/seed.ts', '--demo'], {
      cwd: root,
      failure: 'The demo data could not be loaded',
    }),
  );
  writeFileSync(mark, new Date().toISOString());
}
