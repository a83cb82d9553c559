import { Client } from 'pg';
import { migrate, migrationNames } from '@/prisma/apply-migrations';
import { withEmptyDatabase } from './database';

type Migrate = {
  /** Applies that migration alone. */
  readonly one: () => Promise<unknown>;
  /** Applies it and all later ones. */
  readonly all: () => Promise<unknown>;
};

/** Options of a test that builds a database of an earlier release. */
export const ofEarlierRelease = { tags: ['slow'], timeout: 240_000 };

/**
 * Passes a database of the release before a migration to a test, which fills it and then migrates.
 * @param migration its name, without the time
 */
export function withReleaseBefore(
  migration: string,
  work: (client: Client, migrateOn: Migrate) => Promise<void>,
): Promise<void> {
  return withEmptyDatabase(async (connectionString) => {
    const names = await migrationNames();
    const here = names.findIndex((name) => name.slice('20261129120000_'.length) === migration);
    await migrate(connectionString, names.slice(0, here));
    const client = new Client({ connectionString });
    await client.connect();
    try {
      await work(client, {
        one: () => migrate(connectionString, names.slice(0, here + 1)),
        all: () => migrate(connectionString),
      });
    } finally {
      await client.end();
    }
  });
}
