// Writes everything that is sealed.

import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { rotateKeys } from '@/lib/care/keys/rotate';
import { db } from '@/lib/server/db';
import { isCurrent } from '@/lib/server/seal/data-key';
import { SealUnavailable } from '@/lib/server/seal/master-key';
import { sealedPlaces, writeSealedWords } from '@/test/care/sealed-words';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';

setUpDatabase();

/** Every word that was written into sealed content. */
let words: readonly string[];
let readings: readonly (() => Promise<unknown>)[];

beforeEach(async () => {
  const written = await writeSealedWords();
  words = written.words.map(({ text }) => text);
  readings = written.readings;
});

/** The words that can be read with the keys of the environment. */
async function seen(): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const reading of readings) {
    try {
      const found = await reading();
      texts.push(found instanceof Uint8Array ? Buffer.from(found).toString() : JSON.stringify(found ?? null));
    } catch (error) {
      if (!(error instanceof SealUnavailable)) throw error;
    }
  }
  const all = texts.join('\n');
  return words.filter((one) => all.includes(one));
}

async function valuesOf({ table, column }: { readonly table: string; readonly column: string }) {
  const [from, name] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
  return db.$queryRaw<
    { value: Uint8Array }[]
  >`SELECT ${name} AS value FROM ${from} WHERE ${name} IS NOT NULL`;
}

it('no word of any sealed field is in a table; another key opens none, and a rotation reaches every key', async () => {
  expect(words).not.toEqual([]);
  const columns = await sealedPlaces();
  expect(columns).not.toEqual([]);
  for (const column of columns) {
    expect(await valuesOf(column), `${column.table}.${column.column}`).not.toHaveLength(0);
  }
  expect([...(await searchDump(words))]).toEqual([]);
  expect(await seen()).toEqual(words);

  const former = process.env.SEALING_KEY ?? '';
  vi.stubEnv('SEALING_KEY', randomBytes(32).toString('base64'));
  expect(await seen()).toEqual([]);
  vi.stubEnv('SEALING_KEYS_BEFORE', former);
  expect(await rotateKeys()).toMatchObject({ current: 0, closed: 0 });
  vi.stubEnv('SEALING_KEYS_BEFORE', '');
  for (const column of columns.filter((one) => one.column === 'sealed_key')) {
    const keys = await valuesOf(column);
    expect(
      keys.map(({ value }) => isCurrent(value)),
      column.table,
    ).toEqual(keys.map(() => true));
  }
  expect(await seen()).toEqual(words);
  vi.unstubAllEnvs();
  expect(await seen()).toEqual([]);
});
