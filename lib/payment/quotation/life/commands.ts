import 'server-only';
import { type Actor, recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { asClient, asTherapist, type Party } from '@/lib/payment/quotation/access';
import { enqueueAnswer, enqueueWithdrawal, noteExpiry, type Sides } from '@/lib/payment/quotation/enqueue';
import { openPaidPlan } from '@/lib/payment/quotation/plan/commands';
import { type QuotationStatus, type QuotationStep, statusNow } from '@/lib/payment/quotation/rules';
import type { Outcome, Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import type { LinkedTherapist } from '@/lib/therapist/access';

type Caller = {
  readonly viewer: Member;
  readonly request: AuditedRequest;
};

/**
 * Whether the quotation now has the wanted state, and otherwise its present one; `unknown` to all but its two
 * sides.
 */
export type StepOutcome = Outcome<'unknown'> | Refused<'settled', { readonly current: QuotationStatus }>;

type Change = {
  readonly id: string;
  readonly to: QuotationStep | 'expired' | 'paid' | 'refunded';
  readonly actor: Actor;
  readonly reason: string | null;
  readonly request?: Caller['request'];
};

async function note(tx: Tx, { id, to, actor, reason, request }: Change): Promise<Sides> {
  const actorId = typeof actor === 'string' ? null : actor.userId;
  await tx.quotationEvent.create({ data: { quotationId: id, status: to, actorId, reason } });
  const quotation = await tx.quotation.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      client: { select: { userId: true } },
      therapist: { select: { userId: true } },
    },
  });
  await recordAudit(tx, {
    actor,
    action: `quotation.${to}`,
    subject: { table: 'quotations', id },
    subjectUserId: quotation.client.userId,
    ...(request && { request }),
  });
  return quotation;
}

/**
 * Takes a step on a pending quotation before its last day is over. The database allows one
 * of two steps at once; the other gets the present state. Repeating a step counts once.
 */
async function takeStep(tx: Tx, party: Party, change: Change, now: Date): Promise<Sides | StepOutcome> {
  const { id, to } = change;
  const { count } = await tx.quotation.updateMany({
    where: {
      id,
      ...party,
      status: 'pending',
      OR: [{ validUntil: null }, { validUntil: { gte: now } }],
    },
    data: { status: to },
  });
  if (count > 0) return note(tx, change);
  const found = await tx.quotation.findFirst({
    where: { id, ...party },
    select: { status: true, validUntil: true },
  });
  if (!found) return { done: false, because: 'unknown' };
  const current = statusNow(found, now);
  return current === to ? { done: true } : { done: false, because: 'settled', current };
}

async function answer(
  to: 'accepted' | 'declined',
  id: string,
  reason: string | null,
  { viewer, request }: Caller,
  now: Date,
): Promise<StepOutcome> {
  return db.$transaction(async (tx) => {
    const change = { id, to, actor: viewer, reason, request };
    const taken = await takeStep(tx, asClient(viewer), change, now);
    if ('done' in taken) return taken;
    await enqueueAnswer(tx, taken, to, now);
    return { done: true };
  });
}

export function acceptQuotation(id: string, caller: Caller, now: Date = new Date()): Promise<StepOutcome> {
  return answer('accepted', id, null, caller, now);
}

export function declineQuotation(
  id: string,
  reason: string | null,
  caller: Caller,
  now: Date = new Date(),
): Promise<StepOutcome> {
  return answer('declined', id, reason, caller, now);
}

export async function withdrawQuotation(
  id: string,
  { viewer, request, therapist }: Caller & { readonly therapist: LinkedTherapist },
  now: Date = new Date(),
): Promise<StepOutcome> {
  return db.$transaction(async (tx): Promise<StepOutcome> => {
    const change = { id, to: 'withdrawn', actor: viewer, reason: null, request } as const;
    const taken = await takeStep(tx, asTherapist(therapist), change, now);
    if ('done' in taken) return taken;
    await enqueueWithdrawal(tx, taken, now);
    return { done: true };
  });
}

/**
 * Records, as the service, that a quotation's last day in India is over.
 * @returns false if it was answered, has expired before, or is not over yet
 */
export async function expireQuotation(id: string, now: Date = new Date()): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.quotation.updateMany({
      where: { id, status: 'pending', validUntil: { lt: now } },
      data: { status: 'expired' },
    });
    if (count === 0) return false;
    await noteExpiry(tx, await note(tx, { id, to: 'expired', actor: 'system', reason: null }));
    return true;
  });
}

/**
 * Marks an accepted quotation as paid, in the transaction that verifies a payment. Its row stays locked until
 * then, so that of two payments only one counts. A quotation for sessions becomes a plan.
 * @returns its two sides; null if it is not, or no longer, accepted
 */
export async function markQuotationPaid(
  tx: Tx,
  id: string,
  { viewer, request }: { readonly viewer: Actor; readonly request?: Caller['request'] },
  now: Date = new Date(),
): Promise<Sides | null> {
  const { count } = await tx.quotation.updateMany({
    where: { id, status: 'accepted' },
    data: { status: 'paid' },
  });
  if (count === 0) return null;
  await openPaidPlan(tx, id, now);
  return note(tx, { id, to: 'paid', actor: viewer, reason: null, ...(request && { request }) });
}

/** Marks a paid quotation as refunded, in the transaction that records the refund; other states do not change. */
export async function markQuotationRefunded(
  tx: Tx,
  id: string,
  { viewer, request }: { readonly viewer: Actor; readonly request?: Caller['request'] },
): Promise<void> {
  const { count } = await tx.quotation.updateMany({
    where: { id, status: 'paid' },
    data: { status: 'refunded' },
  });
  if (count > 0)
    await note(tx, { id, to: 'refunded', actor: viewer, reason: null, ...(request && { request }) });
}

/**
 * Withdraws every open quotation of a therapist whose account was unlinked or erased, and notifies the
 * clients. An accepted one with a payment stays until that is refused.
 */
export async function lapseQuotations(
  tx: Tx,
  therapistId: string,
  caller: { readonly viewer: Actor; readonly request?: Caller['request'] },
  now: Date = new Date(),
): Promise<void> {
  const open = await tx.$queryRaw<{ id: string }[]>`
    SELECT q.id::text AS id FROM quotations q
    WHERE q.therapist_id = ${therapistId}::uuid AND q.status IN ('pending', 'accepted')
      AND NOT EXISTS (
        SELECT FROM payment_submissions pay WHERE pay.quotation_id = q.id AND pay.status <> 'rejected')
      AND NOT EXISTS (SELECT FROM transactions t WHERE t.quotation_id = q.id AND t.status IN ('pending', 'paid'))
    ORDER BY q.id FOR UPDATE`;
  for (const { id } of open) {
    await tx.quotation.update({ where: { id }, data: { status: 'withdrawn' } });
    const { viewer: actor, request } = caller;
    const sides = await note(tx, { id, to: 'withdrawn', actor, reason: null, ...(request && { request }) });
    await enqueueWithdrawal(tx, sides, now);
  }
}
