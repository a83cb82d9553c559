import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { withEmptyDatabase, withMigratedDatabase } from '@/test/database/database';
import { migrate } from './apply-migrations';
import { createMigration } from './create-migration';
import { schemaDrift } from './schema-drift';

async function query<Row extends object>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

const history = 'SELECT migration_name AS name, finished_at FROM _prisma_migrations ORDER BY migration_name';

describe('migrate', () => {
  test('ten runners at once apply each migration once', { tags: ['slow'] }, async () => {
    await withEmptyDatabase(async (database) => {
      const runs = await Promise.all(Array.from({ length: 10 }, () => migrate(database)));
      const applied = runs.flat().sort();
      expect(applied.length).toBeGreaterThan(0);
      const recorded = await query<{ name: string; finished_at: Date | null }>(database, history);
      expect(recorded.map((row) => row.name)).toEqual(applied);
      expect(recorded.filter((row) => row.finished_at === null)).toEqual([]);
    });
  });

  test('a second run finds nothing to do', { tags: ['slow'] }, async () => {
    await withEmptyDatabase(async (database) => {
      await migrate(database);
      expect(await migrate(database)).toEqual([]);
    });
  });

  test('a migration that a killed run left unfinished is applied again', { tags: ['slow'] }, async () => {
    await withEmptyDatabase(async (database) => {
      const names = await migrate(database);
      await query(database, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await query(
        database,
        `CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL,
           finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
           started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0);
         INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('cut-off', '', '${names[0]}')`,
      );
      expect(await migrate(database)).toEqual(names);
    });
  });

  test('the job queue is there too', { tags: ['slow'] }, async () => {
    await withEmptyDatabase(async (database) => {
      await migrate(database);
      const [job] = await query<{ id: string }>(
        database,
        `SELECT id FROM graphile_worker.add_job('try-out', '{}'::json)`,
      );
      expect(job).toBeDefined();
    });
  });
});

describe('the Prisma schema', () => {
  test('equals the result of all migrations', async () => {
    await withMigratedDatabase(async (database) => {
      expect(await schemaDrift(database)).toBe('');
    });
  });

  const drifts = [
    ['a missing column', 'ALTER TABLE therapists DROP COLUMN linkedin', 'linkedin'],
    ['a column nobody declared', 'ALTER TABLE profiles ADD COLUMN nickname text', 'nickname'],
    ['another type', 'ALTER TABLE quotations ALTER COLUMN description TYPE varchar(50)', 'description'],
    ['other nullability', 'ALTER TABLE contact_messages ALTER COLUMN phone SET NOT NULL', 'phone'],
    ['another default', 'ALTER TABLE therapy_plans ALTER COLUMN status SET DEFAULT $$paused$$', 'status'],
    [
      'a missing index',
      'DROP INDEX assessments_client_id_completed_at_idx',
      'assessments_client_id_completed_at_idx',
    ],
    ['a missing unique key', 'DROP INDEX accounts_provider_provider_account_id_key', 'accounts_provider'],
    [
      'a foreign key that deletes differently',
      `ALTER TABLE therapy_sessions DROP CONSTRAINT therapy_sessions_client_id_fkey,
         ADD CONSTRAINT therapy_sessions_client_id_fkey FOREIGN KEY (client_id) REFERENCES profiles (id)
         ON DELETE CASCADE ON UPDATE CASCADE`,
      'therapy_sessions_client_id_fkey',
    ],
    ['a missing table', 'DROP TABLE nominees', 'nominees'],
  ] as const;

  test.each(drifts)('drifts with %s', { tags: ['slow'] }, async (_what, plant, named) => {
    await withMigratedDatabase(async (database) => {
      await query(database, plant);
      expect(await schemaDrift(database)).toContain(named);
    });
  });
});

describe('createMigration', () => {
  test('writes nothing when the schema has not changed', { tags: ['slow'] }, async () => {
    expect(await createMigration(inject('testServer').url, 'no_change')).toBeUndefined();
  });

  test.each(['', 'Add Things', '../up', 'x'])('refuses the name %j', async (name) => {
    await expect(createMigration(inject('testServer').url, name)).rejects.toThrow('named in small letters');
  });
});
