import { defineConfig } from 'prisma/config';

// `prisma generate` insists on a native schema engine although generating needs none. A runnable file satisfies
// it. For the same reason the CLI's `migrate` and `db push` must not be used here: they would exit 0 having
// done nothing. Migrations are applied by prisma/migrate.ts (docs/decisions/04).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma',
  migrations: { path: 'prisma/migrations' },
});
