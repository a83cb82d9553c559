// A server of its own.

import { expect, test } from 'vitest';
import { countedPostgres } from '@/test/database/counted-postgres';
import { cacheHeader } from '@/test/server/framework-names';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';

async function firstProfile(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/professionals`)).text();
  const [, profile] = /href="(\/professionals\/[a-z0-9-]+)"/.exec(list) ?? [];
  if (!profile) throw new Error('The directory shows nobody.');
  return profile;
}

test('a visit costs no query on a cached page, two on a search, seven on a profile opened for the first time', async () => {
  const postgres = await countedPostgres(process.env.DATABASE_URL ?? '');
  const server = await startOwnServer({ DATABASE_URL: postgres.url });
  const visit = async (address: string) => {
    const answer = await fetch(server.origin + address);
    expect(answer.status).toBe(200);
    await answer.text();
    return answer.headers.get(cacheHeader);
  };
  try {
    const profile = await firstProfile(server.origin);
    for (const address of ['/', '/professionals', '/services', '/resources/crisis-support']) {
      // Another test may change a row of the page, which is then rendered again once, after a visit.
      await until(
        async () => {
          let state: string | null = null;
          const queries = await postgres.during(async () => {
            state = await visit(address);
          });
          return { state, queries };
        },
        ({ state, queries }) => state === 'HIT' && queries.length === 0,
        40_000,
      );
    }
    let searches = 0;
    await until(
      () => {
        searches += 1;
        const question = `q=anxiety&language=Hindi&sort=fee-low&fee_max=${2_000 + searches}`;
        return postgres.during(() => visit(`/professionals?${question}`));
      },
      (queries) => queries.length === 1 || queries.length === 2,
      40_000,
    );
    const cold = await postgres.during(() => visit(profile));
    // The listing with its kinds and places, its reviews and the number of refused ones, the owner's switch and claims, the next free
    // time, and other free therapists.
    expect(cold.length, cold.join('\n')).toBeLessThanOrEqual(7);
    await until(
      () => postgres.during(() => visit(profile)),
      (queries) => queries.length === 0,
      40_000,
    );
  } finally {
    await server.stop();
    postgres.close();
  }
});
