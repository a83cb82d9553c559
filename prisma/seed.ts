import { parseArgs } from 'node:util';
import { closeDatabase, db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { readRunningServices } from '../scripts/services/running';
import { ownerAddress } from './owner';
import { progressBar } from './seed/bar';
import { loadCrowd } from './seed/crowd';
import { loadDemoData } from './seed/demo';
import { fullScale, loadScale } from './seed/scale';

const explanation = `The product needs no data to begin with, so there is nothing to load. On request:
  npm run db:seed -- --demo              sample therapists, testimonials and the three demo accounts
  npm run db:seed -- --therapists 100000 a generated crowd, to try the directory at scale
  npm run db:seed -- --scale             years of a large service: 100,000 therapists, 50,000 people, 500,000 sessions,
                                         200,000 payments, 5,000,000 lines of the audit trail; --share 0.1 for a tenth
All leave rows alone that are already there. Scale is for measuring: nothing of it can be taken out again.`;

const mostTherapists = 1_000_000;

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > mostTherapists) {
    throw new Error(`--therapists wants a number from 1 to ${mostTherapists}, not "${text}"`);
  }
  return number;
}

function shareOf(text: string): number {
  const share = Number(text);
  if (!(share > 0 && share <= 1))
    throw new Error(`--share wants a number above 0 and up to 1, not "${text}"`);
  return share;
}

/** Loads the data of the options into the database of DATABASE_URL, or else into that of a running `npm start`. */
async function seed(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      demo: { type: 'boolean' },
      therapists: { type: 'string' },
      scale: { type: 'boolean' },
      share: { type: 'string', default: '1' },
    },
  });
  if (!values.demo && !values.scale && values.therapists === undefined) {
    console.log(explanation);
    return;
  }
  const crowd = values.therapists === undefined ? 0 : wholeNumber(values.therapists);
  readRunningServices();
  if (values.demo) console.log(`Demo data: ${await loadDemoData(db)} new rows`);
  if (crowd > 0) {
    const added = await loadCrowd(ownerAddress(env), crowd, progressBar('therapists', crowd));
    console.log(`Generated therapists: ${added} new`);
  }
  if (values.scale) {
    const share = shareOf(values.share);
    const part = (rows: number) => Math.max(1, Math.round(rows * share));
    const { therapists, people, sessions, payments, audit } = fullScale;
    const sizes = {
      therapists: part(therapists),
      people: part(people),
      sessions: part(sessions),
      payments: part(payments),
      audit: part(audit),
    };
    await loadScale(ownerAddress(env), sizes, progressBar);
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
