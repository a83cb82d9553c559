import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Actor } from '@/lib/account/audit';
import { cancelForBothIn } from '@/lib/booking/closed-account/commands';
import type { PurchaseColumn } from '@/lib/payment/booking-link/meetings';
import type { Reviewer } from '@/lib/payment/payee/access';
import { cardTasks } from '@/lib/payment/provider/rules';
import { type ReviewOutcome, refundPayment, type SentBack } from '@/lib/payment/verification/commands';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type By = { readonly viewer: Actor; readonly request: AuditedRequest };

/** Cancels the meetings of a refunded purchase that have not begun, by the team. @returns their number */
async function cancelMeetings(tx: Tx, column: PurchaseColumn, by: By, now: Date): Promise<number> {
  const coming = await tx.booking.findMany({
    where: { ...column, status: 'confirmed', startsAt: { gt: now }, calendar: { therapistId: null } },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const reason = 'Its purchase was refunded.';
  for (const { id: bookingId } of coming) await cancelForBothIn(tx, { bookingId, reason }, by, now);
  return coming.length;
}

/**
 * Records a refund. If it refunds the whole of a purchase, its coming meetings are cancelled in the same transaction;
 * a refund in part leaves them.
 */
export function refundWithMeetings(id: string, sent: SentBack, reviewer: Reviewer): Promise<ReviewOutcome> {
  const now = new Date();
  return refundPayment(id, sent, reviewer, now, (tx) => cancelMeetings(tx, { paymentId: id }, reviewer, now));
}

const payload = z.strictObject({ transactionId: z.uuid() });

/** The same after a refund by the card company: it has already happened, and a refunded order books nothing more. */
async function afterCardRefund(raw: unknown): Promise<void> {
  const { transactionId: orderId } = payload.parse(raw);
  const by = { viewer: 'system', request: { id: 'card-refund', network: '' } } as const;
  await db.$transaction((tx) => cancelMeetings(tx, { orderId }, by, new Date()));
}

export const purchaseJobs: TaskList = { [cardTasks.cancelMeetings]: afterCardRefund };
