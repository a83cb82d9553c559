import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { oldestWeeks } from '@/lib/care/session/break/rules';
import { type GoneOn, goneOnOf, hasGoneOn, isGoneOnAt } from '@/lib/care/session/gone-on';
import { isUuid } from '@/lib/format/uuid';
import type { Tx } from '@/lib/server/db';

/**
 * Ids of the profiles that are clients of a therapist: people with sessions, plans, answered contact requests
 * or a linked client card, and those who agreed to a handover. All access of a therapist depends on this one condition; each
 * branch has its own index.
 */
export function clientIdsOf(therapistId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT client_id FROM therapy_sessions WHERE therapist_id = ${therapistId}::uuid AND client_id IS NOT NULL
    UNION SELECT client_id FROM therapy_plans WHERE therapist_id = ${therapistId}::uuid
    UNION SELECT client_id FROM therapist_contact_requests
      WHERE therapist_id = ${therapistId}::uuid AND answered_at IS NOT NULL AND client_id IS NOT NULL
    UNION SELECT client_id FROM handovers WHERE to_therapist_id = ${therapistId}::uuid AND answer = 'accepted'
    UNION SELECT client_id FROM client_cards WHERE therapist_id = ${therapistId}::uuid AND client_id IS NOT NULL)`;
}

/** The same from the other side: ids of the therapists of a client. */
export function therapistIdsOf(clientId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT therapist_id FROM therapy_sessions WHERE client_id = ${clientId}::uuid
    UNION SELECT therapist_id FROM therapy_plans WHERE client_id = ${clientId}::uuid
    UNION SELECT therapist_id FROM therapist_contact_requests
      WHERE client_id = ${clientId}::uuid AND answered_at IS NOT NULL
    UNION SELECT to_therapist_id FROM handovers WHERE client_id = ${clientId}::uuid AND answer = 'accepted'
    UNION SELECT therapist_id FROM client_cards WHERE client_id = ${clientId}::uuid)`;
}

/**
 * Whether a client of a therapist is still one, as a condition over the ids of the two: a session to come or
 * of the last half year, a plan that has not ended, or a first contact, a linked card or a handover of that time. False once
 * the client has agreed to a handover, unless they came back. A therapist's access depends on `clientIdsOf`;
 * this condition is for automatic messages, which are unwelcome years after the last session.
 */
export function isStillClient(clientId: Prisma.Sql, therapistId: Prisma.Sql, now: Date): Prisma.Sql {
  const since = Prisma.sql`${now}::timestamptz - make_interval(weeks => ${oldestWeeks})`;
  return Prisma.sql`(
    NOT ${hasGoneOn(clientId, therapistId)}
    AND (
      EXISTS (SELECT FROM therapy_sessions s WHERE s.client_id = ${clientId} AND s.therapist_id = ${therapistId}
        AND s.status IN ('scheduled', 'completed', 'no_show') AND s.session_date > ${since})
      OR EXISTS (SELECT FROM therapy_plans l WHERE l.client_id = ${clientId} AND l.therapist_id = ${therapistId}
        AND l.status IN ('active', 'paused'))
      OR EXISTS (SELECT FROM therapist_contact_requests c WHERE c.client_id = ${clientId}
        AND c.therapist_id = ${therapistId} AND c.answered_at > ${since})
      OR EXISTS (SELECT FROM handovers h WHERE h.client_id = ${clientId} AND h.to_therapist_id = ${therapistId}
        AND h.answer = 'accepted' AND h.answered_at > ${since})
      OR EXISTS (SELECT FROM client_cards k WHERE k.client_id = ${clientId} AND k.therapist_id = ${therapistId}
        AND k.linked_at > ${since})))`;
}

/** The client's columns that commands need for the audit line and the notification. */
export type TherapistsClient = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly timeZone: string;
};

/**
 * The client with this id, or null if this therapist has no such client: another person, a deleted account,
 * or no id at all. Runs in the transaction that acts for the client and waits for an erasure under way, so
 * that nothing is arranged for a deleted account.
 * @param more further columns over the profile `p`, each after a comma
 */
export async function findClientOf<More extends object = object>(
  tx: Pick<Tx, '$queryRaw'>,
  therapistId: string,
  clientId: string,
  more: Prisma.Sql = Prisma.empty,
): Promise<(TherapistsClient & More) | null> {
  if (!isUuid(clientId)) return null;
  const [found] = await tx.$queryRaw<(TherapistsClient & More)[]>`
    SELECT p.id::text AS id, p.user_id::text AS "userId", p.first_name || ' ' || p.last_name AS name,
      p.time_zone AS "timeZone" ${more}
    FROM profiles p JOIN users u ON u.id = p.user_id
    WHERE p.id = ${clientId}::uuid AND u.disabled_at IS NULL
      AND EXISTS (SELECT FROM ${clientIdsOf(therapistId)} AS client WHERE client.client_id = ${clientId}::uuid)
    FOR SHARE OF u`;
  return found ?? null;
}

export async function clientOfTherapist(
  tx: Pick<Tx, '$queryRaw'>,
  therapistId: string,
  clientId: string,
): Promise<boolean> {
  return (await findClientOf(tx, therapistId, clientId)) !== null;
}

/**
 * The client, if this therapist may ask them for something new now; `handed-over` for one who continues with
 * another therapist, because the answer would reach the wrong one. Once the client books with the first
 * therapist again, that therapist may ask again. See `findClientOf`.
 */
export async function findClientToAsk(
  tx: Pick<Tx, '$queryRaw'>,
  therapistId: string,
  clientId: string,
  at: Date,
): Promise<TherapistsClient | 'handed-over' | null> {
  const gone = isGoneOnAt(Prisma.sql`p.id`, Prisma.sql`${therapistId}::uuid`, at);
  const found = await findClientOf<{ readonly goneOn: boolean }>(
    tx,
    therapistId,
    clientId,
    Prisma.sql`, ${gone} AS "goneOn"`,
  );
  return found?.goneOn ? 'handed-over' : found;
}

/** The therapist with whom this therapist's client now continues; null for a present client and for other people. */
export async function findGoneOn(
  tx: Pick<Tx, '$queryRaw'>,
  { clientId, therapistId }: { readonly clientId: string; readonly therapistId: string },
  at: Date,
): Promise<GoneOn | null> {
  if (!isUuid(clientId)) return null;
  const [found] = await tx.$queryRaw<{ readonly goneOn: GoneOn | null }[]>`
    SELECT ${goneOnOf(Prisma.sql`${clientId}::uuid`, Prisma.sql`${therapistId}::uuid`, at)} AS "goneOn"`;
  return found?.goneOn ?? null;
}
