import 'server-only';
import { cache } from 'react';
import { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { roomOfMembers } from '@/lib/care/meeting/room';
import { type Meeting, meetingOf } from '@/lib/care/meeting/rules';
import type { PlanPosition } from '@/lib/care/plan/credit/rules';
import {
  erasedGuest,
  inWords,
  type SessionSteps,
  sessionModes,
  sessionStatuses,
  stepsOf,
} from '@/lib/care/session/rules';
import {
  agendaOf,
  oneSession,
  type SessionRow,
  type SessionTime,
  sessionPage,
  sessionsPerPage,
  sessionsToConclude,
} from '@/lib/care/session/sql';
import { minute } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';
import { pictureUrl } from '@/lib/therapist/rules';

/** One of the two people of a session, with the IANA zone in which they read times. */
type Side = { readonly name: string; readonly timeZone: string };

/**
 * The fee of an appointment, and the payments for it with the rupees received and refunded; the payment room
 * interprets them.
 */
export type PricedSession = {
  readonly fee: string | null;
  /** The fee as booked, once a rule has set `fee` to its part. */
  readonly bookedFee: string | null;
  /** Codes of what late cancelling and not coming cost. */
  readonly lateRule: string;
  readonly missedRule: string;
  readonly payingRule: string;
  readonly payUntil: Date | null;
  readonly releaseUnpaid: boolean;
  readonly startsAt: Date;
  readonly payments: SessionRow['payments'];
  /** Its number among its plan's paid sessions. */
  readonly plan: PlanPosition | null;
};

export type SessionLine = {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly durationMinutes: number;
  readonly status: string;
  /** "Scheduled", "Missed" …; `type` and `mode` are words too. */
  readonly statusText: string;
  readonly type: string;
  readonly mode: string | null;
  /** video, phone, in_person */
  readonly way: string | null;
  /** Where the two meet; null for a session without an appointment. */
  readonly meeting: Meeting | null;
  /** A proposed beginning that the client has not answered. */
  readonly proposedStartsAt: Date | null;
  /** The columns behind the fee and its payment; null without an appointment. */
  readonly priced: PricedSession | null;
  readonly plan: { readonly id: string; readonly name: string } | null;
  readonly therapist: Side & {
    readonly slug: string;
    /** True for an invented person. */
    readonly sample: boolean;
    /** Address of the portrait. */
    readonly picture: string | null;
    /**
     * Whether a time can be booked with them: they are listed and have open hours. Read only for a client's
     * own list.
     */
    readonly bookable: boolean;
  };
  /** Without an id for a guest, who has no record. */
  readonly client: Side & { readonly id: string | null };
  /** How to reach a guest; null for a client, and once the guest is erased. */
  readonly guest: {
    readonly email: string | null;
    readonly phone: string | null;
    /** True if an account booked it before it had a profile. */
    readonly hasAccount: boolean;
    /** True for one from another calendar, of which they have had no mail. */
    readonly imported: boolean;
  } | null;
  /** The cancellation notice of its appointment, in hours; null without one. */
  readonly cancelNoticeHours: number | null;
  readonly cancelledBy: string | null;
  readonly cancelReason: string | null;
  /** When the client said that the therapist had not come. */
  readonly hostMissedAt: Date | null;
  /** The appointment behind it, for rescheduling. */
  readonly bookingId: string | null;
  /** In the person's link to it. Read only for a client's own list. */
  readonly linkId: string | null;
  /** Shared by sessions that were arranged together; null for a single one. */
  readonly seriesId: string | null;
  readonly steps: SessionSteps;
  readonly reopened: boolean;
};

export type SessionPage = {
  readonly sessions: readonly SessionLine[];
  readonly next: string | null;
};

function lineOf(row: SessionRow, now: Date): SessionLine {
  const { planId, planName, therapistSlug, therapistName, therapistZone, ...others } = row;
  const { therapistSample, therapistBookable, therapistPicture, ...more } = others;
  const { clientId, clientName, clientZone, guestEmail, guestAccount, guestImported, ...concluded } = more;
  const { completedAt, missedAt, completionUndoneAt, ...placed } = concluded;
  const { meetingLink, meetingAddress, meetingCaller, meetingPhone, backupPhone, clientPhone, ...priced } =
    placed;
  const { fee, bookedFee, lateRule, missedRule, payingRule, payUntil, releaseUnpaid, ...paidBy } = priced;
  const { payments, place: onPlan, more: _more, ...session } = paidBy;
  const place = { meetingLink, meetingAddress, meetingCaller, meetingPhone, backupPhone };
  const endsAt = new Date(session.startsAt.getTime() + session.durationMinutes * minute);
  return {
    ...session,
    endsAt,
    statusText: inWords(sessionStatuses, session.status),
    mode: session.mode && inWords(sessionModes, session.mode),
    way: session.mode,
    priced:
      payingRule === null
        ? null
        : {
            ...{ fee, bookedFee, payingRule, payUntil },
            lateRule: lateRule ?? '',
            missedRule: missedRule ?? '',
            releaseUnpaid: releaseUnpaid === true,
            startsAt: session.startsAt,
            payments,
            plan: onPlan,
          },
    meeting: session.bookingId
      ? meetingOf(place, clientPhone, roomOfMembers(session.bookingId, endsAt))
      : null,
    plan: planId && planName ? { id: planId, name: planName } : null,
    therapist: {
      slug: therapistSlug,
      name: therapistName,
      timeZone: therapistZone,
      sample: therapistSample,
      picture: pictureUrl(therapistPicture) ?? null,
      bookable: therapistBookable,
    },
    client: { id: clientId, name: clientName ?? erasedGuest, timeZone: clientZone },
    guest:
      clientId === null && clientName !== null
        ? {
            ...{ email: guestEmail, phone: clientPhone },
            hasAccount: guestAccount === true,
            imported: guestImported === true,
          }
        : null,
    reopened: completionUndoneAt !== null,
    steps: stepsOf({ ...session, completedAt, missedAt, completionUndoneAt }, now),
  };
}

async function readPage(
  whose: Prisma.Sql,
  {
    take = sessionsPerPage,
    ...options
  }: { time: SessionTime; after?: string; now: Date; take?: number; forClient?: boolean },
): Promise<SessionPage> {
  const rows = await db.$queryRaw<SessionRow[]>(sessionPage(whose, { ...options, take }));
  const sessions = rows.map((row) => lineOf(row, options.now));
  return { sessions, next: rows[0]?.more ? (sessions.at(-1)?.id ?? null) : null };
}

/** The viewer's own sessions as a client: coming ones (product.md §7), or those that have begun. */
export function listOwnSessions(
  viewer: Member,
  {
    time,
    after = '',
    take = sessionsPerPage,
  }: { readonly time: SessionTime; readonly after?: string; readonly take?: number },
  now: Date = new Date(),
): Promise<SessionPage> {
  const own = Prisma.sql`s.client_id = ${viewer.profile.id}::uuid`;
  return readPage(own, { time, after, now, take, forClient: true });
}

/**
 * Sessions with the viewer as their therapist, of all clients or of one; none until the viewer's account is
 * linked.
 * @param client profile id; another therapist's client gives no sessions
 */
export async function listTherapistSessions(
  viewer: Member,
  {
    time,
    client,
    after = '',
    take = sessionsPerPage,
  }: {
    readonly time: SessionTime;
    readonly client?: string;
    readonly after?: string;
    readonly take?: number;
  },
  now: Date = new Date(),
): Promise<SessionPage> {
  const therapist = await therapistOf(viewer);
  if (!therapist || (client !== undefined && !isUuid(client))) return { sessions: [], next: null };
  const own = Prisma.sql`s.therapist_id = ${therapist.id}::uuid`;
  const whose = client === undefined ? own : Prisma.sql`${own} AND s.client_id = ${client}::uuid`;
  return readPage(whose, { time, after, now, take });
}

/** One session with the viewer as its therapist, by its id or that of its booking; null for another's. */
export async function findTherapistSession(viewer: Member, id: string): Promise<SessionLine | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return null;
  const own = Prisma.sql`s.therapist_id = ${therapist.id}::uuid`;
  const [row] = await db.$queryRaw<SessionRow[]>(oneSession(own, id));
  return row ? lineOf(row, new Date()) : null;
}

