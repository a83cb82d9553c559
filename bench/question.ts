import { Client } from 'pg';
import { env } from '@/lib/server/env';
import { askedWindow, freeWindows } from '@/lib/therapist/directory/free-windows';
import { byWord, wordsToLookUp } from '@/lib/therapist/directory/looked-up-words';
import { directoryPlanner } from '@/lib/therapist/directory/query-plan';
import { parseCriteria, type RawParameters } from '@/lib/therapist/directory/schema';
import { lookUp, readPage } from '@/lib/therapist/directory/sql';

type Query = { readonly text: string; readonly values: readonly unknown[] };

async function run(client: Client, { text, values }: Query) {
  const { rows } = await client.query(text, [...values]);
  return rows[0];
}

/** Runs the two queries of one directory question, without the product, and gives them to be run again. */
export async function askDirectory(client: Client, raw: RawParameters): Promise<readonly Query[]> {
  const criteria = parseCriteria(raw);
  const windows = freeWindows(criteria, new Date());
  const words = wordsToLookUp(criteria);
  const first = lookUp(words, criteria.sort, undefined, askedWindow(criteria, windows));
  const found = await run(client, first);
  const planFor = directoryPlanner(criteria, found?.terms ?? [], byWord(words, found?.words ?? []), {
    windows,
    freeAtMost: found?.free ?? null,
  });
  const second = readPage(planFor(), criteria.sort, undefined);
  await run(client, second);
  return [first, second];
}

/** Q: the queries of one directory question, one after the other on one connection. */
export async function bareQuestion({ seconds }: { readonly seconds: number }) {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const queries = await askDirectory(client, { q: 'anxiety', fee_max: '1500' });
  const times: number[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1_000) {
    const sentAt = performance.now();
    for (const query of queries) await run(client, query);
    times.push(performance.now() - sentAt);
  }
  await client.end();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, medianMs: times[Math.floor(times.length / 2)] ?? 0 };
}
