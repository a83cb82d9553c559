import { Prisma } from '@/generated/prisma/client';
import { persons } from '@/lib/care/participant/sql';
import { therapistIdsOf } from '@/lib/care/session/access';
import { hasGoneOn } from '@/lib/care/session/gone-on';

/**
 * The service's calendar, its taken times and the client's next appointment there, with the client's zone, so
 * that the dashboard needs no other query. Returns one row, even without such a calendar.
 */
export function consultationCalendar(clientId: string, now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT p.time_zone AS "timeZone", p.phone,
      CASE WHEN c.id IS NOT NULL THEN json_build_object(
        'timeZone', c.time_zone, 'slotMinutes', c.slot_minutes, 'bufferMinutes', c.buffer_minutes,
        'noticeMinutes', c.notice_minutes, 'horizonDays', c.horizon_days, 'hours', (
          SELECT coalesce(json_agg(json_build_object(
            'weekday', h.weekday, 'startMinute', h.start_minute, 'endMinute', h.end_minute)), '[]')
          FROM availability_hours h WHERE h.calendar_id = c.id)) END AS calendar,
      (SELECT coalesce(json_agg(json_build_object(
          'kind', e.kind, 'onDate', e.on_date, 'startMinute', e.start_minute, 'endMinute', e.end_minute)), '[]')
        FROM availability_exceptions e
        WHERE e.calendar_id = c.id AND e.on_date >= (${now}::timestamptz - interval '2 days')::date) AS exceptions,
      (SELECT coalesce(json_agg(json_build_object('startsAt', b.starts_at, 'blockedUntil', b.blocked_until)), '[]')
        FROM bookings b
        WHERE b.calendar_id = c.id AND b.starts_at > ${now}::timestamptz - interval '1 day'
          AND b.blocked_until > ${now} AND (b.status = 'confirmed' OR (b.status = 'held' AND b.held_until > ${now}))
      ) AS taken,
      (SELECT coalesce(json_agg(json_build_object('slug', own.slug, 'name', own.name, 'sample', own.sample) ORDER BY own.last DESC NULLS LAST, own.name), '[]')
        FROM (
          SELECT t.slug, t.name, t.is_sample AS sample, greatest((
            SELECT max(s.session_date) FROM therapy_sessions s
            WHERE s.therapist_id = t.id AND s.client_id = p.id), (
            SELECT max(h.answered_at) FROM handovers h
            WHERE h.to_therapist_id = t.id AND h.client_id = p.id AND h.answer = 'accepted')) AS last
          FROM therapists t JOIN calendars k ON k.therapist_id = t.id
          WHERE t.is_active AND t.id IN (SELECT mine.therapist_id FROM ${therapistIdsOf(clientId)} AS mine)
            AND EXISTS (SELECT FROM availability_hours h WHERE h.calendar_id = k.id)
            AND NOT ${hasGoneOn(Prisma.sql`p.id`, Prisma.sql`t.id`)}
          ORDER BY last DESC NULLS LAST, t.name, t.id LIMIT 3) own) AS therapists,
      (SELECT json_build_object('id', b.id, 'linkId', who.link_id, 'startsAt', b.starts_at, 'endsAt', b.ends_at, 'kindName', b.kind_name, 'mode', b.mode,
          'place', json_build_object('meetingLink', b.meeting_link, 'meetingAddress', b.meeting_address,
            'meetingCaller', b.meeting_caller, 'meetingPhone', b.meeting_phone, 'backupPhone', b.backup_phone))
        FROM ${persons} who JOIN bookings b ON b.id = who.booking_id
        WHERE who.client_id = p.id AND b.calendar_id = c.id AND b.status = 'confirmed'
          AND b.starts_at > ${now}::timestamptz - interval '1 day' AND b.ends_at > ${now}
        ORDER BY b.starts_at LIMIT 1) AS own
    FROM profiles p LEFT JOIN calendars c ON c.therapist_id IS NULL
    WHERE p.id = ${clientId}::uuid`;
}
