import { parseArgs } from 'node:util';
import { closeDatabase, db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { ownerAddress } from './owner';
import { loadCrowd } from './seed/crowd';
import { loadDemoData } from './seed/demo';

const explanation = `The product needs no data to begin with, so there is nothing to load. On request:
  npm run db:seed -- --demo              sample therapists, testimonials and the three demo accounts
  npm run db:seed -- --therapists 100000 a generated crowd, to try the directory at scale
Both leave rows alone that are already there.`;

const mostTherapists = 1_000_000;

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > mostTherapists) {
    throw new Error(`--therapists wants a number from 1 to ${mostTherapists}, not "${text}"`);
  }
  return number;
}

/** Loads the data that the options name into the database of DATABASE_URL. */
async function seed(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { demo: { type: 'boolean' }, therapists: { type: 'string' } },
  });
  if (!values.demo && values.therapists === undefined) {
    console.log(explanation);
    return;
  }
  const crowd = values.therapists === undefined ? 0 : wholeNumber(values.therapists);
  if (values.demo) console.log(`Demo data: ${await loadDemoData(db)} new rows`);
  if (crowd > 0) {
    const added = await loadCrowd(ownerAddress(env), crowd, (done) => console.log(`  ${done} of ${crowd}`));
    console.log(`Generated therapists: ${added} new`);
  }
}

try {
  await seed(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
