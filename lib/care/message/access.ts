import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { isAdmin, isClient, isTherapist } from '@/lib/account/session/guard';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { Member } from '@/lib/account/session/session';
import { answerDays, type Side, teamSlug } from '@/lib/care/message/rules';
import { findClientOf, therapistIdsOf } from '@/lib/care/session/access';
import { isGoneOnAt } from '@/lib/care/session/gone-on';
import { day } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import type { Tx } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';
import { liveAccount } from '@/lib/therapist/live-account';

type Other = {
  readonly name: string;
  /** The other side's account; null for the service, and for a therapist without an open account. */
  readonly userId: string | null;
};

/** One side of one thread, even before its first message. */
export type ThreadParty = { readonly side: Side; readonly other: Other } & (
  | {
      readonly kind: 'care';
      readonly clientId: string;
      readonly therapistId: string;
      /** On the therapist's side: whether the client continues with another therapist. */
      readonly goneOn?: boolean;
    }
  | { readonly kind: 'team'; readonly memberId: string; readonly threadId: string | null }
);

async function withTherapist(
  tx: Pick<Tx, '$queryRaw'>,
  clientId: string,
  therapistId: string,
): Promise<ThreadParty | null> {
  const [found] = await tx.$queryRaw<Other[]>`
    SELECT t.name, ${liveAccount}::text AS "userId" FROM therapists t
    WHERE t.id = ${therapistId}::uuid AND t.id IN ${therapistIdsOf(clientId)}`;
  return found ? { kind: 'care', side: 'person', clientId, therapistId, other: found } : null;
}

async function withMember(tx: Pick<Tx, '$queryRaw'>, threadId: string): Promise<ThreadParty | null> {
  const [found] = await tx.$queryRaw<(Other & { readonly memberId: string })[]>`
    SELECT p.id::text AS "memberId", p.first_name || ' ' || p.last_name AS name, p.user_id::text AS "userId"
    FROM message_threads m JOIN profiles p ON p.id = m.member_id JOIN users u ON u.id = p.user_id
    WHERE m.id = ${threadId}::uuid AND u.disabled_at IS NULL FOR SHARE OF u`;
  if (!found) return null;
  const { memberId, ...other } = found;
  return { kind: 'team', side: 'helper', memberId, threadId, other };
}

/**
 * The viewer's side of the thread in an address; null if it is not theirs. A client and a therapist share one
 * only while they are linked (`clientIdsOf`). The service has one with each client and therapist, and its
 * side belongs to admins who have passed the second factor.
 * @param withWhom a therapist's id for a client, a client's profile id for a therapist, `teamSlug` for both, a
 * thread's id for an admin
 * @param at instant at which a handover is judged
 */
export async function findParty(
  tx: Pick<Tx, '$queryRaw' | 'therapist'>,
  viewer: Member,
  withWhom: string,
  at: Date = new Date(),
): Promise<ThreadParty | null> {
  const own = viewer.profile.id;
  if (isAdmin(viewer)) return hasSecondFactor(viewer) && isUuid(withWhom) ? withMember(tx, withWhom) : null;
  if (withWhom === teamSlug) {
    const other = { name: 'Antarman', userId: null };
    return { kind: 'team', side: 'person', memberId: own, threadId: null, other };
  }
  if (!isUuid(withWhom)) return null;
  if (isClient(viewer)) return withTherapist(tx, own, withWhom);
  if (!isTherapist(viewer)) return null;
  const therapist = await therapistOf(viewer, tx);
  if (!therapist) return null;
  const gone = isGoneOnAt(Prisma.sql`p.id`, Prisma.sql`${therapist.id}::uuid`, at);
  const more = Prisma.sql`, ${gone} AS "goneOn"`;
  const client = await findClientOf<{ readonly goneOn: boolean }>(tx, therapist.id, withWhom, more);
  if (!client) return null;
  const { id: clientId, goneOn, name, userId } = client;
  return {
    kind: 'care',
    side: 'helper',
    clientId,
    therapistId: therapist.id,
    goneOn,
    other: { name, userId },
  };
}

export function threadOf(party: ThreadParty): Prisma.MessageThreadWhereUniqueInput {
  return party.kind === 'care'
    ? { clientId_therapistId: { clientId: party.clientId, therapistId: party.therapistId } }
    : { memberId: party.memberId };
}

export function hasReader({ kind, other }: ThreadParty): boolean {
  return kind === 'team' || other.userId !== null;
}

/**
 * Whether the viewer must wait for the other side's message. A therapist whose client continues with another
 * one may answer within a fortnight of the client's newest message, and may not begin. If the client returns,
 * the therapist can write as before.
 */
export async function waitsForClient(
  tx: Pick<Tx, 'threadMessage'>,
  party: ThreadParty,
  at: Date,
): Promise<boolean> {
  if (party.kind !== 'care' || !party.goneOn) return false;
  const { clientId, therapistId } = party;
  const asked = await tx.threadMessage.findFirst({
    where: {
      thread: { clientId, therapistId },
      side: 'person',
      createdAt: { gt: new Date(at.getTime() - answerDays * day) },
    },
    select: { id: true },
  });
  return asked === null;
}

/**
 * The name under which the database notifies open pages of this thread, also before its first message, when
 * it has no row.
 */
export function reportOf(party: ThreadParty): string {
  return party.kind === 'care' ? `${party.clientId} ${party.therapistId}` : party.memberId;
}
