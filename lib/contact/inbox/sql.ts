import { Prisma } from '@/generated/prisma/client';
import type { RequestList } from '@/lib/contact/inbox/rules';
import { day } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';

// The queries of the inbox: each list reads an index of the therapist in its own order.

export const requestsPerPage = 15;

/** Days of the reply times that are measured: older ones say little about the present. */
const measuredDays = 90;

const columns = Prisma.sql`
  r.id::text AS id, r.user_name AS name, r.preferred_contact_method AS method, r.created_at AS "createdAt",
  r.answered_at AS "answeredAt", r.closed_at AS "closedAt", r.client_id::text AS "clientId"`;

const lists = {
  open: {
    rows: Prisma.sql`r.answered_at IS NULL AND r.closed_at IS NULL`,
    behind: Prisma.sql`(r.created_at, r.id) > (start.created_at, start.id)`,
    order: Prisma.sql`r.created_at, r.id`,
  },
  done: {
    rows: Prisma.sql`(r.answered_at IS NOT NULL OR r.closed_at IS NOT NULL)`,
    behind: Prisma.sql`(r.created_at, r.id) < (start.created_at, start.id)`,
    order: Prisma.sql`r.created_at DESC, r.id DESC`,
  },
} as const satisfies Record<RequestList, unknown>;

/**
 * A page of a therapist's requests and the first of the next page: open ones oldest first, finished ones
 * newest first.
 * @param after id of a request of this list; any other text gives the first page
 */
export function requestPage(
  therapistId: string,
  { list, after }: { readonly list: RequestList; readonly after: string },
): Prisma.Sql {
  const { rows, behind, order } = lists[list];
  return Prisma.sql`
    WITH start AS (
      SELECT r.created_at, r.id FROM therapist_contact_requests r
      WHERE r.therapist_id = ${therapistId}::uuid AND r.id = ${isUuid(after) ? after : null}::uuid)
    SELECT ${columns} FROM therapist_contact_requests r
    WHERE r.therapist_id = ${therapistId}::uuid AND ${rows}
      AND (NOT EXISTS (SELECT FROM start) OR EXISTS (SELECT FROM start WHERE ${behind}))
    ORDER BY ${order} LIMIT ${requestsPerPage + 1}`;
}

/**
 * The number of open requests, the oldest of them, and the median reply time (milliseconds), in one row.
 * @param therapistId null for a viewer who receives no requests
 */
export function requestsAtAGlance(therapistId: string | null, { shown, now }: { shown: number; now: Date }) {
  const since = new Date(now.getTime() - measuredDays * day);
  return Prisma.sql`
    WITH waiting AS MATERIALIZED (
      SELECT r.id::text AS id, r.user_name AS name, r.created_at AS since FROM therapist_contact_requests r
      WHERE r.therapist_id = ${therapistId}::uuid AND r.answered_at IS NULL AND r.closed_at IS NULL)
    SELECT (SELECT count(*)::int FROM waiting) AS count,
      (SELECT coalesce(json_agg(first ORDER BY first.since, first.id), '[]') FROM (
        SELECT id, name, since FROM waiting ORDER BY since, id LIMIT ${shown}) first) AS oldest,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM r.answered_at - r.created_at) * 1000)
        FROM therapist_contact_requests r
        WHERE r.therapist_id = ${therapistId}::uuid AND r.created_at >= ${since}
          AND r.answered_at IS NOT NULL)::float8 AS "medianMs"`;
}

export function answeredOf(therapistId: string, clientId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT ${columns} FROM therapist_contact_requests r
    WHERE r.therapist_id = ${therapistId}::uuid AND r.client_id = ${clientId}::uuid AND r.answered_at IS NOT NULL
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${requestsPerPage}`;
}
