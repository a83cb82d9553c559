import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import { paiseOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { notify } from '@/lib/notification/commands';
import type { ProviderEvent } from '@/lib/payment/provider/card-provider';
import {
  type CardProviderName,
  cardTasks,
  type OrderFacts,
  type RefundFacts,
  type ReturnReason,
} from '@/lib/payment/provider/rules';
import { markQuotationPaid, markQuotationRefunded } from '@/lib/payment/quotation/life/commands';
import { issueCreditNote, issueReceipt } from '@/lib/payment/receipt/commands';
import { lockPaid, type RecordedRefund, recordRefund } from '@/lib/payment/refund/commands';
import { partInWords } from '@/lib/payment/refund/rules';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';

/**
 * The result of a message about an order. `returning`: the money came for something that could not take it, and goes
 * back. `unknown` and `differs` change nothing and need a person to look at them.
 */
export type Settlement =
  | 'paid'
  | 'returning'
  | 'refunded'
  | 'refunded-in-part'
  | 'closed'
  | 'unchanged'
  | 'unknown'
  | 'differs';

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
  client: { select: { userId: true } },
  therapist: { select: { userId: true } },
} as const;

type Settled = {
  readonly id: string;
  readonly quotationId: string | null;
  readonly internshipApplicationId: string | null;
  readonly userId: string | undefined;
};

async function noteStep(
  tx: Tx,
  { id, userId }: Pick<Settled, 'id' | 'userId'>,
  action: string,
): Promise<void> {
  await recordAudit(tx, {
    actor: 'system',
    action,
    subject: { table: 'transactions', id },
    ...(userId !== undefined && { subjectUserId: userId }),
  });
}

/** Whether another payment for the same place was received, has not gone back and is not on its way back. */
async function depositIsPaid(tx: Tx, id: string, internshipApplicationId: string): Promise<boolean> {
  // Two messages about two payments of one application wait for each other here.
  await tx.$queryRaw`SELECT 1 FROM internship_applications WHERE id = ${internshipApplicationId}::uuid FOR UPDATE`;
  const other = await tx.transaction.findFirst({
    where: { internshipApplicationId, status: 'paid', returningBecause: null, id: { not: id } },
    select: { id: true },
  });
  return other !== null;
}

/**
 * Lets what was paid for take the money.
 * @returns why it cannot: paid already, or no longer to be paid; null when it has taken it
 */
async function takeMoney(
  tx: Tx,
  { id, quotationId, internshipApplicationId }: Settled,
): Promise<ReturnReason | null> {
  if (internshipApplicationId !== null) {
    return (await depositIsPaid(tx, id, internshipApplicationId)) ? 'twice' : null;
  }
  if (quotationId === null) return null;
  const sides = await markQuotationPaid(tx, quotationId, { viewer: 'system' });
  if (!sides) {
    const quotation = await tx.quotation.findUnique({ where: { id: quotationId }, select: { status: true } });
    return quotation?.status === 'paid' ? 'twice' : 'closed';
  }
  if (sides.therapist.userId !== null) {
    await notify(tx, {
      userId: sides.therapist.userId,
      kind: 'quotation.paid',
      title: 'A quotation of yours has been paid',
      href: '/therapist-dashboard#quotations',
    });
  }
  return null;
}

/** Promises the money back, in the transaction that records it; the job sends it. No receipt is made out for it. */
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
          ? 'You paid twice. The second payment goes back to your card'
          : 'What you paid for was no longer open. The money goes back to your card',
      href: '/dashboard#transactions',
    });
  }
  await enqueue(tx, cardTasks.giveBack, { transactionId: id }, { jobKey: `${cardTasks.giveBack}:${id}` });
}

/** Everything that follows when money has arrived, in the same transaction. */
async function followPayment(
  tx: Tx,
  settled: Settled,
  currency: string,
  now: Date,
): Promise<'paid' | 'returning'> {
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
      href: '/dashboard#transactions',
    });
    await enqueue(tx, cardTasks.mail, { transactionId: id }, { jobKey: `${cardTasks.mail}:${id}` });
  }
  // Comes last, because the receipt's number stays locked until the commit. Whoever takes dollars issues their
  // receipt.
  if (currency === 'INR') await issueReceipt(tx, id, now);
  return 'paid';
}

/**
 * Updates a transaction to its provider's state, exactly once for any number and order of messages: paid is final,
 * and money that comes after the order was given up still counts.
 */
