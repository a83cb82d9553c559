// `npm run doctor`: the faults of this installation, and the remedy for each.
import { parseArgs } from 'node:util';
import { runCommand } from './backup/command';
import { examine } from './doctor/examine';
import { lines } from './doctor/finding';
import { readRunningServices } from './services/running';
import { say } from './setup/terminal.mjs';

const help = `npm run doctor                            looks at settings, tables, queue, sample values, clock, store, mail, disk,
                                          backups, and of a public address at names, certificate and mail records
npm run doctor -- --mail you@example.in   sends a test mail as well
npm run doctor -- --dns 9.9.9.9           asks another server of names

It ends with 1 when something is wrong.`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, mail: { type: 'string' }, dns: { type: 'string' } },
  });
  if (values.help) {
    say(help);
    return 0;
  }
  readRunningServices({ orNothing: true });
  const found = await examine({ mailTo: values.mail, dnsServer: values.dns, now: new Date() });
  for (const finding of found) say(lines(finding));
  const count = found.filter(({ state }) => state === 'wrong').length;
  say(count === 0 ? '\nNothing is wrong.' : `\n${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`);
  return count === 0 ? 0 : 1;
}

await runCommand(main);
