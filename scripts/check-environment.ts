import { checkEnvironment } from '@/lib/server/env';
import { explain } from './setup/terminal.mjs';

try {
  checkEnvironment('run');
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
