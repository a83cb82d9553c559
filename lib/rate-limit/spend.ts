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

type Counted = {
  readonly key: string;
  readonly window: bigint;
  readonly attempts: number;
  readonly secondsLeft: number;
};

/** One statement, whatever the number of buckets. */
function count(client: Pick<PrismaClient, '$queryRaw'>, limits: readonly Limit[]): Promise<Counted[]> {
  // Sorted, so that two statements never wait for each other's rows.
  const sorted = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const buckets = sorted.map((limit) => limit.bucket);
  const seconds = sorted.map((limit) => limit.seconds);
  return client.$queryRaw<Counted[]>`
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
    RETURNING key, "window", attempts,
      ceil(extract(epoch FROM expires_at - clock_timestamp()))::int AS "secondsLeft"`;
}

function isWithin(limits: readonly Limit[]): (counted: Counted) => boolean {
  const max = new Map(limits.map((limit) => [limit.bucket, limit.max]));
  return ({ key, attempts }) => attempts <= (max.get(key) ?? 0);
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
  return (await count(client, limits)).every(isWithin(limits));
}

/** One event that was let pass and may be given back, or how long to wait for the next. */
export type Reservation =
  | { readonly allowed: true; readonly counted: readonly Counted[] }
  | { readonly allowed: false; readonly waitSeconds: number };

/**
 * As `spend`, for events of which only some are to count in the end. A refused event is counted nowhere: whoever is
 * stopped by a narrow limit cannot fill a wide one for everybody. The rows are looked at and counted under one lock;
 * only for buckets that come into being at this moment can it turn out afterwards that there were too many.
 * @throws when the table cannot be reached
 */
export async function reserve(
  client: Pick<PrismaClient, '$queryRaw' | '$executeRaw'>,
  limits: readonly Limit[],
): Promise<Reservation> {
  const sorted = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const buckets = sorted.map((limit) => limit.bucket);
  const seconds = sorted.map((limit) => limit.seconds);
  const most = sorted.map((limit) => limit.max);
  const seen = await client.$queryRaw<(Counted & { full: boolean })[]>`
    WITH due AS (
      SELECT bucket, seconds, most, floor(extract(epoch FROM clock_timestamp()) / seconds)::bigint AS number
      FROM unnest(${buckets}::text[], ${seconds}::int[], ${most}::int[]) AS given (bucket, seconds, most)
    ), held AS (
      SELECT key, "window", attempts, expires_at FROM rate_limits
      WHERE key = ANY(${buckets}::text[]) ORDER BY key FOR UPDATE
    ), filled AS (
      SELECT held.* FROM held JOIN due ON due.bucket = held.key AND due.number = held."window"
      WHERE held.attempts >= due.most
    ), counted AS (
      INSERT INTO rate_limits AS kept (key, "window", attempts, expires_at)
      SELECT bucket, number, 1, to_timestamp((number + 1) * seconds) FROM due
      WHERE NOT EXISTS (SELECT FROM filled) ORDER BY bucket
      ON CONFLICT (key) DO UPDATE SET
        attempts = CASE WHEN kept."window" = excluded."window" THEN kept.attempts + 1 ELSE 1 END,
        "window" = excluded."window",
        expires_at = excluded.expires_at
      RETURNING key, "window", attempts, expires_at
    )
    SELECT key, "window", attempts, "full",
      ceil(extract(epoch FROM expires_at - clock_timestamp()))::int AS "secondsLeft"
    FROM (SELECT *, false AS "full" FROM counted UNION ALL SELECT *, true FROM filled) AS seen`;
  const within = isWithin(limits);
  const refusing = seen.filter((bucket) => bucket.full || !within(bucket));
  if (refusing.length === 0) return { allowed: true, counted: seen };
  await giveBack(
    client,
    seen.filter(({ full }) => !full),
  );
  return { allowed: false, waitSeconds: Math.max(1, ...refusing.map(({ secondsLeft }) => secondsLeft)) };
}

/**
 * Takes one event out of its buckets again, in the windows in which it was counted and in no later ones. A bucket
 * that would be empty is set back to a window that is over, as the table keeps no zero.
 */
export async function giveBack(
  client: Pick<PrismaClient, '$executeRaw'>,
  counted: readonly Counted[],
): Promise<void> {
  if (counted.length === 0) return;
  const keys = counted.map(({ key }) => key);
  const windows = counted.map(({ window }) => window);
  await client.$executeRaw`
    WITH due AS (
      SELECT held.key FROM rate_limits AS held
      JOIN unnest(${keys}::text[], ${windows}::bigint[]) AS given (key, "window")
        ON given.key = held.key AND given."window" = held."window"
      ORDER BY held.key FOR UPDATE OF held
    )
    UPDATE rate_limits AS held SET
      "window" = CASE WHEN held.attempts = 1 THEN held."window" - 1 ELSE held."window" END,
      attempts = greatest(held.attempts - 1, 1)
    FROM due WHERE due.key = held.key`;
}

/** Removes buckets whose window is over. Run by the worker. */
export async function sweepLimits(client: Pick<PrismaClient, '$executeRaw'>): Promise<number> {
  return client.$executeRaw`DELETE FROM rate_limits WHERE expires_at < now()`;
}
