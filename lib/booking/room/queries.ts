import { appointmentLink } from '@/lib/booking/link';
import { zoneOfReader } from '@/lib/format/time';
import 'server-only';
import { isAdmin, isTherapist } from '@/lib/account/session/guard';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { Viewer } from '@/lib/account/session/session';
import { type RoomRole, type RoomTime, roomTime } from '@/lib/booking/room/rules';
import { roomLink } from '@/lib/care/meeting/room';
import { threadPath } from '@/lib/care/message/rules';
import { db } from '@/lib/server/db';

const columns = {
  id: true,
  status: true,
  startsAt: true,
  endsAt: true,
  mode: true,
  meetingLink: true,
  backupPhone: true,
  viewerTimeZone: true,
  calendarId: true,
  clientId: true,
  guestName: true,
  guestEmail: true,
  guestPhone: true,
  client: {
    select: { timeZone: true, userId: true, firstName: true, lastName: true, email: true, phone: true },
  },
  calendar: { select: { timeZone: true, therapist: { select: { id: true, name: true, userId: true } } } },
} as const;

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

function find(id: string) {
  return db.booking.findUnique({ where: { id }, select: columns });
}

/** The host is the therapist of the calendar; of the house's consultations it is the team. */
function isHost({ calendar: { therapist } }: Found, viewer: Viewer | null): boolean {
  if (therapist) return isTherapist(viewer) && therapist.userId === viewer.userId;
  return isAdmin(viewer) && hasSecondFactor(viewer);
}

/**
 * The part of the asking person in this room. A client comes by their session; who booked without an account by their private link, also
 * once an account has taken the appointment over. That link lets nobody of the team in.
 */
function roleOf(found: Found, viewer: Viewer | null, byPrivateLink: boolean): RoomRole | null {
  if (isHost(found, viewer)) return 'host';
  if (found.client && viewer?.userId === found.client.userId) return 'person';
  return byPrivateLink && found.guestEmail !== null && !isAdmin(viewer) ? 'person' : null;
}

/** Where one writes when the call fails and there is no number to ring. */
export type WriteTo = {
  readonly href: string;
  /** Who reads it, after "Write to": a name, or "our team". */
  readonly whom: string;
};

const ourTeam = 'our team';

/**
 * Where this side writes to the other, so that nobody is without a next step. Somebody without an account has no thread:
 * they get a mail, and write to the house themselves.
 */
function writeToOf(
  role: RoomRole,
  { client, clientId, calendar, guestEmail }: Found,
  other: string,
): WriteTo {
  const { therapist } = calendar;
  if (role === 'person') {
    if (!clientId) return { href: '/contact?topic=general-support', whom: ourTeam };
    return therapist
      ? { href: threadPath({ kind: 'care', clientId, therapistId: therapist.id }, role), whom: other }
      : { href: threadPath({ kind: 'house', memberId: clientId, threadId: null }, role), whom: ourTeam };
  }
  if (therapist && clientId)
    return {
      href: threadPath({ kind: 'care', clientId, therapistId: therapist.id }, 'helper'),
      whom: other,
    };
  return { href: `mailto:${encodeURIComponent(client?.email ?? guestEmail ?? '')}`, whom: other };
}

/** A room as one of its two people finds it. */
export type RoomOfViewer = {
  readonly bookingId: string;
  readonly role: RoomRole;
  readonly time: RoomTime;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Zone of the viewer: of the person who booked, or of the host's calendar. */
  readonly timeZone: string;
  /** Name of the other side. */
  readonly other: string;
  /** Number to ring when the call fails; null while the other side has given none. */
  readonly fallbackPhone: string | null;
  readonly writeTo: WriteTo;
  /** Who booked, by account or by address. */
  readonly person: { readonly clientId: string | null; readonly guestEmail: string | null };
  readonly calendarId: string;
  /** A consultation of the house. */
  readonly ofHouse: boolean;
};

/**
 * The room behind a token, for whoever asks. `sign-in` says that the room exists for people who sign in; a signed-in
 * stranger learns nothing.
 * @param token of the room, or of a guest's private booking link
 */
export async function roomOfViewer(
  token: string,
  viewer: Viewer | null,
  now: Date = new Date(),
): Promise<RoomOfViewer | 'unknown' | 'sign-in'> {
  const byLink = appointmentLink.idOf(token, now);
  const id = byLink ?? roomLink.idOf(token, now);
  const found = id === undefined ? null : await find(id);
  if (!found) return 'unknown';
  const role = roleOf(found, viewer, byLink !== undefined);
  if (!role) return viewer ? 'unknown' : 'sign-in';
  const { client, calendar, guestName, guestEmail, guestPhone, viewerTimeZone, clientId, backupPhone } =
    found;
  const personName = client ? `${client.firstName} ${client.lastName}` : (guestName ?? 'Your client');
  const other = role === 'host' ? personName : (calendar.therapist?.name ?? 'A member of our team');
  // By the private link alone nobody is led to the account.
  const known = role === 'host' || viewer?.userId === client?.userId ? clientId : null;
  return {
    bookingId: found.id,
    role,
    time: roomTime(found, now),
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    timeZone: role === 'host' ? calendar.timeZone : zoneOfReader(client?.timeZone, viewerTimeZone),
    other,
    fallbackPhone: role === 'host' ? (client ? client.phone : guestPhone) : backupPhone,
    writeTo: writeToOf(role, { ...found, clientId: known }, other),
    person: { clientId, guestEmail: client ? null : guestEmail },
    calendarId: found.calendarId,
    ofHouse: calendar.therapist === null,
  };
}
