import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { publicPages } from '@/lib/seo/public-pages';
import { countedPostgres } from '@/lib/testing/counted-postgres';
import { startOwnServer } from './support/own-server';

/** Bytes of a first visit; scripts, styles and text as brotli makes them at its best. Kilobytes of 1,000 bytes. */
const budgets = { script: 123_500, pageAndStyles: 30_000, font: 60_000 };

/** Pages that live from interaction: their own code comes on top of the framework's. */
const interactive: ReadonlySet<string> = new Set(['/match', '/clarity-quiz/mood', '/clarity-quiz/worry']);

const measured = new Map<string, number>();

/** The scripts of most pages are the same; at its best brotli takes a second for each. */
function compressedSize(body: Buffer): number {
  const key = createHash('sha256').update(body).digest('hex');
  const known = measured.get(key);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  measured.set(key, length);
  return length;
}

async function sizeOf(responses: readonly Response[], size: (body: Buffer) => number): Promise<number> {
  const sizes = await Promise.all(responses.map(async (response) => size(await response.body())));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function firstProfile(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/professionals`)).text();
  const [, profile] = /href="(\/professionals\/[a-z0-9-]+)"/.exec(list) ?? [];
  if (!profile) throw new Error('The directory shows nobody.');
  return profile;
}

for (const address of [
  ...publicPages,
  '/professionals/{first}',
  '/professionals?q=anxiety',
  '/no-such-page',
]) {
  test(`a first visit to ${address} stays within its bytes and asks nobody else`, async ({
    page,
    baseURL,
  }) => {
    const origin = new URL(baseURL ?? '').origin;
    const target = address.endsWith('{first}') ? await firstProfile(origin) : address;
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(target, { waitUntil: 'networkidle' });
    const ofType = (...types: string[]) =>
      responses.filter((response) => types.includes(response.request().resourceType()));
    const strangers = responses
      .map((response) => new URL(response.url()).origin)
      .filter((from) => from !== origin);
    expect(strangers).toEqual([]);
    expect(await sizeOf(ofType('document', 'stylesheet'), compressedSize)).toBeLessThanOrEqual(
      budgets.pageAndStyles,
    );
    expect(await sizeOf(ofType('font'), (body) => body.length)).toBeLessThanOrEqual(budgets.font);
    if (!interactive.has(address)) {
      expect(await sizeOf(ofType('script'), compressedSize)).toBeLessThanOrEqual(budgets.script);
    }
  });
}

test('a visit costs no statement on a kept page, two on a search, one on a profile', async () => {
  test.setTimeout(120_000);
  const postgres = await countedPostgres(process.env.DATABASE_URL ?? '');
  const server = await startOwnServer({ DATABASE_URL: postgres.url });
  const visit = async (address: string) => {
    const answer = await fetch(server.origin + address);
    expect(answer.status).toBe(200);
    await answer.text();
    return answer.headers.get('x-nextjs-cache');
  };
  const quietly = { timeout: 40_000 };
  try {
    const profile = await firstProfile(server.origin);
    for (const address of ['/', '/professionals', '/services', '/resources/crisis-support']) {
      // Another test may change a row that the page shows; then it is made again, once, behind a visit.
      await expect
        .poll(async () => {
          let state: string | null = null;
          const statements = await postgres.during(async () => {
            state = await visit(address);
          });
          return { state, statements };
        }, quietly)
        .toEqual({ state: 'HIT', statements: [] });
    }
    const search = await postgres.during(() => visit('/professionals?q=anxiety&language=Hindi&sort=fee-low'));
    expect(search.length, search.join('\n')).toBeLessThanOrEqual(2);
    const cold = await postgres.during(() => visit(profile));
    expect(cold.length, cold.join('\n')).toBeLessThanOrEqual(1);
    await expect.poll(() => postgres.during(() => visit(profile)), quietly).toEqual([]);
  } finally {
    await server.stop();
    postgres.close();
  }
});
