import { pathToFileURL } from 'node:url';
import { migrate } from './apply-migrations';
import { createMigration } from './create-migration';

export { migrate };

/** `db:migrate` applies what is pending; `db:migrate -- --create add_waiting_list` writes the next migration. */
async function main(args: readonly string[], databaseUrl: string | undefined): Promise<void> {
  if (!databaseUrl) {
    throw new Error(
      'DATABASE_URL is missing: it wants a PostgreSQL address such as postgresql://user:password@host:5432/name',
    );
  }
  const [option, name] = args;
  if (option === '--create' && name) {
    const file = await createMigration(databaseUrl, name);
    console.log(file ? `Wrote ${file}` : 'The Prisma schema has not changed: nothing to write.');
    return;
  }
  if (option)
    throw new Error(`db:migrate does not know ${args.join(' ')}; it takes nothing or --create <name>`);
  const applied = await migrate(databaseUrl);
  for (const migration of applied) console.log(`Applied ${migration}`);
  if (applied.length === 0) console.log('The database is up to date.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main(process.argv.slice(2), process.env.DATABASE_URL);
    // The engine leaves a 10-second timer running, which would hold the process.
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
