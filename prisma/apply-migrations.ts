import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { ensureRoles, grantRights } from './roles';
import { withSchemaEngine } from './schema-engine';

export const migrationsDir = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');

/** An arbitrary number, equal in every copy of the product, so that only one process at a time migrates a database. */
const migrationLock = 7_226_110_001;

/**
 * Sent in one transaction with each migration. The engine marks a migration as done in a second step: a process
 * killed between the two would leave a migrated database that says it is not.
 */
const markDone = `
UPDATE "_prisma_migrations" SET finished_at = clock_timestamp()
WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/** An unfinished migration changed nothing (see markDone), so it may run again. */
const forgetUnfinished = `
UPDATE "_prisma_migrations" SET rolled_back_at = clock_timestamp()
WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/** Names of all migrations of this release, in order. */
export async function migrationNames(): Promise<readonly string[]> {
  return (await readSteps(undefined)).map(({ name }) => name);
}

type Step = { readonly name: string; readonly sql: string };

async function readSteps(only: readonly string[] | undefined): Promise<Step[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  const all = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const names = only ? all.filter((name) => only.includes(name)) : all;
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(path.join(migrationsDir, name, 'migration.sql'), 'utf8'),
    })),
  );
}

async function asMigrationList(steps: readonly Step[]): Promise<MigrationList> {
  const lockfile = 'migration_lock.toml';
  return {
    baseDir: migrationsDir,
    lockfile: { path: lockfile, content: await readFile(path.join(migrationsDir, lockfile), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: steps.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}

async function applySteps(connectionString: string, only?: readonly string[]): Promise<string[]> {
  const steps = await readSteps(only);
  const scripts = new Set(steps.map(({ sql }) => sql));
  const rewrite = (script: string) => (scripts.has(script) ? `${script};${markDone}` : script);
  return withSchemaEngine({ connectionString, rewrite }, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await asMigrationList(steps),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  });
}

/**
 * Brings a database up to date: the product's migrations, then the job queue's own, then what the product's roles may
 * do with the tables. Safe to run again and from many processes at once; each migration is applied once and as a whole.
 * @param connectionString of the role that owns the database
 * @param only names of the product's migrations to stop at, for a database as an earlier release had it
 * @returns names of the migrations that this call applied
 * @throws the database's error when a migration fails; that migration has then changed nothing
 */
export async function migrate(connectionString: string, only?: readonly string[]): Promise<string[]> {
  const lock = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const { rowCount } = await lock.query(`SELECT FROM pg_tables WHERE tablename = '_prisma_migrations'`);
    if (rowCount) await lock.query(forgetUnfinished);
    await ensureRoles(lock);
    const applied = await applySteps(connectionString, only);
    await runMigrations({ connectionString, maxPoolSize: 1, noHandleSignals: true });
    await grantRights(lock);
    return applied;
  } finally {
    await lock.end();
  }
}
