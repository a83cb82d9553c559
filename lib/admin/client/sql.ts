import { Prisma } from '@/generated/prisma/client';
import type { ClientSort } from '@/lib/admin/client/rules';
import type { Direction } from '@/lib/admin/table/order';
import { clientIdsOf } from '@/lib/care/session/access';

// The list of a therapist's clients. Their names are read for every page; what is dear to know, such as sessions and
// money, only for the rows that are shown, unless the list is sorted by it.

/** Clients of a therapist whose name holds these words; without those who have deleted their account. */
const named = (therapistId: string, words: string) => Prisma.sql`
  SELECT p.id, p.first_name, p.last_name, fold_text(p.first_name || ' ' || p.last_name) AS name
  FROM ${clientIdsOf(therapistId)} AS client
  JOIN profiles p ON p.id = client.client_id
  WHERE NOT EXISTS (SELECT FROM users u WHERE u.id = p.user_id AND u.disabled_at IS NOT NULL)
    AND position(fold_text(${words}) IN fold_text(p.first_name || ' ' || p.last_name)) > 0`;

const nextSessions = (therapistId: string, now: Date) => Prisma.sql`
  SELECT s.client_id, min(s.session_date) AS at FROM therapy_sessions s
  WHERE s.therapist_id = ${therapistId}::uuid AND s.status = 'scheduled' AND s.session_date >= ${now}
  GROUP BY s.client_id`;

const lastSessions = (therapistId: string, now: Date) => Prisma.sql`
  SELECT s.client_id, max(s.session_date) AS at FROM therapy_sessions s
  WHERE s.therapist_id = ${therapistId}::uuid AND s.status = 'completed' AND s.session_date <= ${now}
  GROUP BY s.client_id`;

/**
 * What clients owe a therapist, one row for each fee and each accepted quotation: the same appointments as
 * `lib/booking/paying/unpaid.ts` lists, and quotations without a payment that waits to be checked.
 * @param of narrows the client, such as `= page.id`
 */
const owed = (therapistId: string, now: Date, of: Prisma.Sql) => Prisma.sql`
  SELECT b.client_id, b.fee AS amount FROM bookings b
  JOIN calendars c ON c.id = b.calendar_id AND c.therapist_id = ${therapistId}::uuid
  WHERE b.client_id ${of} AND b.status = 'confirmed' AND b.fee > 0 AND b.plan_id IS NULL
    AND NOT (b.paying_rule = 'after' AND b.ends_at > ${now})
    AND NOT EXISTS (
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

/** What each order needs besides the name, and the number by which it sorts. */
function keyOf(sort: ClientSort, therapistId: string, now: Date): { join: Prisma.Sql; key: Prisma.Sql } {
  const joined = (rows: Prisma.Sql, key: Prisma.Sql) => ({
    join: Prisma.sql`LEFT JOIN (${rows}) known ON known.client_id = mine.id`,
    key,
  });
  switch (sort) {
    case 'next':
      return joined(
        nextSessions(therapistId, now),
        Prisma.sql`coalesce(extract(epoch FROM known.at)::float8, 'Infinity')`,
      );
    case 'last':
      return joined(
        lastSessions(therapistId, now),
        Prisma.sql`coalesce(extract(epoch FROM known.at)::float8, '-Infinity')`,
      );
    case 'due':
      return joined(
        Prisma.sql`SELECT all_owed.client_id, sum(all_owed.amount) AS amount
          FROM (${owed(therapistId, now, Prisma.sql`IS NOT NULL`)}) all_owed GROUP BY all_owed.client_id`,
        Prisma.sql`coalesce(known.amount, 0)::float8`,
      );
    default:
      return { join: Prisma.empty, key: Prisma.sql`0::float8` };
  }
}

/** What each shown row says besides the name. */
const shown = (therapistId: string, now: Date) => Prisma.sql`
  page.id::text AS id, page.first_name || ' ' || page.last_name AS name,
  (SELECT max(s.session_date) FROM therapy_sessions s
    WHERE s.therapist_id = ${therapistId}::uuid AND s.client_id = page.id
      AND s.session_date <= ${now} AND s.status = 'completed') AS "lastAt",
  (SELECT min(s.session_date) FROM therapy_sessions s
    WHERE s.therapist_id = ${therapistId}::uuid AND s.client_id = page.id
      AND s.session_date >= ${now} AND s.status = 'scheduled') AS "nextAt",
  (SELECT coalesce(sum(own.amount), 0)::text
    FROM (${owed(therapistId, now, Prisma.sql`= page.id`)}) own) AS due,
  (SELECT json_build_object('name', l.plan_name, 'status', l.status, 'completed', l.completed_sessions,
      'total', l.total_sessions)
    FROM therapy_plans l WHERE l.therapist_id = ${therapistId}::uuid AND l.client_id = page.id
    ORDER BY (l.status = 'active') DESC, l.created_at DESC, l.id DESC LIMIT 1) AS plan`;

type ClientPlace = {
  /** Part of a name; case and accents do not matter. "" for everybody. */
  readonly words: string;
  readonly sort: ClientSort;
  readonly direction: Direction;
  /** Id of the client behind whom the page begins; null for the beginning. */
  readonly behind: string | null;
  readonly take: number;
  readonly now: Date;
};

/** A page of a therapist's clients, in any order, behind any client. */
export function clientPage(therapistId: string, place: ClientPlace): Prisma.Sql {
  const { words, sort, direction, behind, take, now } = place;
  const { join, key } = keyOf(sort, therapistId, now);
  const [notYet, way] =
    direction === 'asc' ? [Prisma.sql`<=`, Prisma.sql`ASC`] : [Prisma.sql`>=`, Prisma.sql`DESC`];
  return Prisma.sql`
    WITH mine AS (${named(therapistId, words)}),
    keyed AS MATERIALIZED (SELECT mine.*, ${key} AS key FROM mine ${join}),
    page AS (
      SELECT keyed.* FROM keyed
      WHERE NOT EXISTS (
        SELECT FROM keyed AS before
        WHERE before.id = ${behind}::uuid
          AND (keyed.key, keyed.name, keyed.id) ${notYet} (before.key, before.name, before.id))
      ORDER BY keyed.key ${way}, keyed.name ${way}, keyed.id ${way} LIMIT ${take}
    )
    SELECT ${shown(therapistId, now)} FROM page ORDER BY page.key ${way}, page.name ${way}, page.id ${way}`;
}

/** How many clients have these words in their name, counted no further than `take`. */
export function clientCount(therapistId: string, words: string, take: number): Prisma.Sql {
  return Prisma.sql`
    SELECT count(*)::int AS count FROM (${named(therapistId, words)} LIMIT ${take}) AS counted`;
}

/** The row of one client of the therapist; none for anybody else. */
export function oneClient(therapistId: string, clientId: string, now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT ${shown(therapistId, now)} FROM (${named(therapistId, '')}) AS page WHERE page.id = ${clientId}::uuid`;
}
