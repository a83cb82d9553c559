import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { db, type Tx } from '@/lib/server/db';
import { isBookable } from '@/lib/therapist/bookable';

/** When the last day of handover `h` has ended in India: from then on another therapist continues. */
const afterLastDay = Prisma.sql`(h.last_day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`;

/**
 * Whether the client of a handover `h` has come back since they agreed: booked a session after the last day,
 * bought a plan, wrote and was answered, or was handed back to the first therapist. Sessions of that time are
 * the client's own act, because the therapist cannot arrange them (`lib/booking/schedule`).
 */
function cameBack(clientId: Prisma.Sql, therapistId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    EXISTS (SELECT FROM therapy_sessions b WHERE b.client_id = ${clientId} AND b.therapist_id = ${therapistId}
      AND b.status <> 'cancelled' AND b.created_at > h.answered_at AND b.session_date >= ${afterLastDay})
    OR EXISTS (SELECT FROM therapy_plans b WHERE b.client_id = ${clientId} AND b.therapist_id = ${therapistId}
      AND b.quotation_id IS NOT NULL AND b.created_at > h.answered_at)
    OR EXISTS (SELECT FROM therapist_contact_requests b WHERE b.client_id = ${clientId}
      AND b.therapist_id = ${therapistId} AND b.created_at > h.answered_at AND b.answered_at IS NOT NULL)
    OR EXISTS (SELECT FROM handovers b WHERE b.client_id = ${clientId} AND b.to_therapist_id = ${therapistId}
      AND b.answer = 'accepted' AND b.answered_at > h.answered_at))`;
}

/** Whether a client agreed to a handover and has not come back, as a condition over the ids of the two. */
export function hasGoneOn(clientId: Prisma.Sql, therapistId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM handovers h WHERE h.client_id = ${clientId}
    AND h.from_therapist_id = ${therapistId} AND h.answer = 'accepted' AND NOT ${cameBack(clientId, therapistId)})`;
}

/**
 * The same after the last day, up to which the first therapist still works with the client.
 * @param at the time in question
 */
export function isGoneOnAt(clientId: Prisma.Sql, therapistId: Prisma.Sql, at: Date): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM handovers h WHERE ${goneOnAt(clientId, therapistId, at)})`;
}

function goneOnAt(clientId: Prisma.Sql, therapistId: Prisma.Sql, at: Date): Prisma.Sql {
  return Prisma.sql`h.client_id = ${clientId} AND h.from_therapist_id = ${therapistId}
    AND h.answer = 'accepted' AND ${at}::timestamptz >= ${afterLastDay} AND NOT ${cameBack(clientId, therapistId)}`;
}

/** The therapist with whom a client continues, and the last day with the first one. */
export type GoneOn = {
  readonly to: string;
  /** "2026-12-24", of India's calendar. */
  readonly lastDay: string;
};

export type Successor = { readonly slug: string; readonly name: string; readonly bookable: boolean };

/** By the slug of the first therapist. */
export type Successors = ReadonlyMap<string, Successor>;

/**
 * The therapist with whom a client continues after agreeing; in a chain of handovers the last one. None for a
 * therapist to whom the client came back.
 */
export async function listSuccessors(
  clientId: string,
  client: Pick<Tx, '$queryRaw'> = db,
): Promise<Successors> {
  const rows = await client.$queryRaw<(Successor & { readonly former: string })[]>`
    SELECT DISTINCT ON (h.from_therapist_id) f.slug AS former, t.slug, t.name, ${isBookable('t')} AS bookable
    FROM handovers h JOIN therapists f ON f.id = h.from_therapist_id JOIN therapists t ON t.id = h.to_therapist_id
    WHERE h.client_id = ${clientId}::uuid AND h.answer = 'accepted'
      AND NOT ${cameBack(Prisma.sql`h.client_id`, Prisma.sql`h.from_therapist_id`)}
    ORDER BY h.from_therapist_id, h.answered_at DESC, h.id DESC`;
  const next = new Map(rows.map(({ former, ...to }) => [former, to]));
  return new Map(
    [...next].map(([former, to]) => {
      let last = to;
      // At most as many steps as there are handovers, which also ends a circle of two.
      for (const _ of next) last = next.get(last.slug) ?? last;
      return [former, last];
    }),
  );
}

/** The `GoneOn` of the newest handover for which `isGoneOnAt` holds, as one column; null without one. */
export function goneOnOf(clientId: Prisma.Sql, therapistId: Prisma.Sql, at: Date): Prisma.Sql {
  return Prisma.sql`(
    SELECT jsonb_build_object('to', t.name, 'lastDay', h.last_day)
    FROM handovers h JOIN therapists t ON t.id = h.to_therapist_id
    WHERE ${goneOnAt(clientId, therapistId, at)} ORDER BY h.answered_at DESC, h.id DESC LIMIT 1)`;
}
