import { refuseSamples } from '@/lib/process/samples';
import { closeDatabase } from '@/lib/server/db';
import { checkEnvironment } from '@/lib/server/env';
import { explain } from './setup/terminal.mjs';

try {
  checkEnvironment('run');
  await refuseSamples();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
