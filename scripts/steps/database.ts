import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../setup/child.mjs';
import { step } from '../setup/step.mjs';
import { typescriptFlags } from './node';

/** Brings the database of DATABASE_URL to the newest shape. */
export async function migrateDatabase(root: string): Promise<void> {
  await step('Migrating the database', () =>
    run(process.execPath, [...typescriptFlags, 'scripts/migrate.ts'], {
      cwd: root,
      failure: 'The database could not be migrated',
    }),
  );
}

/**
 * Loads the demo data into a database of our own, once. The note that it is there lies beside the database's files
 * and goes with them; an interrupted loading leaves no note and is done again.
 */
export async function ensureDemoData(root: string, dataDir: string): Promise<void> {
  const mark = path.join(dataDir, 'postgres', 'demo-data-loaded');
  if (existsSync(mark)) return;
  await step('Loading the demo data', () =>
    run(process.execPath, [...typescriptFlags, 'prisma/seed.ts', '--demo'], {
      cwd: root,
      failure: 'The demo data could not be loaded',
    }),
  );
  writeFileSync(mark, new Date().toISOString());
}
