import 'server-only';
import type { PrismaClient } from '@/generated/prisma/client';
import { sign } from '@/lib/derived-secret';

/** At most `max` events of one bucket in each fixed window of `seconds`. */
export type Limit = { readonly bucket: string; readonly max: number; readonly seconds: number };

/**
 * Names the bucket of one subject, such as a network or an address. The subject is kept as a keyed hash only:
 * the table of limits holds no personal data.
 */
export function limitOf(use: string, subject: string, max: number, seconds: number): Limit {
  const hash = sign('rate-limit', subject).toString('base64url').slice(0, 22);
  return { bucket: `${use}:${seconds}:${hash}`, max, seconds };
}

/**
 * Counts one event in every bucket given, in one statement: under any number of processes exactly `max` events
 * pass in a window. Inside a transaction that is rolled back, nothing has been counted.
 * @returns whether all limits allow the event
 * @throws when the table cannot be reached; the caller decides whether to let the event pass
 */
export async function spend(
  client: Pick<PrismaClient, '$queryRaw'>,
  limits: readonly Limit[],
): Promise<boolean> {
  if (limits.length === 0) return true;
  // Sorted, so that two statements never wait for each other's rows.
  const sorted = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const buckets = sorted.map((limit) => limit.bucket);
  const seconds = sorted.map((limit) => limit.seconds);
  const counted = await client.$queryRaw<{ key: string; attempts: number }[]>`
    WITH due AS (
      SELECT bucket, seconds, floor(extract(epoch FROM clock_timestamp()) / seconds)::bigint AS number
      FROM unnest(${buckets}::text[], ${seconds}::int[]) AS given (bucket, seconds)
    )
    INSERT INTO rate_limits AS held (key, "window", attempts, expires_at)
    SELECT bucket, number, 1, to_timestamp((number + 1) * seconds) FROM due ORDER BY bucket
    ON CONFLICT (key) DO UPDATE SET
      attempts = CASE WHEN held."window" = excluded."window" THEN held.attempts + 1 ELSE 1 END,
      "window" = excluded."window",
      expires_at = excluded.expires_at
    RETURNING key, attempts`;
  const max = new Map(limits.map((limit) => [limit.bucket, limit.max]));
  return counted.every(({ key, attempts }) => attempts <= (max.get(key) ?? 0));
}

/** Removes buckets whose window is over. Run by the worker. */
export async function sweepLimits(client: Pick<PrismaClient, '$executeRaw'>): Promise<number> {
  return client.$executeRaw`DELETE FROM rate_limits WHERE expires_at < now()`;
}
