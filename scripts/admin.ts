// `npm run admin`: grants and removes access to the back office. It uses only the database; the running
// product sends the mail.
import { parseArgs } from 'node:util';
import { createAdmin, demoteAdmin, promoteToAdmin } from '@/lib/account/operator/commands';
import { resetSecondFactorByOperator } from '@/lib/account/second-factor/operator';
import { closeDatabase } from '@/lib/server/db';
import { readRunningServices } from './services/running';
import { Explained, explain, say } from './setup/terminal.mjs';

const help = `npm run admin -- create <email> [--name "First Last"]   a new account with the role admin; mails a link to
                                                        choose a password
npm run admin -- promote <email>                        makes a member an admin
npm run admin -- demote <email>                         makes an admin a member again
npm run admin -- reset-second-factor <email>            removes the authenticator app and the recovery codes of
                                                        somebody who has lost both; signs them out everywhere

A change of role signs the person out everywhere and is written to the audit log. The last admin cannot be demoted. Each
command can be repeated without harm. The database is the one of DATABASE_URL or, without it, the one that
"npm start" runs now.`;

const commands = new Map([
  ['create', createAdmin],
  ['promote', promoteToAdmin],
  ['demote', demoteAdmin],
  ['reset-second-factor', resetSecondFactorByOperator],
]);

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    return { positionals, values };
  } catch (error) {
    throw new Explained(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

async function main(args: string[]): Promise<string> {
  const { positionals, values } = readArguments(args);
  const [command, email, ...rest] = positionals;
  if (values.help || command === 'help') return help;
  const work = commands.get(command ?? '');
  if (!work || !email || rest.length > 0) throw new Explained(help);
  if (values.name !== undefined && command !== 'create') {
    throw new Explained('--name belongs to create: members name themselves.');
  }
  readRunningServices();
  return work(email, values.name ?? null);
}

try {
  say(await main(process.argv.slice(2)));
} catch (error) {
  // The driver's message names only the server; its stack does not help a person at a terminal.
  const unreachable = error instanceof Error && error.message.startsWith("Can't reach database server");
  process.stderr.write(`${unreachable ? error.message : explain(error)}\n`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
