// Hundreds of therapists, for measurements.
import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { loadCrowd } from './crowd';

setUpDatabase();

let address: string;
beforeEach(() => {
  address = process.env.DATABASE_OWNER_URL ?? '';
});

const quietly = () => undefined;

function everyone() {
  return db.therapist.findMany({
    omit: { id: true, createdAt: true, updatedAt: true, acceptingConfirmedAt: true },
    orderBy: { displayOrder: 'asc' },
  });
}

test('a crowd is the same whether made at once or in two runs, and is not made twice', async () => {
  expect(await loadCrowd(address, 300, quietly)).toBe(300);
  const atOnce = await everyone();
  await db.therapist.deleteMany();

  expect(await loadCrowd(address, 120, quietly)).toBe(120);
  expect(await loadCrowd(address, 300, quietly)).toBe(180);
  expect(await loadCrowd(address, 300, quietly)).toBe(0);
  expect(await everyone()).toEqual(atOnce);
});

test('a crowd is spread like a directory: few cities have many, some therapists are inactive or without a fee', async () => {
  await loadCrowd(address, 1_000, quietly);
  const cities = await db.therapist.groupBy({
    by: ['location'],
    _count: true,
    orderBy: { _count: { location: 'desc' } },
  });
  expect(cities.at(0)?._count).toBeGreaterThan(5 * (cities.at(-1)?._count ?? 0));
  for (const where of [{ isActive: false }, { sessionRate: null }, { acceptingNewClients: false }]) {
    const part = await db.therapist.count({ where });
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(300);
  }
});
