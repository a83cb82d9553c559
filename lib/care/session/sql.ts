import { Prisma } from '@/generated/prisma/client';
import { persons } from '@/lib/care/participant/sql';
import type { PlanPosition } from '@/lib/care/plan/credit/rules';
import { positionOnPlan } from '@/lib/care/plan/credit/sums';
import { longestSessionMs } from '@/lib/care/session/rules';
import { minute } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import { isBookable } from '@/lib/therapist/bookable';

// The queries for the lists of sessions. Each reads one index in the order of its list.

export type SessionRow = {
  id: string;
  startsAt: Date;
  durationMinutes: number;
  status: string;
  type: string;
  mode: string | null;
  planId: string | null;
  planName: string | null;
  therapistSlug: string;
  therapistName: string;
  therapistSample: boolean;
  therapistPicture: string | null;
  therapistBookable: boolean;
  clientId: string | null;
  clientName: string | null;
  clientZone: string;
  guestEmail: string | null;
  guestAccount: boolean | null;
  guestImported: boolean | null;
  therapistZone: string;
  completedAt: Date | null;
  missedAt: Date | null;
  completionUndoneAt: Date | null;
  cancelledBy: string | null;
  cancelReason: string | null;
  hostMissedAt: Date | null;
  bookingId: string | null;
  linkId: string | null;
  seriesId: string | null;
  proposedStartsAt: Date | null;
  meetingLink: string | null;
  meetingAddress: string | null;
  meetingCaller: string | null;
  meetingPhone: string | null;
  backupPhone: string | null;
  clientPhone: string | null;
  fee: string | null;
  bookedFee: string | null;
  lateRule: string | null;
  missedRule: string | null;
  payingRule: string | null;
  payUntil: Date | null;
  releaseUnpaid: boolean | null;
  cancelNoticeHours: number | null;
  payments: { readonly status: string; readonly paid: string; readonly refunded: string }[];
  place: PlanPosition | null;
  more: boolean;
};

/** Sessions of one page: at most three screens of a phone. */
export const sessionsPerPage = 6;
const mostToConclude = 50;

type Lines = {
  /** Whether a time can be booked with the therapist `t`. */
  readonly bookable?: Prisma.Sql;
  /** The `link_id` of the person of the booking of `s`. */
  readonly linkId?: Prisma.Sql;
  /** Queries that the page needs first, each with a comma. */
  readonly before?: Prisma.Sql;
  readonly more?: Prisma.Sql;
};

const linkOfPerson = Prisma.sql`
  (SELECT who.link_id::text FROM ${persons} who WHERE who.booking_id = s.booking_id)`;

/**
 * The lines of the sessions in `page`, in no order. The page is limited before its other rows are read, and
 * each person, therapist and appointment is read once: OFFSET 0 keeps Postgres from scanning all people
 * because it expects many.
 * @param page rows of `therapy_sessions`
 */
