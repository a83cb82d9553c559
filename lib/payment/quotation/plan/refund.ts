import 'server-only';
import { payerWith } from '@/lib/care/participant/columns';
import { emptyPlan, lockPlan, refundSessions, takeWhatWentBack } from '@/lib/care/plan/credit/commands';
import { type CreditSums, freeOf, shareOf } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { notifyAndMail, type Title } from '@/lib/notification/commands';
import { enqueueDeadlineAgain } from '@/lib/payment/appointment/again';
import { markQuotationRefunded } from '@/lib/payment/quotation/life/commands';
import type { Tx } from '@/lib/server/db';

const planOf = (tx: Tx, quotationId: string | null) =>
  quotationId === null ? null : tx.therapyPlan.findUnique({ where: { quotationId }, select: { id: true } });

export type SessionsBack = { readonly sessions: number; readonly of: number };

/** The number of sessions with this share; null if no number of remaining sessions has it. */
function sessionsFor(sums: CreditSums, paise: number): number | null {
  for (let sessions = 1; sessions <= freeOf(sums); sessions += 1) {
    if (shareOf(sums, sessions) === paise) return sessions;
  }
  return null;
}

/**
 * Takes sessions out of a payment's plan for a refund: the amount must be the share of one or several
 * remaining sessions. Used sessions stay paid, and booked ones must be cancelled first.
 * @param paise the refund; null for the whole payment
 * @returns the refunded sessions, null if the payment made no plan; `left` lists the possible amounts
 */
export async function refundFromPlan(
  tx: Tx,
  quotationId: string | null,
  paise: number | null,
  now: Date,
): Promise<{ readonly back: SessionsBack | null } | { readonly left: CreditSums }> {
  const plan = await planOf(tx, quotationId);
  if (!plan) return { back: null };
  await lockPlan(tx, plan.id);
  const sums = await sumsOfPlan(tx, plan.id);
  const sessions = sessionsFor(sums, paise ?? sums.paidPaise - sums.refundedPaise);
  if (sessions === null) return { left: sums };
  await refundSessions(tx, plan.id, sessions, now);
  return { back: { sessions, of: sums.paid } };
}

/** Tells both people which appointment has lost its plan. */
async function tellDueAgain(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const { startsAt, participants, calendar } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      startsAt: true,
      ...payerWith({ client: { select: { userId: true } } }),
      calendar: { select: { therapist: { select: { userId: true } } } },
    },
  });
  const people = [
    [participants[0]?.client?.userId, '/dashboard/sessions'],
    [calendar.therapist?.userId, '/therapist-dashboard/payments'],
  ] as const;
  for (const [userId, href] of people) {
    if (!userId) continue;
    const title: Title = (when) => `Payment due again: the appointment on ${when(startsAt)}`;
    const body = 'The payment for the plan was refunded, so the fee is due again.';
    await notifyAndMail(tx, { userId, kind: 'booking.unpaid', title, body, href }, now);
  }
}

/**
 * Adjusts a quotation and its plan after a card company's refund, which is already recorded and cannot be
 * refused. A full refund empties the plan, and appointments with a reserved session become due again, which
 * both people are told; partial refunds take as many sessions as they cover together.
 * @returns the sessions of a partial refund; null for a full one, and if none was taken
 */
export async function followCardRefund(
  tx: Tx,
  quotationId: string,
  { whole }: { readonly whole: boolean },
  now: Date,
): Promise<SessionsBack | null> {
  if (whole) await markQuotationRefunded(tx, quotationId, { viewer: 'system' });
  const plan = await planOf(tx, quotationId);
  if (!plan) return null;
  if (whole) {
    for (const id of await emptyPlan(tx, plan.id, now)) {
      await enqueueDeadlineAgain(tx, id, now);
      await tellDueAgain(tx, id, now);
    }
    return null;
  }
  return takeWhatWentBack(tx, plan.id, now);
}
