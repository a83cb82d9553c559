import 'server-only';
import { emptyPlan, lockPlan, refundSessions, takeWhatWentBack } from '@/lib/care/plan/credit/commands';
import { type CreditSums, freeOf, shareOf } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { notifyAndMail, type Title } from '@/lib/notification/commands';
import { enqueueDeadlineAgain } from '@/lib/payment/appointment/again';
import { markQuotationRefunded } from '@/lib/payment/quotation/life/commands';
import type { Tx } from '@/lib/server/db';

const planOf = (tx: Tx, quotationId: string | null) =>
  quotationId === null ? null : tx.therapyPlan.findUnique({ where: { quotationId }, select: { id: true } });

/** Sessions of a paid plan that went back, out of those that were paid. */
export type SessionsBack = { readonly sessions: number; readonly of: number };

/** Sessions whose share is this amount; null when it is the share of none, or of more than are left. */
function sessionsFor(sums: CreditSums, paise: number): number | null {
  for (let sessions = 1; sessions <= freeOf(sums); sessions += 1) {
    if (shareOf(sums, sessions) === paise) return sessions;
  }
  return null;
}

/**
 * Takes sessions out of the plan that a payment made, because their money goes back: the amount is the share of one or
 * several sessions that are left. Used sessions stay paid, and booked ones are cancelled first.
 * @param paise what goes back; null for the whole of the payment
 * @returns the sessions that went back, null when the payment made no plan; `left` says what can go back instead
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

/** Tells both people which appointment has lost the plan that paid for it. */
async function tellDueAgain(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const { startsAt, client, calendar } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      startsAt: true,
      client: { select: { userId: true } },
      calendar: { select: { therapist: { select: { userId: true } } } },
    },
  });
  const people = [
    [client?.userId, '/dashboard/sessions'],
    [calendar.therapist?.userId, '/therapist-dashboard/payments'],
  ] as const;
  for (const [userId, href] of people) {
    if (!userId) continue;
    const title: Title = (when) => `Not paid any more: the appointment on ${when(startsAt)}`;
    const body = 'The payment of its plan went back, so its fee is due again.';
    await notifyAndMail(tx, { userId, kind: 'booking.unpaid', title, body, href }, now);
  }
}

/**
 * What a quotation says and its plan holds when a card company has sent money back, which is recorded already: nobody
 * can be asked any more. The whole of it empties the plan, and appointments that held a session are due again, which
 * both people are told; parts take as many sessions as they pay for together.
 * @returns the sessions that a part took; null for the whole, and when it took none
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
