import { pathToFileURL } from 'node:url';
import { migrate } from './apply-migrations';
import { createMigration } from './create-migration';
import { admitProduct, ownerAddress } from './owner';

export { migrate };

type Environment = { readonly DATABASE_OWNER_URL?: string; readonly DATABASE_URL?: string };

/**
 * `db:migrate` applies what is pending and lets the role of DATABASE_URL use the tables; `db:migrate -- --create
 * add_waiting_list` writes the next migration.
 */
async function main(
  args: readonly string[],
  { DATABASE_OWNER_URL, DATABASE_URL }: Environment,
): Promise<void> {
  if (!DATABASE_URL) {
    throw new Error(
      'DATABASE_URL is missing: it wants a PostgreSQL address such as postgresql://user:password@host:5432/name',
    );
  }
  const addresses = { DATABASE_OWNER_URL, DATABASE_URL };
  const owner = ownerAddress(addresses);
  const [option, name] = args;
  if (option === '--create' && name) {
    const file = await createMigration(owner, name);
    console.log(file ? `Wrote ${file}` : 'The Prisma schema has not changed: nothing to write.');
    return;
  }
  if (option)
    throw new Error(`db:migrate does not know ${args.join(' ')}; it takes nothing or --create <name>`);
  const applied = await migrate(owner);
  await admitProduct(addresses);
  for (const migration of applied) console.log(`Applied ${migration}`);
  if (applied.length === 0) console.log('The database is up to date.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { DATABASE_OWNER_URL, DATABASE_URL } = process.env;
    await main(process.argv.slice(2), { DATABASE_OWNER_URL, DATABASE_URL });
    // The engine leaves a 10-second timer running, which would keep the process alive.
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
