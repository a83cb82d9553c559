import { Prisma } from '@/generated/prisma/client';
import type { ClientSort } from '@/lib/admin/client/rules';
import type { Direction } from '@/lib/admin/table/order';
import { payers } from '@/lib/care/participant/sql';

// The list of a therapist's clients. Their names come from one index (`therapist_clients`, ADR 62). Costly
// values, such as sessions and money, are read only for the shown rows, unless the list is sorted by them.

/** Clients of a therapist whose name holds these words; without those whose account is closed. */
const named = (therapistId: string, words: string) => Prisma.sql`
  SELECT c.client_id AS id, c.name, c.sort_name FROM therapist_clients c
  WHERE c.therapist_id = ${therapistId}::uuid
    ${
      words === ''
        ? Prisma.empty
        : Prisma.sql`AND (position(fold_text(${words}) IN c.sort_name) > 0
        OR (char_length(${words}) >= 3 AND position(sound_of(${words}) IN sound_of(c.name)) > 0))`
    }`;

const nextSessions = (therapistId: string, now: Date) => Prisma.sql`
  SELECT s.client_id, min(s.session_date) AS at FROM therapy_sessions s
  WHERE s.therapist_id = ${therapistId}::uuid AND s.status = 'scheduled' AND s.session_date >= ${now}
  GROUP BY s.client_id`;

const lastSessions = (therapistId: string, now: Date) => Prisma.sql`
  SELECT s.client_id, max(s.session_date) AS at FROM therapy_sessions s
  WHERE s.therapist_id = ${therapistId}::uuid AND s.status = 'completed' AND s.session_date <= ${now}
  GROUP BY s.client_id`;

/**
 * Debts of clients to a therapist, one row for each fee and each accepted quotation: the appointments that
 * `lib/booking/paying/unpaid.ts` lists, and quotations without a payment under review.
 * The OFFSET keeps Postgres from looking for payments of appointments with other clients.
 * @param of narrows the client, such as `= ANY(…)`
 */
const owed = (therapistId: string, now: Date, of: Prisma.Sql) => Prisma.sql`
  SELECT b.client_id, b.fee AS amount FROM (
    SELECT payer.client_id, b.id, b.fee, b.payment_submission_id
    FROM ${payers} payer JOIN bookings b ON b.id = payer.booking_id
    JOIN calendars c ON c.id = b.calendar_id AND c.therapist_id = ${therapistId}::uuid
    WHERE payer.client_id ${of} AND b.status = 'confirmed' AND b.fee > 0 AND b.plan_id IS NULL
      AND NOT (b.paying_rule = 'after' AND b.ends_at > ${now}) OFFSET 0) b
  WHERE NOT EXISTS (
      SELECT FROM payment_submissions r
      WHERE r.appointment_id = b.id AND r.status IN ('pending', 'matched', 'verified', 'refunded'))
    AND NOT EXISTS (
      SELECT FROM payment_submissions r
      WHERE r.id = b.payment_submission_id AND r.status IN ('pending', 'matched', 'verified', 'refunded'))
    AND NOT EXISTS (
      SELECT FROM transactions m
      WHERE m.appointment_id = b.id AND m.payment_submission_id IS NULL AND m.returning_because IS NULL
        AND m.status IN ('paid', 'refunded'))
  UNION ALL
  SELECT q.client_id, q.amount FROM quotations q
  WHERE q.therapist_id = ${therapistId}::uuid AND q.client_id ${of} AND q.status = 'accepted'
    AND NOT EXISTS (
      SELECT FROM payment_submissions r WHERE r.quotation_id = q.id AND r.status IN ('pending', 'matched'))`;

/** The tables and the sorting number of each order except the one by name. */
function keyOf(
  sort: Exclude<ClientSort, 'name'>,
  therapistId: string,
  now: Date,
): { rows: Prisma.Sql; key: Prisma.Sql } {
  switch (sort) {
    case 'next':
      return {
        rows: nextSessions(therapistId, now),
        key: Prisma.sql`coalesce(extract(epoch FROM known.at)::float8, 'Infinity')`,
      };
    case 'last':
      return {
        rows: lastSessions(therapistId, now),
        key: Prisma.sql`coalesce(extract(epoch FROM known.at)::float8, '-Infinity')`,
      };
    default:
      return {
        rows: Prisma.sql`SELECT all_owed.client_id, sum(all_owed.amount) AS amount
          FROM (${owed(therapistId, now, Prisma.sql`IS NOT NULL`)}) all_owed GROUP BY all_owed.client_id`,
        key: Prisma.sql`coalesce(known.amount, 0)::float8`,
      };
  }
}

type ClientPlace = {
  /** Part of a name; case and accents do not matter. "" for all clients. */
  readonly words: string;
  readonly sort: ClientSort;
  readonly direction: Direction;
  /** Id of the client after whom the page begins; null for the beginning. */
  readonly behind: string | null;
  readonly take: number;
  readonly now: Date;
};

