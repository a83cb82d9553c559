import 'server-only';
import { isAdmin, isTherapist } from '@/lib/account/session/guard';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { Viewer } from '@/lib/account/session/session';
import { participantOfLink } from '@/lib/booking/link';
import { type RoomRole, type RoomTime, roomTime } from '@/lib/booking/room/rules';
import { roomLink } from '@/lib/care/meeting/room';
import { threadPath } from '@/lib/care/message/rules';
import { nameOf } from '@/lib/care/participant/columns';
import { zoneOfReader } from '@/lib/format/time';
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
  participants: {
    orderBy: { seat: 'asc' },
    select: {
      ...{ id: true, linkId: true, clientId: true, name: true, email: true, phone: true },
      client: {
        select: { timeZone: true, userId: true, firstName: true, lastName: true, email: true, phone: true },
      },
    },
  },
  calendar: { select: { timeZone: true, therapist: { select: { id: true, name: true, userId: true } } } },
} as const;

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * A booking, with the participant of the link, or else the viewer; the host and strangers see the first one.
 * @param participantId of a private link
 */
async function find(id: string, viewer: Viewer | null, participantId: string | undefined) {
  const found = await db.booking.findUnique({
    relationLoadStrategy: 'join',
    where: { id },
    select: columns,
  });
  const { participants = [] } = found ?? {};
  const who = participantId
    ? participants.find((one) => one.id === participantId)
    : (participants.find(({ client }) => client && client.userId === viewer?.userId) ?? participants[0]);
  // A time that is only held has no room.
  return found && who ? { ...found, who } : null;
}

/** The host is the therapist of the calendar; for the service's consultations it is the team. */
function isHost({ calendar: { therapist } }: Found, viewer: Viewer | null): boolean {
  if (therapist) return isTherapist(viewer) && therapist.userId === viewer.userId;
  return isAdmin(viewer) && hasSecondFactor(viewer);
}

/**
 * The caller's role in this room. A client is recognised by their session, a guest by their private link,
 * even after an account has taken the appointment over. That link admits no member of the team.
 */
function roleOf(found: Found, viewer: Viewer | null, byPrivateLink: boolean): RoomRole | null {
  if (isHost(found, viewer)) return 'host';
  const { client, email } = found.who;
  if (client && viewer?.userId === client.userId) return 'person';
  return byPrivateLink && email !== null && !isAdmin(viewer) ? 'person' : null;
}

/** Where to write if the call fails and there is no number to call. */
export type WriteTo = {
  readonly href: string;
  /** The recipient, after "Write to": a name, or "our team". */
  readonly whom: string;
};

const ourTeam = 'our team';

/**
 * Where this side can write to the other, so that each person has a next step. Without an account there is no
 * thread: a guest gets a mail, and writes to the service.
 */
function writeToOf(
  role: RoomRole,
  { who: { client, email }, calendar: { therapist } }: Found,
  { clientId, other }: { readonly clientId: string | null; readonly other: string },
): WriteTo {
  if (role === 'person') {
    if (!clientId) return { href: '/contact?topic=general-support', whom: ourTeam };
    return therapist
      ? { href: threadPath({ kind: 'care', clientId, therapistId: therapist.id }, role), whom: other }
      : { href: threadPath({ kind: 'team', memberId: clientId, threadId: null }, role), whom: ourTeam };
  }
  if (therapist && clientId)
    return {
      href: threadPath({ kind: 'care', clientId, therapistId: therapist.id }, 'helper'),
      whom: other,
    };
  return { href: `mailto:${encodeURIComponent(client?.email ?? email ?? '')}`, whom: other };
}

export type RoomOfViewer = {
  readonly bookingId: string;
  readonly role: RoomRole;
  /** The caller; null for the host. */
  readonly participantId: string | null;
  readonly time: RoomTime;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Zone of the viewer: the client's or guest's, or that of the host's calendar. */
  readonly timeZone: string;
  readonly other: string;
  /** Number to call if the call fails; null if the other side has given none. */
  readonly fallbackPhone: string | null;
  readonly writeTo: WriteTo;
  /** The client by account, or the guest by address. */
  readonly person: {
    readonly id: string;
    readonly linkId: string;
    readonly clientId: string | null;
    readonly guestEmail: string | null;
  };
  readonly calendarId: string;
  /** True for a consultation of the service. */
  readonly ofHouse: boolean;
};

/**
 * The room behind a token, for this caller. `sign-in` says that the room exists for people who sign in; a
 * signed-in stranger learns nothing.
 * @param token of the room, or of a guest's private booking link
 */
export async function roomOfViewer(
  token: string,
  viewer: Viewer | null,
  now: Date = new Date(),
): Promise<RoomOfViewer | 'unknown' | 'sign-in'> {
  const byLink = await participantOfLink(token, now);
  const id = byLink?.bookingId ?? roomLink.idOf(token, now);
  const found = id === undefined ? null : await find(id, viewer, byLink?.id);
  if (!found) return 'unknown';
  const role = roleOf(found, viewer, byLink !== null);
  if (!role) return viewer ? 'unknown' : 'sign-in';
  const { who, calendar, viewerTimeZone, backupPhone } = found;
  const { client, clientId } = who;
  const names = found.participants.flatMap((one) => nameOf(one) ?? []).join(' and ');
  const other =
    role === 'host' ? names || 'Your client' : (calendar.therapist?.name ?? 'A member of our team');
  // The private link alone never leads to the account.
  const known = role === 'host' || viewer?.userId === client?.userId ? clientId : null;
  return {
    bookingId: found.id,
    role,
    participantId: role === 'host' ? null : who.id,
    time: roomTime(found, now),
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    timeZone: role === 'host' ? calendar.timeZone : zoneOfReader(client?.timeZone, viewerTimeZone),
    other,
    fallbackPhone: role === 'host' ? (client ? client.phone : who.phone) : backupPhone,
    writeTo: writeToOf(role, found, { clientId: known, other }),
    person: { id: who.id, linkId: who.linkId, clientId, guestEmail: client ? null : who.email },
    calendarId: found.calendarId,
    ofHouse: calendar.therapist === null,
  };
}
