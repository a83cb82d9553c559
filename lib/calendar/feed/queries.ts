import 'server-only';
import type { Member } from '@/lib/auth/session';
import { feedDays } from '@/lib/calendar/feed/rules';
import { isFeedToken } from '@/lib/calendar/feed/token';
import { db } from '@/lib/db';
import { hashOfSecret } from '@/lib/secret-token';
import { therapistOf } from '@/lib/therapist/access';

/** One appointment of a therapist, as a feed needs it. */
export type FeedEvent = {
  /** The same for as long as the appointment exists. */
  readonly uid: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly mode: string | null;
  readonly cancelled: boolean;
  /** Grows with every change, so that calendars take the later one. */
  readonly sequence: number;
  readonly changedAt: Date;
  /** Of the person; never shown whole. */
  readonly personName: string | null;
};

export type Feed = {
  readonly events: readonly FeedEvent[];
  /** When anything in it changed last. */
  readonly changedAt: Date;
};

const day = 86_400_000;
/** More than anybody works in a year and a month. */
const mostEvents = 5_000;

/** Since when the viewer has a live address, if they have one; null until their account is linked. */
export async function ownFeed(viewer: Member): Promise<{ readonly since: Date | null } | null> {
  if (!(await therapistOf(viewer))) return null;
  const found = await db.calendarFeed.findFirst({
    where: { userId: viewer.userId, revokedAt: null },
    select: { createdAt: true },
  });
  return { since: found?.createdAt ?? null };
}

/** The therapist whose feed this address is, while it is live and the account still acts as them. */
async function therapistOfToken(token: string) {
  if (!isFeedToken(token)) return null;
  const found = await db.calendarFeed.findUnique({
    where: { tokenHash: hashOfSecret(token) },
    select: {
      createdAt: true,
      revokedAt: true,
      user: {
        select: {
          disabledAt: true,
          profile: { select: { role: true } },
          therapist: { select: { id: true, calendar: { select: { id: true } } } },
        },
      },
    },
  });
  if (!found || found.revokedAt || found.user.disabledAt) return null;
  const { therapist, profile } = found.user;
  if (!therapist || profile?.role !== 'therapist') return null;
  return { therapistId: therapist.id, calendarId: therapist.calendar?.id, createdAt: found.createdAt };
}

const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person && `${person.firstName} ${person.lastName}`;
const client = { select: { firstName: true, lastName: true } } as const;

/** Appointments in the therapist's calendar. A hold is none yet; one that was cancelled stays, marked. */
async function bookedEvents(calendarId: string, range: { gte: Date; lte: Date }): Promise<FeedEvent[]> {
  const rows = await db.booking.findMany({
    where: {
      calendarId,
      startsAt: range,
      OR: [{ status: 'confirmed' }, { status: 'cancelled', confirmedAt: { not: null } }],
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: mostEvents,
    select: {
      id: true,
      startsAt: true,
      endsAt: true,
      mode: true,
      status: true,
      icsSequence: true,
      updatedAt: true,
      guestName: true,
      client,
    },
  });
  return rows.map(({ id, status, icsSequence, updatedAt, guestName, client: person, ...same }) => ({
    ...same,
    uid: `booking-${id}`,
    cancelled: status === 'cancelled',
    sequence: icsSequence,
    changedAt: updatedAt,
    personName: nameOf(person) ?? guestName,
  }));
}

/** Sessions that were entered without taking time in a calendar. */
async function unbookedEvents(therapistId: string, range: { gte: Date; lte: Date }): Promise<FeedEvent[]> {
  const rows = await db.therapySession.findMany({
    where: { therapistId, bookingId: null, sessionDate: range },
    orderBy: [{ sessionDate: 'asc' }, { id: 'asc' }],
    take: mostEvents,
    select: {
      id: true,
      sessionDate: true,
      durationMinutes: true,
      mode: true,
      status: true,
      updatedAt: true,
      client,
    },
  });
  return rows.map(({ id, sessionDate, durationMinutes, mode, status, updatedAt, client: person }) => ({
    uid: `session-${id}`,
    startsAt: sessionDate,
    endsAt: new Date(sessionDate.getTime() + durationMinutes * 60_000),
    mode,
    cancelled: status === 'cancelled',
    // Such a session is never moved; it can only be cancelled, once.
    sequence: status === 'cancelled' ? 1 : 0,
    changedAt: updatedAt,
    personName: nameOf(person),
  }));
}

/** What a secret address gives, or null where it is unknown, ended, or its account is no therapist's any more. */
export async function readFeed(token: string, now: Date = new Date()): Promise<Feed | null> {
  const found = await therapistOfToken(token);
  if (!found) return null;
  const { therapistId, calendarId, createdAt } = found;
  const range = {
    gte: new Date(now.getTime() - feedDays.back * day),
    lte: new Date(now.getTime() + feedDays.ahead * day),
  };
  const [booked, unbooked] = await Promise.all([
    calendarId === undefined ? [] : bookedEvents(calendarId, range),
    unbookedEvents(therapistId, range),
  ]);
  const events = [...booked, ...unbooked].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const changedAt = Math.max(createdAt.getTime(), ...events.map((event) => event.changedAt.getTime()));
  return { events, changedAt: new Date(changedAt) };
}
