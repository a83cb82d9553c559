import { expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { therapistsTag } from '@/lib/server/cache/cache-tags';
import { expireTag } from '@/lib/server/cache/expire-tag';
import { setUpDatabase } from '@/test/database/database';
import { readLookUp } from './look-ups';
import { lookUp } from './sql';

setUpDatabase();

const anxiety = (keeps = true) => readLookUp(lookUp(['anxiety'], 'recommended', undefined), keeps);

it('are read again each time where nobody hears of changes', async () => {
  const [first, second] = [await anxiety(false), await anxiety(false)];
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
});

it('are remembered by their words, order and card until a public read changes', async () => {
  const first = await anxiety();
  expect(await anxiety()).toBe(first);
  expect(await readLookUp(lookUp(['sleep'], 'recommended', undefined), true)).not.toBe(first);
  expect(await readLookUp(lookUp(['anxiety'], 'recommended', 'nobody'), true)).not.toBe(first);
  expireTag(therapistsTag);
  const later = await anxiety();
  expect(later).toEqual(first);
  expect(later).not.toBe(first);
});

it('are not remembered when a change comes while they are read', async () => {
  const reading = anxiety();
  expireTag(therapistsTag);
  expect(await anxiety()).not.toBe(await reading);
});

it('are asked for again after a failure', async () => {
  const failing = () => readLookUp(Prisma.sql`SELECT 1 / 0 AS terms`, true);
  const reading = failing();
  await expect(reading).rejects.toThrow();
  const again = failing();
  expect(again).not.toBe(reading);
  await expect(again).rejects.toThrow();
});