async function settleOrder(
  tx: Tx,
  provider: CardProviderName,
  facts: OrderFacts,
  now: Date = new Date(),
): Promise<Settlement> {
  const { orderId: id, reference, state } = facts;
  if (!isUuid(id)) return 'unknown';
  // This lock makes the second of two messages about one order wait and then see the first one's result.
  await tx.$queryRaw`SELECT 1 FROM transactions WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await tx.transaction.findUnique({ where: { id }, select: columns });
  if (found?.method !== provider) return 'unknown';
  const asked = paiseOf(found.amount.toFixed(2));
  const fits = asked === facts.amountMinor && found.currency === facts.currency;
  const same = found.providerReference === null || found.providerReference === reference;
  if (!fits || !same) return 'differs';
  const { quotationId, internshipApplicationId } = found;
  const settled = { id, quotationId, internshipApplicationId, userId: found.client?.userId };
  if (state === 'paid' && (found.status === 'pending' || found.status === 'failed')) {
    await tx.transaction.update({
      where: { id },
      data: { status: 'paid', paidAt: now, providerReference: reference, providerPayment: facts.payment },
    });
    return followPayment(tx, settled, found.currency, now);
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

/** Tells payer and therapist, in their accounts, that card money went back. */
async function tellRefund(
  tx: Tx,
  refund: RecordedRefund,
  {
    currency,
    ...sides
  }: { currency: string; payer: string | undefined; therapist: string | null | undefined },
): Promise<void> {
  const part = refund.whole ? {} : { body: `${partInWords(refund, currency)} went back so far.` };
  const what = refund.whole ? 'A card payment' : 'A part of a card payment';
  if (sides.payer !== undefined) {
    await notify(tx, {
      userId: sides.payer,
      kind: 'payment.refunded',
      title: `${what} has gone back to you`,
      ...part,
      href: '/dashboard#transactions',
    });
  }
  if (sides.therapist) {
    await notify(tx, {
      userId: sides.therapist,
      kind: 'payment.refunded',
      title: `${what} for you was refunded`,
      ...part,
      href: '/therapist-dashboard/payments',
    });
  }
}

/**
 * Records that a provider has sent money of an order back, whoever began it: a credit note reverses as much of the
 * receipt. Once nothing is left, the quotation is refunded too. They name the sum of all parts, so messages that come
 * twice or late change nothing.
 */
export async function settleRefund(
  tx: Tx,
  provider: CardProviderName,
  { payment, refundedMinor }: RefundFacts,
  now: Date = new Date(),
): Promise<Settlement> {
  const known = await tx.transaction.findUnique({
    where: { method_providerPayment: { method: provider, providerPayment: payment } },
    select: { id: true },
  });
  if (!known) return 'unknown';
  const before = await lockPaid(tx, known.id);
  const found = await tx.transaction.findUniqueOrThrow({ where: { id: known.id }, select: columns });
  const newly = refundedMinor - before.refundedPaise;
  if (found.status !== 'paid' || newly <= 0) return 'unchanged';
  const { id, quotationId, returningBecause, currency } = found;
  const refund = await recordRefund(tx, id, { amountPaise: newly, reason: null }, now);
  if (!refund) return 'differs';
  const userId = found.client?.userId;
  await noteStep(tx, { id, userId }, 'payment.card-refunded');
  // Money that never paid for anything leaves what it was meant for as it is, and the therapist in peace.
  const counted = returningBecause === null;
  if (refund.whole && quotationId !== null && counted) {
    await markQuotationRefunded(tx, quotationId, { viewer: 'system' });
  }
  await tellRefund(tx, refund, {
    currency,
    payer: userId,
    therapist: counted ? found.therapist?.userId : null,
  });
  if (userId !== undefined) {
    const { mail } = cardTasks;
    await enqueue(
      tx,
      mail,
      { transactionId: id, refundId: refund.id },
      { jobKey: `${mail}:refund:${refund.id}` },
    );
  }
  await issueCreditNote(tx, refund.id, now);
  return refund.whole ? 'refunded' : 'refunded-in-part';
}

/** Logs money that fits no order of ours, for a person to look at. */
function report(provider: CardProviderName, settlement: Settlement, reference: string): void {
  if (settlement === 'differs')
    log.error('a card payment does not fit its order', { part: provider, reference });
  if (settlement === 'unknown')
    log.warn('a word about an order that is not ours', { part: provider, reference });
}

/** Records a provider's answer outside of any event. */
export async function takeDown(provider: CardProviderName, facts: OrderFacts): Promise<Settlement> {
  const settlement = await db.$transaction(
    (tx) => settleOrder(tx, provider, facts),
    transactionOptions.numbering,
  );
  report(provider, settlement, facts.reference);
  return settlement;
}

/**
 * Handles an event once: its number and its effects are one transaction, so an event that fails half-way comes again,
 * and a handled one changes nothing.
 */
export async function handleEvent(
  provider: CardProviderName,
  { id: eventId, kind, facts, refund }: ProviderEvent,
): Promise<Settlement> {
  const settlement = await db.$transaction(async (tx): Promise<Settlement> => {
    const { count } = await tx.paymentProviderEvent.createMany({
      data: { provider, eventId, kind, processedAt: new Date() },
      // Waits for a duplicate that is being handled at this moment.
      skipDuplicates: true,
    });
    if (count === 0) return 'unchanged';
    if (refund) return settleRefund(tx, provider, refund);
    return facts ? settleOrder(tx, provider, facts) : 'unchanged';
  }, transactionOptions.numbering);
  const reference = facts?.reference ?? refund?.payment;
  if (reference !== undefined) report(provider, settlement, reference);
  return settlement;
}
