import { PrismaPg } from '@prisma/adapter-pg';
import { afterEach, describe, expect, it } from 'vitest';
import { PrismaClient } from '@/generated/prisma/client';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { consume, firstUse, limitOf, refund, reserve, sweepLimits } from '@/lib/server/rate-limit/consume';
import { setUpDatabase } from '@/test/database/database';
import { usesOfLimits } from '@/test/server/limits';

setUpDatabase();

const hour = 3_600;
/** Shortly before a full hour. */
const start = new Date('2026-11-20T06:58:00Z');
const minutesIn = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

// Seconds, longer than any test run.
const decades = 1_000_000_000;

const clients: PrismaClient[] = [];

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
      Array.from({ length: 400 }, (_, index) => consume(servers[index % 2] ?? db, limits)),
    );
    expect(answers.filter(Boolean)).toHaveLength(10);
  });

  it('refuses when any of several buckets is full, in whatever order they come', async () => {
    const wide = limitOf('wide', 'a', 100, decades);
    const narrow = limitOf('narrow', 'b', 3, decades);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => consume(db, index % 2 ? [wide, narrow] : [narrow, wide])),
    );
    expect(answers.filter(Boolean)).toHaveLength(3);
  });

  it('counts subjects apart', async () => {
    expect(await consume(db, [limitOf('test', 'a@example.com', 1, decades)])).toBe(true);
    expect(await consume(db, [limitOf('test', 'b@example.com', 1, decades)])).toBe(true);
    expect(await consume(db, [limitOf('test', 'a@example.com', 1, decades)])).toBe(false);
  });

  it('never lets more pass in any hour, wherever one begins to count', async () => {
    const limits = [limitOf('test', 'a', 3, hour)];
    const passed: number[] = [];
    // Seven minutes apart, so that tries are on both sides of every full hour.
    for (let minute = 0; minute < 400; minute += 7) {
      if (await consume(db, limits, minutesIn(minute))) passed.push(minute);
    }
    expect(passed).toEqual([
      0, 7, 14, 63, 70, 77, 126, 133, 140, 189, 196, 203, 252, 259, 266, 315, 322, 329, 378, 385, 392,
    ]);
    for (const minute of passed) {
      expect(passed.filter((other) => other >= minute && other < minute + 60).length).toBeLessThanOrEqual(3);
    }
  });

  it('is free again exactly when the first event is that old', async () => {
    const limits = [limitOf('test', 'a', 1, hour)];
    const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
    expect(await consume(db, limits, start)).toBe(true);
    expect(await consume(db, limits, later(hour * 1_000 - 1))).toBe(false);
    expect(await consume(db, limits, later(hour * 1_000))).toBe(true);
  });

  it('name the first use of any ten minutes, also across the full ten minutes, on two servers', async () => {
    const limit = limitOf('first', 'a', 1, 600);
    const servers = [otherServer(), otherServer()];
    const first = await firstUse(db, limit, start);
    expect(first).toBe(BigInt(start.getTime()) * 1_000n);
    // A period of ten minutes begins two minutes after the start.
    for (const minute of [1, 3, 9.99]) {
      const uses = await Promise.all(servers.map((server) => firstUse(server, limit, minutesIn(minute))));
      expect(uses).toEqual([first, first]);
    }
    const next = await Promise.all(servers.map((server) => firstUse(server, limit, minutesIn(10))));
    expect(next).toEqual([first + 600_000_000n, first + 600_000_000n]);
  });

  it('counts nothing when the transaction around it is rolled back', async () => {
    const limits = [limitOf('test', 'a', 1, decades)];
    const undo = new Error('undo');
    await expect(
      db.$transaction(async (tx) => {
        await consume(tx, limits);
        throw undo;
      }),
    ).rejects.toBe(undo);
    expect(await consume(db, limits)).toBe(true);
  });

  it('keeps no personal data', async () => {
    await consume(db, [limitOf('test', 'a@example.com', 1, decades)]);
    const [row] = await db.rateLimit.findMany();
    expect(JSON.stringify(row?.key)).not.toContain('example');
  });

  it('forgets buckets that hold nothing any more and no others', async () => {
    await consume(db, [limitOf('old', 'a', 1, decades), limitOf('new', 'a', 1, decades)]);
    await db.$executeRaw`UPDATE rate_limits SET expires_at = now() - interval '1 second' WHERE key LIKE 'old%'`;
    expect(await sweepLimits(db)).toBe(1);
    expect(await db.rateLimit.count()).toBe(1);
  });
});

describe('events of which only some count', () => {
  const narrow = limitOf('narrow', 'a', 3, decades);
  const wide = limitOf('wide', 'everybody', 100, decades);

  it('pass exactly as often as allowed, from two servers at once', { tags: ['slow'] }, async () => {
    const servers = [otherServer(), otherServer()];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => reserve(servers[index % 2] ?? db, [narrow, wide])),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
    expect(await usesOfLimits('wide')).toBe(3);
  });

  it('say how long to wait until the next one', async () => {
    const limits = [limitOf('narrow', 'a', 3, hour)];
    for (const minute of [0, 10, 20]) await reserve(db, limits, minutesIn(minute));
    expect(await reserve(db, limits, minutesIn(30))).toMatchObject({ allowed: false, waitSeconds: 30 * 60 });
    expect(await reserve(db, limits, minutesIn(59.99))).toMatchObject({ allowed: false, waitSeconds: 1 });
    expect(await reserve(db, limits, minutesIn(60))).toMatchObject({ allowed: true });
    expect(await reserve(db, limits, minutesIn(61))).toMatchObject({ allowed: false, waitSeconds: 9 * 60 });
  });

  it('are counted nowhere when they are refused', async () => {
    for (let time = 0; time < 5; time++) await reserve(db, [narrow, wide]);
    expect([await usesOfLimits('narrow'), await usesOfLimits('wide')]).toEqual([3, 3]);
  });

  it('can be refunded, as often as they were counted', { tags: ['slow'] }, async () => {
    const servers = [otherServer(), otherServer()];
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const server = servers[index % 2] ?? db;
        const reservation = await reserve(server, [wide]);
        if (reservation.allowed) await refund(server, reservation.counted);
      }),
    );
    const answers = await Promise.all(Array.from({ length: 120 }, () => consume(db, [wide])));
    expect(answers.filter(Boolean)).toHaveLength(100);
  });

  it('are given back once, and nobody else’s with them', async () => {
    const reservation = await reserve(db, [narrow]);
    if (!reservation.allowed) throw new Error('expected to pass');
    await reserve(db, [narrow]);
    await refund(db, reservation.counted);
    await refund(db, reservation.counted);
    expect(await usesOfLimits('narrow')).toBe(1);
  });
});
