import { Prisma } from '@/generated/prisma/client';
import { clientIdsOf } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';

export const clientsPerPage = 20;

/** Clients of a therapist with the name that orders them. */
const named = (therapistId: string) => Prisma.sql`
  SELECT p.id, p.first_name, p.last_name, fold_text(p.first_name || ' ' || p.last_name) AS name
  FROM ${clientIdsOf(therapistId)} AS client
  JOIN profiles p ON p.id = client.client_id
  JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL`;

/** The last session of `page` that took place and the next one agreed, each from the end of an index. */
const lastAt = (therapistId: string, now: Date) => Prisma.sql`(
  SELECT max(s.session_date) FROM therapy_sessions s
  WHERE s.therapist_id = ${therapistId}::uuid AND s.client_id = page.id
    AND s.session_date <= ${now} AND s.status = 'completed')`;
const nextAt = (therapistId: string, now: Date) => Prisma.sql`(
  SELECT min(s.session_date) FROM therapy_sessions s
  WHERE s.therapist_id = ${therapistId}::uuid AND s.client_id = page.id
    AND s.session_date >= ${now} AND s.status = 'scheduled')`;

/**
 * A page of a therapist's clients by name, with the first of the next one. Reads the names of all of them, but the
 * last and next session only of those shown.
 */
export function clientPage(
  therapistId: string,
  { search: wanted, after, now }: { search: string; after: string; now: Date },
): Prisma.Sql {
  return Prisma.sql`
    WITH mine AS (${named(therapistId)}), page AS (
      SELECT mine.* FROM mine
      WHERE position(fold_text(${wanted}) IN mine.name) > 0
        AND NOT EXISTS (
          SELECT FROM mine AS before
          WHERE before.id = ${isUuid(after) ? after : null}::uuid
            AND (mine.name, mine.id) <= (before.name, before.id))
      ORDER BY mine.name, mine.id LIMIT ${clientsPerPage + 1}
    )
    SELECT page.id::text AS id, page.first_name AS "firstName", page.last_name AS "lastName",
      ${lastAt(therapistId, now)} AS "lastAt", ${nextAt(therapistId, now)} AS "nextAt"
    FROM page ORDER BY page.name, page.id`;
}
