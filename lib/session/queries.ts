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
import { therapistOf } from '@/lib/therapist/access';
import { isUuid } from '@/lib/uuid';

/** One session as a list shows it. */
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
  /** The other side: their therapist for a client, their client for a therapist. */
  readonly therapist: { readonly slug: string; readonly name: string };
  readonly client: { readonly id: string; readonly name: string };
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

type Row = {
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
  clientId: string;
  clientName: string;
  completedAt: Date | null;
  completionUndoneAt: Date | null;
  cancelledBy: string | null;
  cancelReason: string | null;
  bookingId: string | null;
};

function lineOf(row: Row, now: Date): SessionLine {
  const { planId, planName, therapistSlug, therapistName, clientId, clientName, ...rest } = row;
  const { completedAt, completionUndoneAt, ...session } = rest;
  return {
    ...session,
    endsAt: new Date(session.startsAt.getTime() + session.durationMinutes * 60_000),
    statusText: inWords(sessionStatuses, session.status),
    type: inWords(sessionTypes, session.type),
    mode: session.mode && inWords(sessionModes, session.mode),
    plan: planId && planName ? { id: planId, name: planName } : null,
    therapist: { slug: therapistSlug, name: therapistName },
    client: { id: clientId, name: clientName },
    steps: stepsOf({ ...session, completedAt, completionUndoneAt }, now),
  };
}

const perPage = 20;
const mostToConclude = 50;

const lines = Prisma.sql`
  SELECT s.id::text AS id, s.session_date AS "startsAt", s.duration_minutes AS "durationMinutes", s.status,
    s.session_type AS type, s.mode, s.plan_id::text AS "planId", plan.plan_name AS "planName",
    t.slug AS "therapistSlug", t.name AS "therapistName", p.id::text AS "clientId",
    p.first_name || ' ' || p.last_name AS "clientName", s.completed_at AS "completedAt",
    s.completion_undone_at AS "completionUndoneAt", s.cancelled_by AS "cancelledBy",
    s.cancel_reason AS "cancelReason", s.booking_id::text AS "bookingId"
  FROM therapy_sessions s
  JOIN profiles p ON p.id = s.client_id
  JOIN therapists t ON t.id = s.therapist_id
  LEFT JOIN therapy_plans plan ON plan.id = s.plan_id`;

/** `coming`: from now on, the next first. `past`: what has begun, the latest first. */
export type SessionTime = 'coming' | 'past';

/**
 * What stands behind the session that a page follows. The bound alone lets the index begin there; what shares its
 * instant is told apart by id.
 */
const following = {
  coming: Prisma.sql`s.session_date >= coalesce((SELECT session_date FROM start), '-infinity')
    AND NOT EXISTS (SELECT FROM start WHERE (s.session_date, s.id) <= (start.session_date, start.id))
    ORDER BY s.session_date, s.id`,
  past: Prisma.sql`s.session_date <= coalesce((SELECT session_date FROM start), 'infinity')
    AND NOT EXISTS (SELECT FROM start WHERE (s.session_date, s.id) >= (start.session_date, start.id))
    ORDER BY s.session_date DESC, s.id DESC`,
};

/**
 * A page of the sessions that `whose` lets through, in one statement. The order of the list is the order of the index
 * (person, session_date), so a page reads its own rows whatever lies before and behind it.
 * @param after id of a session that `whose` lets through; anything else is the first page
 */
async function readPage(
  whose: Prisma.Sql,
  { time, after = '', now }: { time: SessionTime; after?: string; now: Date },
): Promise<SessionPage> {
  const begun = time === 'past' ? Prisma.sql`s.session_date < ${now}` : Prisma.sql`s.session_date >= ${now}`;
  const rows = await db.$queryRaw<Row[]>`
    WITH start AS (
      SELECT s.session_date, s.id FROM therapy_sessions s
      WHERE ${whose} AND s.id = ${isUuid(after) ? after : null}::uuid
    )
    ${lines} WHERE ${whose} AND ${begun} AND ${following[time]} LIMIT ${perPage + 1}`;
  const sessions = rows.slice(0, perPage).map((row) => lineOf(row, now));
  return { sessions, next: rows.length > perPage ? (sessions.at(-1)?.id ?? null) : null };
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
  const rows = await db.$queryRaw<Row[]>`
    ${lines} WHERE s.therapist_id = ${therapist.id}::uuid AND s.status = 'scheduled' AND s.session_date < ${now}
    ORDER BY s.session_date, s.id LIMIT ${mostToConclude}`;
  return rows.map((row) => lineOf(row, now));
}