const linesOf = (
  page: Prisma.Sql,
  {
    bookable = Prisma.sql`false`,
    linkId = Prisma.sql`NULL::text`,
    before = Prisma.empty,
    more = Prisma.sql`false`,
  }: Lines = {},
) => Prisma.sql`
  WITH ${before} page AS MATERIALIZED (${page}),
  therapist AS MATERIALIZED (
    SELECT t.id, t.slug, t.name, t.is_sample, t.profile_picture, ${bookable} AS bookable,
      (SELECT own.time_zone FROM profiles own WHERE own.user_id = t.user_id) AS zone
    FROM (SELECT DISTINCT therapist_id FROM page) known
    CROSS JOIN LATERAL (SELECT * FROM therapists found WHERE found.id = known.therapist_id OFFSET 0) t),
  client AS MATERIALIZED (
    SELECT p.id, p.first_name || ' ' || p.last_name AS name, p.time_zone AS zone, p.phone
    FROM (SELECT DISTINCT client_id FROM page) known
    CROSS JOIN LATERAL (SELECT * FROM profiles found WHERE found.id = known.client_id OFFSET 0) p),
  appointment AS MATERIALIZED (SELECT b.* FROM page JOIN bookings b ON b.id = page.booking_id),
  guest AS MATERIALIZED (
    SELECT who.*, EXISTS (SELECT FROM imported_sessions i WHERE i.booking_id = who.booking_id) AS imported
    FROM page JOIN ${persons} who ON who.booking_id = page.booking_id WHERE page.client_id IS NULL),
  report AS MATERIALIZED (
    SELECT b.id AS appointment_id, r.id, r.status FROM appointment b JOIN payment_submissions r ON r.appointment_id = b.id
    UNION
    SELECT b.id, r.id, r.status FROM appointment b JOIN payment_submissions r ON r.id = b.payment_submission_id),
  paid AS MATERIALIZED (
    SELECT pay.appointment_id,
      json_agg(json_build_object('status', pay.status, 'paid', pay.paid::text, 'refunded', pay.refunded::text)) AS payments
    FROM (
      SELECT r.appointment_id, r.status, coalesce(m.amount, 0) AS paid, coalesce(m.refunded_amount, 0) AS refunded
      FROM report r LEFT JOIN transactions m ON m.payment_submission_id = r.id
      UNION ALL
      SELECT b.id, CASE WHEN c.status <> 'paid' THEN c.status WHEN is_entered(c.method) THEN 'entered' ELSE 'verified' END,
        c.amount, c.refunded_amount
      FROM appointment b JOIN transactions c ON c.appointment_id = b.id
      WHERE c.payment_submission_id IS NULL AND c.returning_because IS NULL AND c.status IN ('paid', 'refunded')) pay
    GROUP BY pay.appointment_id)
  SELECT s.id::text AS id, s.session_date AS "startsAt", s.duration_minutes AS "durationMinutes", s.status,
    s.session_type AS type, s.mode, s.plan_id::text AS "planId",
    (SELECT plan.plan_name FROM therapy_plans plan WHERE plan.id = s.plan_id) AS "planName",
    t.slug AS "therapistSlug", t.name AS "therapistName", t.is_sample AS "therapistSample", t.profile_picture AS "therapistPicture",
    t.bookable AS "therapistBookable", p.id::text AS "clientId", coalesce(p.name, g.name) AS "clientName",
    g.email AS "guestEmail", g.user_id IS NOT NULL AS "guestAccount", g.imported AS "guestImported",
    CASE WHEN coalesce(p.zone, 'Asia/Kolkata') = 'Asia/Kolkata' THEN coalesce(b.viewer_time_zone, p.zone) ELSE p.zone END AS "clientZone",
    coalesce(t.zone, p.zone, b.viewer_time_zone) AS "therapistZone", s.completed_at AS "completedAt",
    s.missed_at AS "missedAt",
    s.completion_undone_at AS "completionUndoneAt", s.cancelled_by AS "cancelledBy",
    s.cancel_reason AS "cancelReason", b.host_missed_at AS "hostMissedAt", s.booking_id::text AS "bookingId",
    ${linkId} AS "linkId",
    s.series_id::text AS "seriesId",
    b.proposed_starts_at AS "proposedStartsAt", b.meeting_link AS "meetingLink", b.meeting_address AS "meetingAddress", b.meeting_caller AS "meetingCaller",
    b.meeting_phone AS "meetingPhone", b.backup_phone AS "backupPhone", coalesce(p.phone, g.phone) AS "clientPhone",
    b.fee::text AS fee, b.booked_fee::text AS "bookedFee", b.late_rule AS "lateRule", b.missed_rule AS "missedRule",
    b.paying_rule AS "payingRule", b.pay_until AS "payUntil",
    b.release_unpaid AS "releaseUnpaid", b.cancel_notice_hours AS "cancelNoticeHours",
    coalesce((SELECT own.payments FROM paid own WHERE own.appointment_id = b.id), '[]') AS payments,
    ${positionOnPlan('b')} AS place, ${more} AS more
  FROM page s
  LEFT JOIN client p ON p.id = s.client_id
  LEFT JOIN guest g ON g.booking_id = s.booking_id AND s.client_id IS NULL
  JOIN therapist t ON t.id = s.therapist_id
  LEFT JOIN appointment b ON b.id = s.booking_id`;

/** @param id of the session or of its booking */
export function oneSession(whose: Prisma.Sql, id: string): Prisma.Sql {
  return linesOf(
    Prisma.sql`SELECT s.* FROM therapy_sessions s WHERE ${whose} AND ${id}::uuid IN (s.id, s.booking_id)`,
  );
}

/** `coming`: from now on, the next first. `past`: those that have begun, the latest first. */
export type SessionTime = 'coming' | 'past';

/** Sessions after the one before the page. The bound alone tells the index where to begin; ids break ties. */
const following = {
  coming: Prisma.sql`s.session_date >= coalesce((SELECT session_date FROM start), '-infinity')
    AND NOT EXISTS (SELECT FROM start WHERE (s.session_date, s.id) <= (start.session_date, start.id))`,
  past: Prisma.sql`s.session_date <= coalesce((SELECT session_date FROM start), 'infinity')
    AND NOT EXISTS (SELECT FROM start WHERE (s.session_date, s.id) >= (start.session_date, start.id))`,
};

