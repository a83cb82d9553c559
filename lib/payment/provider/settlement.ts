import 'server-only';
import { paiseOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { notify } from '@/lib/notification/commands';
import type { ProviderEvent } from '@/lib/payment/provider/card-provider';
import { settleRefund } from '@/lib/payment/provider/refund';
import {
  type CardProviderName,
  cardTasks,
  type OrderFacts,
  type ReturnReason,
} from '@/lib/payment/provider/rules';
import { noteStep, type Settled, type Settlement } from '@/lib/payment/provider/settled';
import { takeMoney } from '@/lib/payment/provider/taking';
import { issueReceipt } from '@/lib/payment/receipt/commands';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { transactionOptions } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';

const columns = {
  id: true,
  amount: true,
  currency: true,
  method: true,
  status: true,
  providerReference: true,
  returningBecause: true,
  quotationId: true,
  internshipApplicationId: true,
  appointmentId: true,
  client: { select: { userId: true } },
  therapist: { select: { userId: true } },
} as const;

/** Marks the money for a refund, in the transaction that records it; a job refunds it. It gets no receipt. */
async function giveBack(tx: Tx, settled: Settled, because: ReturnReason): Promise<void> {
  const { id, userId } = settled;
  await tx.transaction.update({ where: { id }, data: { returningBecause: because } });
  await noteStep(tx, settled, 'payment.card-returning');
  if (userId !== undefined) {
    await notify(tx, {
      userId,
      kind: 'payment.refunded',
      title:
        because === 'twice'
          ? 'You paid twice. We are refunding the second payment to your card'
          : 'You paid too late for this item. We are refunding your card',
      href: '/dashboard/transactions',
    });
  }
  await enqueue(tx, cardTasks.giveBack, { transactionId: id }, { jobKey: `${cardTasks.giveBack}:${id}` });
}

/** The consequences of a received payment, in the same transaction. */
async function followPayment(tx: Tx, settled: Settled, now: Date): Promise<'paid' | 'returning'> {
  const { id, userId } = settled;
  await noteStep(tx, settled, 'payment.received-by-card');
  const cannot = await takeMoney(tx, settled);
  if (cannot !== null) {
    await giveBack(tx, settled, cannot);
    return 'returning';
  }
  if (userId !== undefined) {
    await notify(tx, {
      userId,
      kind: 'payment.verified',
      title: 'Your payment is confirmed',
      href: '/dashboard/transactions',
    });
    await enqueue(tx, cardTasks.mail, { transactionId: id }, { jobKey: `${cardTasks.mail}:${id}` });
  }
  // It comes last, because the receipt's number stays locked until the commit.
  await issueReceipt(tx, id, now);
  return 'paid';
}

/**
 * Updates a transaction to its provider's state, exactly once for any number and order of messages. Paid is
 * final, and money that comes after the order expired still counts.
 */
async function settleOrder(tx: Tx, provider: CardProviderName, facts: OrderFacts): Promise<Settlement> {
  const now = new Date();
  const { orderId: id, reference, state } = facts;
  if (!isUuid(id)) return 'unknown';
  // The lock makes the second of two messages about one order wait and see the first one's result.
  await tx.$queryRaw`SELECT 1 FROM transactions WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await tx.transaction.findUnique({ where: { id }, select: columns });
  if (found?.method !== provider) return 'unknown';
  const duePaise = paiseOf(found.amount.toFixed(2));
  const fits = duePaise === facts.amountMinor && found.currency === facts.currency;
  const same = found.providerReference === null || found.providerReference === reference;
  if (!fits || !same) return 'differs';
  const { quotationId, internshipApplicationId, appointmentId } = found;
  const settled: Settled = {
    id,
    quotationId,
    internshipApplicationId,
    appointmentId,
    therapistUserId: found.therapist?.userId ?? null,
    userId: found.client?.userId,
  };
  if (state === 'paid' && (found.status === 'pending' || found.status === 'failed')) {
    await tx.transaction.update({
      where: { id },
      data: { status: 'paid', paidAt: now, providerReference: reference, providerPayment: facts.payment },
    });
    return followPayment(tx, settled, now);
  }
  if (state === 'over' && found.status === 'pending') {
    await tx.transaction.update({
      where: { id },
      data: { status: 'failed', providerReference: reference },
    });
    await noteStep(tx, settled, 'payment.card-order-closed');
    return 'closed';
  }
  return 'unchanged';
}

/** Logs money that matches no order, for a person to check. */
function report(provider: CardProviderName, settlement: Settlement, reference: string): void {
  if (settlement === 'differs')
    log.error('a card payment does not fit its order', { part: provider, reference });
  if (settlement === 'unknown')
    log.warn('a word about an order that is not ours', { part: provider, reference });
}

export async function takeDown(provider: CardProviderName, facts: OrderFacts): Promise<Settlement> {
  const settlement = await db.$transaction(
    (tx) => settleOrder(tx, provider, facts),
    transactionOptions.numbering,
  );
  report(provider, settlement, facts.reference);
  return settlement;
}

/**
 * Handles an event once: its number and its effects are one transaction, so a failed event is sent again, and
 * a handled one changes nothing.
 */
export async function handleEvent(
  provider: CardProviderName,
  { id: eventId, kind, facts, refund }: ProviderEvent,
): Promise<Settlement> {
  const settlement = await db.$transaction(async (tx): Promise<Settlement> => {
    const event = { provider, eventId, kind, processedAt: new Date() };
    if (!(await insertOnce(tx.paymentProviderEvent, event))) return 'unchanged';
    if (refund) return settleRefund(tx, provider, refund);
    return facts ? settleOrder(tx, provider, facts) : 'unchanged';
  }, transactionOptions.numbering);
  const reference = facts?.reference ?? refund?.payment;
  if (reference !== undefined) report(provider, settlement, reference);
  return settlement;
}
