import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/auth/session';
import { db } from '@/lib/db';
import {
  inWords,
  type SessionSteps,
  sessionModes,
  sessionStatuses,
  sessionTypes,
  stepsOf,
} from '@/lib/session/rules';
import {
  type SessionRow,
  type SessionTime,
  sessionPage,
  sessionsPerPage,
  sessionsToConclude,
} from '@/lib/session/statements';
import { therapistOf } from '@/lib/therapist/access';
import { isUuid } from '@/lib/uuid';

/** One of the two people of a session, with the IANA zone they read times in. */
type Side = { readonly name: string; readonly timeZone: string };

/** One session as a list shows it, to either side. */
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
  readonly plan: { readonly id: string; readonly name: string } | null;
  readonly therapist: Side & { readonly slug: string };
  readonly client: Side & { readonly id: string };
  readonly cancelledBy: string | null;
  readonly cancelReason: string | null;
  /** The appointment that holds its time, by which it is moved. */
  readonly bookingId: string | null;
  readonly steps: SessionSteps;
};

export type SessionPage = {
  readonly sessions: readonly SessionLine[];
  /** `after` of the next page, when there is one. */
  readonly next: string | null;
};

function lineOf(row: SessionRow, now: Date): SessionLine {
  const { planId, planName, therapistSlug, therapistName, therapistZone, ...more } = row;
  const { clientId, clientName, clientZone, completedAt, completionUndoneAt, ...session } = more;
  return {
    ...session,
    endsAt: new Date(session.startsAt.getTime() + session.durationMinutes * 60_000),
    statusText: inWords(sessionStatuses, session.status),
    type: inWords(sessionTypes, session.type),
    mode: session.mode && inWords(sessionModes, session.mode),
    plan: planId && planName ? { id: planId, name: planName } : null,
    therapist: { slug: therapistSlug, name: therapistName, timeZone: therapistZone },
    client: { id: clientId, name: clientName, timeZone: clientZone },
    steps: stepsOf({ ...session, completedAt, completionUndoneAt }, now),
  };
}

async function readPage(
  whose: Prisma.Sql,
  asked: { time: SessionTime; after?: string; now: Date },
): Promise<SessionPage> {
  const rows = await db.$queryRaw<SessionRow[]>(sessionPage(whose, asked));
  const sessions = rows.slice(0, sessionsPerPage).map((row) => lineOf(row, asked.now));
  return { sessions, next: rows.length > sessionsPerPage ? (sessions.at(-1)?.id ?? null) : null };
}

/** The viewer's own sessions as a client: coming ones (spec §7), or the history of what has begun. */
export function listOwnSessions(
  viewer: Member,
  { time, after = '' }: { readonly time: SessionTime; readonly after?: string },
  now: Date = new Date(),
): Promise<SessionPage> {
  return readPage(Prisma.sql`s.client_id = ${viewer.profile.id}::uuid`, { time, after, now });
}

/**
 * Sessions with the viewer as their therapist, of all clients or of one; none until the viewer's account is linked.
 * @param client profile id; one of a stranger has no sessions
 */
export async function listTherapistSessions(
  viewer: Member,
  {
    time,
    client,
    after = '',
  }: { readonly time: SessionTime; readonly client?: string; readonly after?: string },
  now: Date = new Date(),
): Promise<SessionPage> {
  const therapist = await therapistOf(viewer);
  if (!therapist || (client !== undefined && !isUuid(client))) return { sessions: [], next: null };
  const own = Prisma.sql`s.therapist_id = ${therapist.id}::uuid`;
  const whose = client === undefined ? own : Prisma.sql`${own} AND s.client_id = ${client}::uuid`;
  return readPage(whose, { time, after, now });
}

/** Sessions that have begun and of which nobody has said yet how they went, the oldest first; at most fifty. */
export async function listSessionsToConclude(viewer: Member, now: Date = new Date()): Promise<SessionLine[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return [];
  const rows = await db.$queryRaw<SessionRow[]>(sessionsToConclude(therapist.id, now));
  return rows.map((row) => lineOf(row, now));
}