export function clientPage(therapistId: string, place: ClientPlace): Prisma.Sql {
  const { words, sort, direction, behind, take, now } = place;
  const [beyond, notYet, way] =
    direction === 'asc'
      ? [Prisma.sql`>`, Prisma.sql`<=`, Prisma.sql`ASC`]
      : [Prisma.sql`<`, Prisma.sql`>=`, Prisma.sql`DESC`];
  if (sort === 'name') {
    const further = behind
      ? Prisma.sql`AND (c.sort_name, c.client_id) ${beyond} (
          SELECT b.sort_name, b.client_id FROM therapist_clients b
          WHERE b.therapist_id = ${therapistId}::uuid AND b.client_id = ${behind}::uuid)`
      : Prisma.empty;
    return Prisma.sql`
      SELECT mine.id::text AS id, mine.name FROM (
        ${named(therapistId, words)} ${further} ORDER BY c.sort_name ${way}, c.client_id ${way} LIMIT ${take}) mine
      ORDER BY mine.sort_name ${way}, mine.id ${way}`;
  }
  const { rows, key } = keyOf(sort, therapistId, now);
  return Prisma.sql`
    WITH mine AS (${named(therapistId, words)}),
    keyed AS MATERIALIZED (
      SELECT mine.*, ${key} AS key FROM mine LEFT JOIN (${rows}) known ON known.client_id = mine.id)
    SELECT keyed.id::text AS id, keyed.name FROM keyed
    WHERE NOT EXISTS (
      SELECT FROM keyed AS before
      WHERE before.id = ${behind}::uuid
        AND (keyed.key, keyed.sort_name, keyed.id) ${notYet} (before.key, before.sort_name, before.id))
    ORDER BY keyed.key ${way}, keyed.sort_name ${way}, keyed.id ${way} LIMIT ${take}`;
}

/** The number of clients with these words in their name, counted up to `take`. */
export function clientCount(therapistId: string, words: string, take: number): Prisma.Sql {
  return Prisma.sql`
    SELECT count(*)::int AS count FROM (${named(therapistId, words)} LIMIT ${take}) AS counted`;
}

/** The row of one client; none for a client of another therapist. */
export function oneClient(therapistId: string, clientId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT mine.id::text AS id, mine.name
    FROM (${named(therapistId, '')} AND c.client_id = ${clientId}::uuid) AS mine`;
}

/** The last session that took place and the next one agreed, by client; no row without sessions. */
function sessionsOfClients(therapistId: string, clientIds: readonly string[], now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT s.client_id::text AS id,
      max(s.session_date) FILTER (WHERE s.status = 'completed' AND s.session_date <= ${now}) AS "lastAt",
      min(s.session_date) FILTER (WHERE s.status = 'scheduled' AND s.session_date >= ${now}) AS "nextAt"
    FROM therapy_sessions s
    WHERE s.therapist_id = ${therapistId}::uuid AND s.client_id = ANY(${clientIds}::uuid[]) GROUP BY s.client_id`;
}

/** Each client's debt in rupees; no row without one. */
function owedByClients(therapistId: string, clientIds: readonly string[], now: Date): Prisma.Sql {
  const these = Prisma.sql`= ANY(${clientIds}::uuid[])`;
  return Prisma.sql`
    SELECT own.client_id::text AS id, sum(own.amount)::text AS due
    FROM (${owed(therapistId, now, these)}) own GROUP BY own.client_id`;
}

/** Each client's running plan, or else their last one; no row without plans. */
function plansOfClients(therapistId: string, clientIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT DISTINCT ON (l.client_id) l.client_id::text AS id, l.plan_name AS name, l.status,
      l.completed_sessions AS completed, l.total_sessions AS total
    FROM therapy_plans l WHERE l.therapist_id = ${therapistId}::uuid AND l.client_id = ANY(${clientIds}::uuid[])
    ORDER BY l.client_id, (l.status = 'active') DESC, l.created_at DESC, l.id DESC`;
}

/** All of these values for each of the named clients, whose `id` and `name` the given query has. */
function linesOf(therapistId: string, named: Prisma.Sql, ids: readonly string[], now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT mine.id, mine.name, s."lastAt", s."nextAt", o.due, CASE WHEN l.id IS NOT NULL THEN json_build_object(
      'id', l.id, 'name', l.name, 'status', l.status, 'completed', l.completed, 'total', l.total) END AS plan
    FROM (${named}) mine
    LEFT JOIN (${sessionsOfClients(therapistId, ids, now)}) s ON s.id = mine.id
    LEFT JOIN (${owedByClients(therapistId, ids, now)}) o ON o.id = mine.id
    LEFT JOIN (${plansOfClients(therapistId, ids)}) l ON l.id = mine.id`;
}

/** The lines of clients of the therapist, in any order. */
export function clientLines(
  therapistId: string,
  clients: readonly { readonly id: string; readonly name: string }[],
  now: Date,
): Prisma.Sql {
  const ids = clients.map(({ id }) => id);
  const names = clients.map(({ name }) => name);
  return linesOf(
    therapistId,
    Prisma.sql`SELECT * FROM unnest(${ids}::text[], ${names}::text[]) AS n (id, name)`,
    ids,
    now,
  );
}

/** The line of one client of the therapist; no row for other clients. */
export function clientLine(therapistId: string, clientId: string, now: Date): Prisma.Sql {
  return linesOf(therapistId, oneClient(therapistId, clientId), [clientId], now);
}
