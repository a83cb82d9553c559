// `npm run worker`: jobs only, for servers next to the web servers.
import './runtime/follow-npm.mjs';
import { refuseSamples } from '@/lib/process/samples';
import { runWorker } from '@/lib/process/worker';
import { closeDatabase } from '@/lib/server/db';
import { checkEnvironment } from '@/lib/server/env';
import { explain } from './setup/terminal.mjs';

try {
  // This process opens strangers' files, so it must not be able to become the owner of the tables.
  process.env.DATABASE_OWNER_URL = '';
  checkEnvironment('run');
  await refuseSamples();
  await runWorker();
  await closeDatabase();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
