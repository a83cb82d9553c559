// `npm run db:migrate`: brings the database of DATABASE_URL to the newest shape.
import { env } from '@/lib/env';
import { migrate } from '@/prisma/migrate';
import { explain, say } from './setup/terminal.mjs';

try {
  const applied = await migrate(env.DATABASE_URL);
  for (const name of applied) say(`applied ${name}`);
  say(applied.length === 0 ? 'The database is up to date.' : `${applied.length} migrations applied.`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
