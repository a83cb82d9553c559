// A directory of 100,000.

import { Client } from 'pg';
import { expect, it } from 'vitest';
import { lookUp, readPage } from '@/lib/therapist/directory/sql';
import { loadCrowd } from '@/prisma/seed/crowd';
import { withMigratedDatabase } from '@/test/database/database';
import { measure, vacuum } from '@/test/database/measure';
import { type LookedUp, planLandings, wordsOfLandings } from './plan';
import { countPeople, readFacts } from './sql';
import { writtenLandings } from './words';

const crowd = 100_000;
/** As in the directory's own test: index entries are not always packed equally. */
const margin = 1.5;

/**
 * Most buffers for the list and the facts of a page, by its kind (docs/decisions/14 explains the difference).
 */
const most: Readonly<Record<string, readonly [list: number, facts: number]>> = {
  concern: [60, 60],
  city: [110, 110],
  language: [90, 90],
  'concern,city': [550, 310],
  'concern,language': [130, 60],
  'city,language': [210, 80],
};

/** For all pages with their own words, once after each change of a therapist. */
const mostToCount = 15_000;

it('keeps each landing page, its facts and the count of all pages within their buffers', async () => {
  await withMigratedDatabase(async (url) => {
    const now = new Date();
    await loadCrowd(url, crowd, () => undefined, now);
    const client = new Client({ connectionString: url });
    await client.connect();
    // Makes the directory look real to these pages.
    await client.query('UPDATE therapists SET is_sample = false WHERE display_order <= 9000');
    await vacuum(client, 'therapists');
    const look = lookUp(wordsOfLandings(writtenLandings), 'recommended', undefined);
    const { rows } = await client.query<LookedUp>(look.text, look.values);
    const planned = planLandings(writtenLandings, rows[0] ?? { terms: null, words: null }, now);
    const excess: unknown[] = [];
    for (const { landing, plan, accepting } of planned) {
      const list = await measure(client, readPage(plan, 'recommended'));
      const facts = accepting && (await measure(client, readFacts(accepting, plan.way === 'walk', now)));
      const [mostOfList, mostOfFacts] = most[landing.parts.map(({ kind }) => kind).join()] ?? [0, 0];
      const scans = [...list.scanned, ...(facts?.scanned ?? [])].includes('therapists');
      if (list.buffers > mostOfList * margin || (facts?.buffers ?? 0) > mostOfFacts * margin || scans) {
        excess.push({ address: landing.address, list, facts });
      }
    }
    const conditions = planned.flatMap(({ accepting }) => accepting ?? []);
    const counts = await measure(client, countPeople(conditions));
    await client.end();
    expect(excess).toEqual([]);
    expect(counts.scanned).not.toContain('therapists');
    expect(counts.buffers).toBeLessThanOrEqual(mostToCount * margin);
    expect(conditions).not.toEqual([]);
  });
}, 480_000);
