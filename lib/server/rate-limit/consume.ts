import 'server-only';
import type { PrismaClient } from '@/generated/prisma/client';
import { sign } from '@/lib/server/secret/derived-secret';

/** At most `max` events of one bucket within any `seconds`. */
export type Limit = { readonly bucket: string; readonly max: number; readonly seconds: number };

/**
 * The bucket of one subject, such as a network or an address. It holds the subject only as a keyed hash, so
 * the table of limits contains no personal data.
 */
export function limitOf(use: string, subject: string, max: number, seconds: number): Limit {
  const hash = sign('rate-limit', subject).toString('base64url').slice(0, 22);
  return { bucket: `${use}:${seconds}:${hash}`, max, seconds };
}

/** A counted event: microseconds since 1970. */
type Counted = { readonly key: string; readonly event: bigint };

/** The columns of these buckets, in a fixed order, so that two queries cannot deadlock. */
function columnsOf(limits: readonly Limit[]) {
  const sorted = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  return {
    buckets: sorted.map((limit) => limit.bucket),
    seconds: sorted.map((limit) => limit.seconds),
    most: sorted.map((limit) => limit.max),
  };
}

/** The database's clock, equal for all servers; tests pass a time. */
const microseconds = (at: Date | undefined) => (at ? BigInt(at.getTime()) * 1_000n : null);

/** Counts one event in each bucket that is not full, in one query. @returns these buckets */
function count(
  client: Pick<PrismaClient, '$queryRaw'>,
  limits: readonly Limit[],
  at: Date | undefined,
): Promise<Counted[]> {
  const { buckets, seconds, most } = columnsOf(limits);
  return client.$queryRaw<Counted[]>`
    WITH due AS (
      SELECT bucket, seconds * 1000000 AS span, most,
        coalesce(${microseconds(at)}::bigint, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint) AS now
      FROM unnest(${buckets}::text[], ${seconds}::bigint[], ${most}::int[]) AS given (bucket, seconds, most)
    )
    INSERT INTO rate_limits AS held (key, events, expires_at)
    SELECT bucket, ARRAY[now], to_timestamp((now + span) / 1000000.0) FROM due ORDER BY bucket
    ON CONFLICT (key) DO UPDATE SET
      events = ARRAY(SELECT event FROM unnest(held.events) AS event
        WHERE event > (SELECT now - span FROM due WHERE bucket = held.key)) || excluded.events,
      expires_at = excluded.expires_at
    WHERE (SELECT count(*) FROM unnest(held.events) AS event
        WHERE event > (SELECT now - span FROM due WHERE bucket = held.key))
      < (SELECT most FROM due WHERE bucket = held.key)
    RETURNING key, events[cardinality(events)] AS event`;
}

/**
 * Counts one event in every given bucket, in one query: with any number of processes exactly `max` events
 * pass within `seconds`. A rollback of the surrounding transaction also removes the count.
 * @param at time of the event; by default the database's clock
 * @returns whether all limits allow the event
 * @throws if the table cannot be reached; the caller decides whether to let the event pass
 */
export async function consume(
  client: Pick<PrismaClient, '$queryRaw'>,
  limits: readonly Limit[],
  at?: Date,
): Promise<boolean> {
  if (limits.length === 0) return true;
  return (await count(client, limits, at)).length === limits.length;
}

/**
 * Counts an event of which only the first in each `seconds` counts.
 * @returns the time of that first event, this one or an earlier one, in microseconds since 1970
 * @throws if the table cannot be reached
 */
export async function firstUse(
  client: Pick<PrismaClient, '$queryRaw'>,
  { bucket, seconds }: Limit,
  at?: Date,
): Promise<bigint> {
  const [counted] = await count(client, [{ bucket, seconds, max: 1 }], at);
  if (counted) return counted.event;
  const [first] = await client.$queryRaw<{ event: bigint }[]>`
    SELECT events[1] AS event FROM rate_limits WHERE key = ${bucket}`;
  if (!first) throw new Error('The bucket was emptied at this moment');
  return first.event;
}

/** A counted event that can be refunded, or the wait until the next one may pass. */
export type Reservation =
  | { readonly allowed: true; readonly counted: readonly Counted[] }
  | {
      readonly allowed: false;
      readonly waitSeconds: number;
      readonly full: readonly string[];
    };

