import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { findBooking } from '@/lib/booking/queries';
import { roomOfMembers } from '@/lib/care/meeting/room';
import { type KeptMeeting, type Meeting, meetingOf } from '@/lib/care/meeting/rules';
import { bookedBy, guest, personWith } from '@/lib/care/participant/columns';
import { persons } from '@/lib/care/participant/sql';
import { inWords, sessionModes } from '@/lib/care/session/rules';
import { hour } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import type { Fee } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** A guest's appointment in a therapist's calendar; it belongs to no client's record. */
export type OwnAppointment = {
  readonly id: string;
  /** True if an account booked it before it had a profile, or has taken it over since. */
  readonly hasAccount: boolean;
  /** True for one from another calendar, of which they have had no mail. */
  readonly imported: boolean;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly proposedStartsAt: Date | null;
  readonly timeZone: string;
  readonly cancelled: boolean;
  /** guest, client, therapist, admin, system; null for an appointment that is not cancelled. */
  readonly cancelledBy: string | null;
  readonly cancelReason: string | null;
  /** video, phone, in_person; `mode` is words. */
  readonly way: string | null;
  readonly mode: string | null;
  /** Name of the kind of session. */
  readonly kind: string | null;
  readonly meeting: Meeting;
  readonly fee: Fee;
};

/**
 * One agreed or cancelled appointment of the viewer's own calendar, with the guest's contact details. Null
 * for a hold, another therapist's id, and an erased person.
 */
export async function findOwnAppointment(viewer: Member, id: string): Promise<OwnAppointment | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return null;
  const own = await db.booking.findFirst({
    relationLoadStrategy: 'join',
    where: {
      id,
      status: { in: ['confirmed', 'cancelled'] },
      confirmedAt: { not: null },
      calendar: { therapistId: therapist.id },
    },
    select: {
      ...personWith({ phone: true, userId: true, client: { select: { phone: true } } }),
      imported: { select: { id: true } },
    },
  });
  const booking = own && (await findBooking(id));
  const who = own?.participants[0];
  if (!own || !who || !booking?.person) return null;
  const { startsAt, endsAt, proposedStartsAt, timeZone, status, cancelledBy, cancelReason } = booking;
  const { mode, meeting, fee, person } = booking;
  return {
    id,
    hasAccount: person.userId !== null || who.userId !== null,
    imported: own.imported !== null && person.userId === null,
    name: person.name,
    email: person.email,
    phone: who.client ? who.client.phone : who.phone,
    startsAt,
    endsAt,
    proposedStartsAt,
    timeZone,
    cancelled: status === 'cancelled',
    cancelledBy,
    cancelReason,
    way: mode,
    mode: mode && inWords(sessionModes, mode),
    kind: booking.kind?.name ?? null,
    meeting,
    fee,
  };
}

const guestsAtOnce = 3;

/**
 * The viewer's next appointments with guests that have not ended, in order, and whether more follow. They
 * belong to no record, so the lists of sessions lack them.
 */
export async function listComingGuests(
  viewer: Member,
  now: Date,
): Promise<{
  readonly guests: readonly OwnAppointment[];
  readonly hostZone: string;
  readonly more: boolean;
}> {
  const therapist = await therapistOf(viewer);
  const rows = therapist
    ? await db.booking.findMany({
        where: {
          calendar: { therapistId: therapist.id },
          status: 'confirmed',
          ...bookedBy(guest),
          startsAt: { gt: new Date(now.getTime() - longest) },
          endsAt: { gt: now },
        },
        orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        take: guestsAtOnce + 1,
        select: { id: true, calendar: { select: { timeZone: true } } },
      })
    : [];
  const found = await Promise.all(
    rows.slice(0, guestsAtOnce).map(({ id }) => findOwnAppointment(viewer, id)),
  );
  return {
    guests: found.flatMap((guest) => guest ?? []),
    hostZone: rows[0]?.calendar.timeZone ?? 'Asia/Kolkata',
    more: rows.length > guestsAtOnce,
  };
}

/** Milliseconds of the longest appointment: an earlier one has ended. */
const longest = 12 * hour;

/** The guest's appointment that comes next or has begun, as the therapist needs it. */
export type NextGuest = Pick<
  OwnAppointment,
  'id' | 'name' | 'startsAt' | 'endsAt' | 'way' | 'mode' | 'meeting'
> & {
  readonly hostZone: string;
};

type NextRow = Omit<NextGuest, 'mode' | 'meeting'> & KeptMeeting & { readonly phone: string | null };

/**
 * The first appointment of the viewer's calendar that a guest has booked and that has not ended. It belongs
 * to no record, so the lists of sessions lack it.
 */
export async function readNextGuest(viewer: Member, now: Date): Promise<NextGuest | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const begun = new Date(now.getTime() - longest);
  const [found] = await db.$queryRaw<NextRow[]>`
    SELECT b.id::text AS id, who.name, who.phone, b.starts_at AS "startsAt",
      b.ends_at AS "endsAt", b.mode AS way, c.time_zone AS "hostZone", b.meeting_link AS "meetingLink",
      b.meeting_address AS "meetingAddress", b.meeting_caller AS "meetingCaller", b.meeting_phone AS "meetingPhone",
      b.backup_phone AS "backupPhone"
    FROM calendars c JOIN bookings b ON b.calendar_id = c.id JOIN ${persons} who ON who.booking_id = b.id
    WHERE c.therapist_id = ${therapist.id}::uuid AND b.status = 'confirmed' AND who.client_id IS NULL
      AND who.name IS NOT NULL AND b.starts_at > ${begun} AND b.ends_at > ${now}
    ORDER BY b.starts_at LIMIT 1`;
  if (!found) return null;
  const { id, name, startsAt, endsAt, way, hostZone, phone, ...place } = found;
  return {
    ...{ id, name, startsAt, endsAt, way, hostZone },
    mode: way && inWords(sessionModes, way),
    meeting: meetingOf(place, phone, roomOfMembers(id, endsAt)),
  };
}
