// `npm run worker`: jobs only, for machines beside the web servers.
import './runtime/follow-npm.mjs';
import { closeDatabase } from '@/lib/db';
import { checkEnvironment } from '@/lib/env';
import { runWorker } from '@/lib/jobs/worker';
import { explain } from './setup/terminal.mjs';

try {
  checkEnvironment('run');
  await runWorker();
  await closeDatabase();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
