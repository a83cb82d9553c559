import { PrismaPg } from '@prisma/adapter-pg';
import { afterEach, describe, expect, it } from 'vitest';
import { PrismaClient } from '@/generated/prisma/client';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { giveBack, limitOf, reserve, spend, sweepLimits } from '@/lib/rate-limit/spend';
import { setUpDatabase } from '@/lib/testing/database';

setUpDatabase();

// A window that no test run can outlive, in seconds.
const decades = 1_000_000_000;

const clients: PrismaClient[] = [];

/** As another server would have it: a pool of its own. */
function otherServer(): PrismaClient {
  const adapter = new PrismaPg({ connectionString: env.DATABASE_URL });
  const client = new PrismaClient({ adapter });
  clients.push(client);
  return client;
}

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.$disconnect()));
});

describe('limits', () => {
  it('lets exactly as many pass as allowed, from two servers at once', async () => {
    const limits = [limitOf('test', '203.0.113.9', 10, decades)];
    const servers = [otherServer(), otherServer()];
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) => spend(servers[index % 2] ?? db, limits)),
    );
    expect(answers.filter(Boolean)).toHaveLength(10);
  });

  it('refuses when any of several buckets is full, whatever the order they are named in', async () => {
    const wide = limitOf('wide', 'a', 100, decades);
    const narrow = limitOf('narrow', 'b', 3, decades);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => spend(db, index % 2 ? [wide, narrow] : [narrow, wide])),
    );
    expect(answers.filter(Boolean)).toHaveLength(3);
  });

  it('counts subjects apart', async () => {
    expect(await spend(db, [limitOf('test', 'a@example.com', 1, decades)])).toBe(true);
    expect(await spend(db, [limitOf('test', 'b@example.com', 1, decades)])).toBe(true);
    expect(await spend(db, [limitOf('test', 'a@example.com', 1, decades)])).toBe(false);
  });

  it('begins anew in the next window', async () => {
    const limits = [limitOf('test', 'a', 1, decades)];
    await spend(db, limits);
    await db.$executeRaw`UPDATE rate_limits SET "window" = "window" - 1`;
    expect(await spend(db, limits)).toBe(true);
    expect(await spend(db, limits)).toBe(false);
  });

  it('counts nothing when the transaction around it is rolled back', async () => {
    const limits = [limitOf('test', 'a', 1, decades)];
    const undo = new Error('undo');
    await expect(
      db.$transaction(async (tx) => {
        await spend(tx, limits);
        throw undo;
      }),
    ).rejects.toBe(undo);
    expect(await spend(db, limits)).toBe(true);
  });

  it('keeps no personal data', async () => {
    await spend(db, [limitOf('test', 'a@example.com', 1, decades)]);
    const [row] = await db.rateLimit.findMany();
    expect(JSON.stringify(row?.key)).not.toContain('example');
  });

  it('forgets buckets whose window is over and no others', async () => {
    await spend(db, [limitOf('old', 'a', 1, decades), limitOf('new', 'a', 1, decades)]);
    await db.$executeRaw`UPDATE rate_limits SET expires_at = now() - interval '1 second' WHERE key LIKE 'old%'`;
    expect(await sweepLimits(db)).toBe(1);
    expect(await db.rateLimit.count()).toBe(1);
  });
});

describe('events of which only some count', () => {
  const narrow = limitOf('narrow', 'a', 3, decades);
  const wide = limitOf('wide', 'everybody', 100, decades);
  const attempts = async () =>
    Object.fromEntries((await db.rateLimit.findMany()).map((row) => [row.key.split(':')[0], row.attempts]));

  it('pass exactly as often as allowed, from two servers at once', async () => {
    const servers = [otherServer(), otherServer()];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => reserve(servers[index % 2] ?? db, [narrow, wide])),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
    expect((await attempts()).wide).toBe(3);
  });

  it('say how long to wait until the next one', async () => {
    for (let time = 0; time < 3; time++) await reserve(db, [narrow]);
    const refused = await reserve(db, [narrow]);
    if (refused.allowed) throw new Error('expected a refusal');
    const [row] = await db.rateLimit.findMany();
    const left = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 1000;
    expect(Math.abs(refused.waitSeconds - left)).toBeLessThan(60);
  });

  it('can be given back, as often as they were counted', async () => {
    const servers = [otherServer(), otherServer()];
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const server = servers[index % 2] ?? db;
        const reservation = await reserve(server, [wide]);
        if (reservation.allowed) await giveBack(server, reservation.counted);
      }),
    );
    const answers = await Promise.all(Array.from({ length: 120 }, () => spend(db, [wide])));
    expect(answers.filter(Boolean)).toHaveLength(100);
  });

  it('are not given back to a later window', async () => {
    const reservation = await reserve(db, [narrow]);
    if (!reservation.allowed) throw new Error('expected to pass');
    await db.$executeRaw`UPDATE rate_limits SET "window" = "window" + 1, attempts = 3`;
    await giveBack(db, reservation.counted);
    expect(await attempts()).toEqual({ narrow: 3 });
  });
});