type Seen = { readonly key: string; readonly event: bigint | null; readonly waitSeconds: number | null };

/**
 * Like `consume`, for events that may be refunded. A refused event counts nowhere, so that a person stopped
 * by a narrow limit cannot fill a wide one for others. One lock covers reading and counting the rows. A
 * bucket that is just being created has no row to lock, so only there may a few events too many pass.
 * @param at time of the event; by default the database's clock
 * @throws if the table cannot be reached
 */
export async function reserve(
  client: Pick<PrismaClient, '$queryRaw' | '$executeRaw'>,
  limits: readonly Limit[],
  at?: Date,
): Promise<Reservation> {
  const { buckets, seconds, most } = columnsOf(limits);
  const seen = await client.$queryRaw<Seen[]>`
    WITH due AS (
      SELECT bucket, seconds * 1000000 AS span, most,
        coalesce(${microseconds(at)}::bigint, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint) AS now
      FROM unnest(${buckets}::text[], ${seconds}::bigint[], ${most}::int[]) AS given (bucket, seconds, most)
    ), held AS (
      SELECT key, events FROM rate_limits WHERE key = ANY(${buckets}::text[]) ORDER BY key FOR UPDATE
    ), live AS (
      SELECT key, event, now, span, most FROM held JOIN due ON bucket = key, unnest(events) AS event
      WHERE event > now - span
    ), filled AS (
      SELECT key, ceil((min(event) + min(span) - min(now)) / 1000000.0)::int AS wait
      FROM live GROUP BY key HAVING count(*) >= min(most)
    ), counted AS (
      INSERT INTO rate_limits AS stored (key, events, expires_at)
      SELECT bucket, ARRAY[now], to_timestamp((now + span) / 1000000.0) FROM due
      WHERE NOT EXISTS (SELECT FROM filled) ORDER BY bucket
      ON CONFLICT (key) DO UPDATE SET
        events = ARRAY(SELECT event FROM unnest(stored.events) AS event
          WHERE event > (SELECT now - span FROM due WHERE bucket = stored.key)) || excluded.events,
        expires_at = excluded.expires_at
      WHERE (SELECT count(*) FROM unnest(stored.events) AS event
          WHERE event > (SELECT now - span FROM due WHERE bucket = stored.key))
        < (SELECT most FROM due WHERE bucket = stored.key)
      RETURNING key, events[cardinality(events)] AS event
    )
    SELECT key, event, NULL AS "waitSeconds" FROM counted
    UNION ALL SELECT key, NULL, wait FROM filled`;
  const counted = seen.flatMap(({ key, event }) => (event === null ? [] : [{ key, event }]));
  if (counted.length === limits.length) return { allowed: true, counted };
  await refund(client, counted);
  const filled = seen.filter(({ waitSeconds }) => waitSeconds !== null);
  const waits = filled.flatMap(({ waitSeconds }) => waitSeconds ?? []);
  // A bucket that was just filled is free again after its `seconds`.
  const waitSeconds = Math.max(1, ...(waits.length > 0 ? waits : seconds));
  return { allowed: false, waitSeconds, full: filled.map(({ key }) => key) };
}

export async function refund(
  client: Pick<PrismaClient, '$executeRaw'>,
  counted: readonly Counted[],
): Promise<void> {
  if (counted.length === 0) return;
  const keys = counted.map(({ key }) => key);
  const events = counted.map(({ event }) => event);
  await client.$executeRaw`
    WITH due AS (
      SELECT held.key, given.event FROM rate_limits AS held
      JOIN unnest(${keys}::text[], ${events}::bigint[]) AS given (key, event) ON given.key = held.key
      ORDER BY held.key FOR UPDATE OF held
    )
    UPDATE rate_limits AS held SET
      events = held.events[:array_position(held.events, due.event) - 1]
        || held.events[array_position(held.events, due.event) + 1:]
    FROM due WHERE due.key = held.key AND due.event = ANY(held.events)`;
}

export async function sweepLimits(client: Pick<PrismaClient, '$executeRaw'>): Promise<number> {
  return client.$executeRaw`DELETE FROM rate_limits WHERE expires_at < now()`;
}
