// `npm run keys:rotate`: wraps every data key with the present SEALING_KEY. The product may run meanwhile.
import { rotateKeys } from '@/lib/care/keys/rotate';
import { closeDatabase } from '@/lib/server/db';
import { readRunningServices } from './services/running';
import { explain, say } from './setup/terminal.mjs';

try {
  readRunningServices();
  const { wrapped, current, closed } = await rotateKeys();
  say(`${wrapped} keys are wrapped anew; ${current} already were.`);
  if (closed > 0) {
    say(
      `${closed} keys do not open with SEALING_KEY or SEALING_KEYS_BEFORE. They are unchanged: add the former value to SEALING_KEYS_BEFORE and run this again.`,
    );
    process.exitCode = 1;
  } else {
    say('SEALING_KEYS_BEFORE can be emptied once every copy of the product has the present SEALING_KEY.');
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
