import { db } from '@/lib/server/db';

/** Fills every existing bucket of this use as if it had just been used this many times. */
export async function fillLimits(use: string, times: number): Promise<void> {
  await db.$executeRaw`
    UPDATE rate_limits SET
      events = array_fill((extract(epoch FROM clock_timestamp()) * 1000000)::bigint, ARRAY[${times}::int])
    WHERE key LIKE ${`${use}:%`}`;
}

/** The number of uses of these buckets. */
export async function usesOfLimits(use: string): Promise<number> {
  const rows = await db.rateLimit.findMany({ where: { key: { startsWith: `${use}:` } } });
  return rows.reduce((sum, { events }) => sum + events.length, 0);
}
