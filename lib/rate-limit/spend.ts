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
 * As `spend`, for events of which only some are to count in the end. A refused event uses up nothing but the bucket
 * that refused it: who is stopped by a narrow limit cannot fill a wide one for everybody.
 * @throws when the table cannot be reached
 */
export async function reserve(
  client: Pick<PrismaClient, '$queryRaw' | '$executeRaw'>,
  limits: readonly Limit[],
): Promise<Reservation> {
  const counted = await count(client, limits);
  const within = isWithin(limits);
  const full = counted.filter((bucket) => !within(bucket));
  if (full.length === 0) return { allowed: true, counted };
  await giveBack(client, counted.filter(within));
  return { allowed: false, waitSeconds: Math.max(1, ...full.map(({ secondsLeft }) => secondsLeft)) };
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
