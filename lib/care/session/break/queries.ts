import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { mostBreaks, oldestWeeks, usualWeeks } from '@/lib/care/session/break/rules';
import { hasGoneOn } from '@/lib/care/session/gone-on';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

export type TreatmentBreak = {
  readonly sessionId: string;
  readonly clientId: string;
  readonly name: string;
  readonly lastAt: Date;
  readonly missed: boolean;
};

/**
 * Clients of the viewer without a next session: at once after a missed one, else after the therapist's chosen
 * weeks; the longest break first, at most `mostBreaks`. Leaves out breaks that the viewer has closed, work
 * that ended half a year ago, and clients who agreed to a handover and have not come back. A past session
 * without an outcome counts as completed.
 */
export async function listBreaks(viewer: Member, now: Date = new Date()): Promise<readonly TreatmentBreak[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return [];
  return db.$queryRaw<TreatmentBreak[]>`
    SELECT last.id::text AS "sessionId", p.id::text AS "clientId", p.first_name || ' ' || p.last_name AS name,
      last.session_date AS "lastAt", last.status = 'no_show' AS missed
    FROM (
      SELECT DISTINCT ON (s.client_id) s.id, s.client_id, s.session_date, s.status, s.break_closed_at
      FROM therapy_sessions s
      WHERE s.therapist_id = ${therapist.id}::uuid AND s.status IN ('scheduled', 'completed', 'no_show')
        AND s.session_date > ${now}::timestamptz - make_interval(weeks => ${oldestWeeks})
      ORDER BY s.client_id, s.session_date DESC, s.id DESC) AS last
    JOIN profiles p ON p.id = last.client_id
    JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
    WHERE last.break_closed_at IS NULL AND last.session_date < ${now}::timestamptz
      AND (last.status = 'no_show' OR last.session_date < ${now}::timestamptz
        - make_interval(weeks => coalesce((
          SELECT t.weeks FROM break_terms t WHERE t.therapist_id = ${therapist.id}::uuid), ${usualWeeks})))
      AND NOT ${hasGoneOn(Prisma.sql`last.client_id`, Prisma.sql`${therapist.id}::uuid`)}
    ORDER BY last.session_date, last.id LIMIT ${mostBreaks}`;
}

export async function ownBreakWeeks(viewer: Member): Promise<number> {
  const therapist = await therapistOf(viewer);
  const terms = therapist && (await db.breakTerms.findUnique({ where: { therapistId: therapist.id } }));
  return terms?.weeks ?? usualWeeks;
}
