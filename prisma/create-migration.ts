import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate, migrationsDir } from './apply-migrations';
import { schemaDrift } from './schema-drift';
import { withScratchDatabase } from './scratch-database';

/**
 * Writes a new migration folder with the SQL that leads from all migrations so far to the Prisma schema. Add rules
 * that Prisma cannot express to the file by hand.
 * @param serverUrl of a role that may create databases; the product's own database is not touched
 * @returns path of the file, or undefined when the schema has not changed
 */
export async function createMigration(serverUrl: string, name: string): Promise<string | undefined> {
  if (!/^[a-z][a-z0-9_]{2,60}$/.test(name)) {
    throw new Error(
      'A migration is named in small letters, digits and underscores, such as add_waiting_list',
    );
  }
  const sql = await withScratchDatabase(serverUrl, async (connectionString) => {
    await migrate(connectionString);
    return schemaDrift(connectionString);
  });
  if (!sql) return undefined;
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(migrationsDir, `${stamp}_${name}`);
  await mkdir(folder);
  const file = path.join(folder, 'migration.sql');
  await writeFile(file, `${sql}\n`);
  return file;
}
