import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { type HandoverReason, handoverPath } from '@/lib/booking/handover/rules';
import { findClientOf } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { type Refuse, refusableTransaction, transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Terms = {
  readonly to: string;
  readonly because: HandoverReason;
  /** "2026-12-24": sessions after this day of India's calendar end if the client agrees. */
  readonly lastDay: string;
  readonly request: AuditedRequest;
};

export type Started =
  /** `asked`: how many clients are asked now. */
  { readonly done: true; readonly asked: number } | Refused<'unknown' | 'gone-receiver' | 'another'>;

type Refusal = Extract<Started, { done: false }>;

type Question = Terms & {
  readonly actor: Member;
  readonly from: { readonly id: string; readonly name: string };
  readonly clientId: string;
  readonly startedBy: 'therapist' | 'admin';
  readonly teamReason: string | null;
};

/** A listed therapist with an open account, who can take over clients; locked, so that they cannot leave meanwhile. */
export async function findReceiver(tx: Tx, id: string) {
  if (!isUuid(id)) return null;
  const [found] = await tx.$queryRaw<{ id: string; name: string; userId: string }[]>`
    SELECT t.id::text AS id, t.name, t.user_id::text AS "userId"
    FROM therapists t JOIN users u ON u.id = t.user_id
    WHERE t.id = ${id}::uuid AND t.is_active AND u.disabled_at IS NULL FOR SHARE OF t, u`;
  return found ?? null;
}

/** Asks one client. Repeating it asks once. @returns the number of clients asked: 1, or 0 the second time */
async function ask(tx: Tx, refuse: Refuse<Refusal>, question: Question): Promise<number> {
  const { from, to, clientId, actor, because, lastDay, startedBy, teamReason, request } = question;
  const client = await findClientOf(tx, from.id, clientId);
  if (!client) throw refuse({ done: false, because: 'unknown' });
  // Waits for another request that asks the same client.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`handover ${client.id} ${from.id}`}, 0))`;
  const open = await tx.handover.findFirst({
    where: { clientId: client.id, fromTherapistId: from.id, answeredAt: null, withdrawnAt: null },
    select: { toTherapistId: true },
  });
  if (open?.toTherapistId === to) return 0;
  if (open) throw refuse({ done: false, because: 'another' });
  const { id } = await tx.handover.create({
    data: {
      clientId: client.id,
      fromTherapistId: from.id,
      toTherapistId: to,
      because,
      lastDay: new Date(`${lastDay}T00:00:00Z`),
      startedBy,
      teamReason,
    },
    select: { id: true },
  });
  await recordAudit(tx, {
    actor,
    action: 'handover.started',
    subject: { table: 'handovers', id },
    subjectUserId: client.userId,
    request,
  });
  await notifyAndMail(tx, {
    userId: client.userId,
    kind: 'handover.asked',
    title: 'Please decide about a change of therapist',
    href: handoverPath.client(id),
  });
  return 1;
}

type Asking = Omit<Question, 'clientId' | 'from'> & {
  readonly from: Question['from'] & { readonly userId: string | null };
  readonly clients: readonly string[];
};

/** Asks all of these clients, or none. */
function start({ clients, ...terms }: Asking): Promise<Started> {
  const { from, teamReason } = terms;
  return refusableTransaction<Started, Refusal>(async (tx, refuse) => {
    const receiver = await findReceiver(tx, terms.to);
    if (!receiver || receiver.id === from.id) return { done: false, because: 'gone-receiver' };
    let asked = 0;
    for (const clientId of clients) asked += await ask(tx, refuse, { ...terms, clientId });
    if (teamReason !== null && from.userId !== null && asked > 0) {
      await notifyAndMail(tx, {
        userId: from.userId,
        kind: 'handover.asked',
        title: 'Our team has asked your clients about a change of therapist',
        body: teamReason,
        href: '/therapist-dashboard/clients',
      });
    }
    return { done: true, asked };
  }, transactionOptions.wholeRecord);
}

export async function startOwnHandover(
  viewer: MemberOf<'therapist'>,
  { client, ...terms }: Terms & { readonly client: string },
): Promise<Started> {
  const from = await therapistOf(viewer);
  if (!from) return { done: false, because: 'unknown' };
  const own = { ...from, userId: viewer.userId };
  const asking = { actor: viewer, from: own, clients: [client], teamReason: null };
  return start({ ...terms, ...asking, startedBy: 'therapist' });
}

type ForTherapist = Terms & {
  readonly from: string;
  readonly clients: readonly string[];
  /** The service's reason; the therapist reads it, the clients do not. */
  readonly reason: string;
};

/**
 * Asks clients of a therapist on behalf of the service, all or none, and notifies the therapist if they have
 * an account.
 */
export async function startTeamHandovers(
  viewer: MemberOf<'admin'>,
  { from: fromId, reason, ...terms }: ForTherapist,
): Promise<Started> {
  if (!isUuid(fromId)) return { done: false, because: 'unknown' };
  const from = await db.therapist.findUnique({
    where: { id: fromId },
    select: { id: true, name: true, userId: true },
  });
  if (!from) return { done: false, because: 'unknown' };
  return start({ ...terms, actor: viewer, from, startedBy: 'admin', teamReason: reason });
}
