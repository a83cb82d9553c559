import { db } from '@/lib/server/db';

/**
 * Fills every bucket of this use as if it had been used that many times just now; a bucket must have been used
 * before.
 */
export async function fillLimits(use: string, times: number): Promise<void> {
  await db.$executeRaw`
    UPDATE rate_limits SET
      events = array_fill((extract(epoch FROM clock_timestamp()) * 1000000)::bigint, ARRAY[${times}::int])
    WHERE key LIKE ${`${use}:%`}`;
}

/** How often the buckets of this use were used. */
export async function usesOfLimits(use: string): Promise<number> {
  const rows = await db.rateLimit.findMany({ where: { key: { startsWith: `${use}:` } } });
  return rows.reduce((sum, { events }) => sum + events.length, 0);
}
