import { Prisma } from '@/generated/prisma/client';
import { persons } from '@/lib/care/participant/sql';
import type { FeePayment } from '@/lib/payment/appointment/fee';
import { paymentsOfAppointment } from '@/lib/payment/appointment/sql';

export type EntryRow = {
  readonly bookingId: string | null;
  readonly sessionId: string | null;
  readonly seriesId: string | null;
  readonly status: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly freeFrom: Date;
  readonly heldUntil: Date | null;
  readonly proposedStartsAt: Date | null;
  readonly mode: string | null;
  readonly kindName: string | null;
  readonly name: string | null;
  /** Fee of an appointment in rupees, such as "1800.00"; null without one, or while it is not agreed. */
  readonly fee: string | null;
  readonly onPlan: boolean;
  readonly payments: readonly FeePayment[] | null;
};

/** More than a therapist has in six weeks. */
const mostEntries = 1_000;

/**
 * Entries of a therapist's calendar between two instants: appointments, live holds, sessions without an
 * appointment, and appointments with a proposed time in this range. Cancelled ones are included, without
 * their buffer.
 * @param calendarId null without a calendar
 * @param cancelled whether to include cancelled ones
 */
export function entriesBetween(
  {
    therapistId,
    calendarId,
    cancelled,
  }: { readonly therapistId: string; readonly calendarId: string | null; readonly cancelled: boolean },
  { from, until }: { readonly from: Date; readonly until: Date },
  now: Date,
): Prisma.Sql {
  // Twelve hours cover the longest session and the longest buffer after it, so the index scan begins there.
  return Prisma.sql`
    (SELECT b.id::text AS "bookingId", s.id::text AS "sessionId", s.series_id::text AS "seriesId",
      coalesce(s.status, b.status) AS status, b.starts_at AS "startsAt", b.ends_at AS "endsAt",
      CASE b.status WHEN 'cancelled' THEN b.ends_at ELSE b.blocked_until END AS "freeFrom", b.held_until AS "heldUntil", b.proposed_starts_at AS "proposedStartsAt",
      b.mode, b.kind_name AS "kindName", coalesce(p.first_name || ' ' || p.last_name, who.name) AS name,
      b.fee::text AS fee, b.plan_id IS NOT NULL AS "onPlan", ${paymentsOfAppointment('b')} AS payments
    FROM bookings b
    LEFT JOIN therapy_sessions s ON s.booking_id = b.id
    LEFT JOIN ${persons} who ON who.booking_id = b.id
    LEFT JOIN profiles p ON p.id = who.client_id
    WHERE b.calendar_id = ${calendarId}::uuid
      AND (b.status = 'confirmed' OR (b.status = 'held' AND b.held_until > ${now})
        OR (${cancelled} AND b.status = 'cancelled' AND b.confirmed_at IS NOT NULL))
      AND ((b.starts_at >= ${from}::timestamptz - interval '12 hours' AND b.starts_at < ${until} AND b.blocked_until > ${from})
        OR (b.status = 'confirmed' AND b.starts_at > ${now} AND b.proposed_starts_at >= ${from} AND b.proposed_starts_at < ${until}))
    ORDER BY b.starts_at, b.id LIMIT ${mostEntries})
    UNION ALL
    (SELECT NULL, s.id::text, s.series_id::text, s.status, s.session_date,
      s.session_date + s.duration_minutes * interval '1 minute',
      s.session_date + s.duration_minutes * interval '1 minute', NULL, NULL, s.mode, NULL,
      p.first_name || ' ' || p.last_name, NULL, false, NULL
    FROM therapy_sessions s JOIN profiles p ON p.id = s.client_id
    WHERE s.therapist_id = ${therapistId}::uuid AND s.booking_id IS NULL AND (${cancelled} OR s.status <> 'cancelled')
      AND s.session_date >= ${from}::timestamptz - interval '12 hours' AND s.session_date < ${until}
    ORDER BY s.session_date, s.id LIMIT ${mostEntries})
    ORDER BY 5, 1, 2`;
}
