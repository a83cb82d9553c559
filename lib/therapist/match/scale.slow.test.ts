// A directory of 20,000.

import { Client } from 'pg';
import { expect, it } from 'vitest';
import { freeWindows } from '@/lib/therapist/free-times/windows';
import { loadCrowd } from '@/prisma/seed/crowd';
import { withMigratedDatabase } from '@/test/database/database';
import { measure } from '@/test/database/measure';
import { candidateLimit, type Wish } from './rules';
import { peopleWho } from './sql';

const crowd = 20_000;
/** As in the directory's own test: index entries are not always packed equally. */
const margin = 1.5;
/** Most buffers of one question (docs/decisions/17). */
const most = 1_300;

const must = 'must' as const;
/** Each kind of wish with a frequent and, if possible, a rare value. */
const single: readonly Wish[] = [
  { about: 'specialization', values: ['Anxiety'], weight: must },
  { about: 'specialization', values: ['Ageing'], weight: must },
  { about: 'language', values: ['Hindi'], weight: must },
  { about: 'language', values: ['Mizo'], weight: must },
  { about: 'language', values: ['Mizo', 'Hindi'], weight: must },
  { about: 'mode', values: ['video'], weight: must },
  { about: 'gender', values: ['non_binary'], weight: must },
  { about: 'fee', value: 800, weight: must },
  { about: 'fee', value: 3000, weight: must },
  { about: 'affirming', values: ['yes'], weight: must },
  { about: 'time', values: ['week'], weight: must },
  { about: 'time', values: ['weekends'], weight: must },
];

it('finds who fits without reading the directory from end to end', async () => {
  await withMigratedDatabase(async (url) => {
    const now = new Date();
    await loadCrowd(url, crowd, () => undefined, now);
    const client = new Client({ connectionString: url });
    await client.connect();
    const windows = freeWindows({}, now);
    const excess: unknown[] = [];
    const look = async (wishes: readonly Wish[], lacking?: Wish) => {
      const read = await measure(client, peopleWho(wishes, windows, candidateLimit, lacking));
      const words = wishes.map((wish) => JSON.stringify(wish)).join(' and ');
      if (read.scanned.includes('therapists') || read.buffers > most * margin) {
        excess.push({ words, lacking: lacking?.about, ...read });
      }
    };
    for (const wish of single) {
      await look([wish]);
      await look([], wish);
    }
    for (const [at, one] of single.entries()) {
      for (const other of single.slice(at + 1)) if (other.about !== one.about) await look([one, other]);
    }
    await client.end();
    expect(excess).toEqual([]);
  });
}, 480_000);