/**
 * A page of the sessions under the condition `whose`, and whether more follow. The list has the order of the
 * index (person, session_date), so a page reads only its own rows.
 * @param after id of a session in the list; any other text gives the first page
 */
export function sessionPage(
  whose: Prisma.Sql,
  {
    time,
    after = '',
    now,
    take = sessionsPerPage,
    forClient = false,
  }: { time: SessionTime; after?: string; now: Date; take?: number; forClient?: boolean },
): Prisma.Sql {
  const begun = time === 'past' ? Prisma.sql`s.session_date < ${now}` : Prisma.sql`s.session_date >= ${now}`;
  const order =
    time === 'past'
      ? Prisma.sql`ORDER BY s.session_date DESC, s.id DESC`
      : Prisma.sql`ORDER BY s.session_date, s.id`;
  const before = Prisma.sql`
    start AS (
      SELECT s.session_date, s.id FROM therapy_sessions s
      WHERE ${whose} AND s.id = ${isUuid(after) ? after : null}::uuid),
    found AS MATERIALIZED (
      SELECT s.* FROM therapy_sessions s
      WHERE ${whose} AND ${begun} AND ${following[time]} ${order} LIMIT ${take + 1}),`;
  const page = linesOf(Prisma.sql`SELECT s.* FROM found s ${order} LIMIT ${take}`, {
    before,
    more: Prisma.sql`(SELECT count(*) > ${take} FROM found)`,
    // Only clients book, so only their own list reads open hours, and their link.
    ...(forClient && { bookable: isBookable('t'), linkId: linkOfPerson }),
  });
  return Prisma.sql`${page} ${order}`;
}

/** Milliseconds for which a concluded session stays in the list, with a way to undo it. */
const justSaidMs = 10 * minute;
const mostJustSaid = 10;

/** Sessions of a therapist that were completed, missed or cancelled recently. */
function justSaid(therapistId: string, now: Date): Prisma.Sql {
  const since = new Date(now.getTime() - justSaidMs);
  // The clock of the writing server may be ahead of this one.
  const until = new Date(now.getTime() + justSaidMs);
  return Prisma.sql`
    SELECT s.* FROM therapy_sessions s
    WHERE s.therapist_id = ${therapistId}::uuid AND s.updated_at BETWEEN ${since} AND ${until} AND s.status <> 'scheduled'
    ORDER BY s.updated_at DESC, s.id DESC LIMIT ${mostJustSaid}`;
}

/** Sessions of a therapist without an outcome, the oldest first, and recently concluded ones. */
export function sessionsToConclude(therapistId: string, now: Date): Prisma.Sql {
  return linesOf(Prisma.sql`
    (SELECT s.* FROM therapy_sessions s
      WHERE s.therapist_id = ${therapistId}::uuid AND s.status = 'scheduled' AND s.session_date < ${now}
      ORDER BY s.session_date, s.id LIMIT ${mostToConclude})
    UNION ALL (${justSaid(therapistId, now)})`);
}

/**
 * A therapist's next tasks: up to `each` ended sessions without an outcome, the oldest first, and up to
 * `each` agreed ones, from the present one on. Either list has one extra row if there are more. Recently
 * concluded sessions are included.
 */
export function agendaOf(therapistId: string, { each, now }: { each: number; now: Date }): Prisma.Sql {
  const first = (when: Prisma.Sql) => Prisma.sql`
    SELECT s.* FROM therapy_sessions s WHERE s.id IN (
      SELECT w.id FROM therapy_sessions w
      WHERE w.therapist_id = ${therapistId}::uuid AND w.status = 'scheduled' AND ${when}
      ORDER BY w.session_date, w.id LIMIT ${each + 1})`;
  const ended = Prisma.sql`w.session_date + make_interval(mins => w.duration_minutes) <= ${now}`;
  // The index holds the beginning of a session, not its end.
  const since = new Date(now.getTime() - longestSessionMs);
  return linesOf(Prisma.sql`
    (${first(Prisma.sql`w.session_date < ${now} AND ${ended}`)})
    UNION ALL (${first(Prisma.sql`w.session_date > ${since} AND NOT ${ended}`)})
    UNION ALL (${justSaid(therapistId, now)})`);
}