/** Sorts by time, and by id at the same instant. */
function inOrder(rows: readonly SessionRow[], now: Date): SessionLine[] {
  return rows
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((row) => lineOf(row, now));
}

/**
 * Sessions that have begun and have no outcome, the oldest first; at most fifty. Recently concluded ones stay
 * among them for some minutes. Reads once per rendered page.
 */
export const listSessionsToConclude = cache(
  async (viewer: Member, now: Date = new Date()): Promise<SessionLine[]> => {
    const therapist = await therapistOf(viewer);
    if (!therapist) return [];
    const rows = await db.$queryRaw<SessionRow[]>(sessionsToConclude(therapist.id, now));
    return inOrder(rows, now).filter(({ startsAt }) => startsAt < now);
  },
);

/** The next tasks of a therapist: the first entries of each list. */
export type Agenda = {
  /** Ended and without an outcome; also those concluded recently, even before their end. */
  readonly toConclude: readonly SessionLine[];
  readonly moreToConclude: boolean;
  /** Coming sessions, including one that has begun, and those cancelled recently before they began. */
  readonly coming: readonly SessionLine[];
  readonly moreComing: boolean;
};

const eachOnAgenda = 4;

/** The first entries of a list and the number of further ones; recently concluded ones are not counted. */
export function firstWaiting(
  sessions: readonly SessionLine[],
  most: number,
): { readonly shown: readonly SessionLine[]; readonly later: number } {
  const waiting = sessions.filter(({ status }) => status === 'scheduled');
  const next = new Set(waiting.slice(0, most));
  return {
    shown: sessions.filter((session) => session.status !== 'scheduled' || next.has(session)),
    later: waiting.length - next.size,
  };
}

/** The viewer's agenda in one query, once per rendered page; empty until their account is linked. */
export const readAgenda = cache(async (viewer: Member, now: Date = new Date()): Promise<Agenda> => {
  const therapist = await therapistOf(viewer);
  const options = { each: eachOnAgenda, now };
  const rows = therapist ? await db.$queryRaw<SessionRow[]>(agendaOf(therapist.id, options)) : [];
  const sessions = inOrder(rows, now);
  const isComing = ({ startsAt, endsAt, status }: SessionLine) =>
    startsAt >= now || (status === 'scheduled' && endsAt > now);
  const toConclude = firstWaiting(
    sessions.filter((session) => !isComing(session)),
    eachOnAgenda,
  );
  const coming = firstWaiting(sessions.filter(isComing), eachOnAgenda);
  return {
    toConclude: toConclude.shown,
    moreToConclude: toConclude.later > 0,
    coming: coming.shown,
    moreComing: coming.later > 0,
  };
});
