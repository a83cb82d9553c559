import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db, type Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { paiseOf } from '@/lib/money';
import { notify } from '@/lib/notice/commands';
import type { ProviderEvent } from '@/lib/payment/provider/provider';
import { type CardProviderName, cardTasks, type OrderFacts } from '@/lib/payment/provider/rules';
import { issueReceipt } from '@/lib/payment/receipt/commands';
import { markQuotationPaid } from '@/lib/quotation/life/commands';
import { isUuid } from '@/lib/uuid';

/** What became of a word about an order. `unknown` and `differs` change nothing and are for people to look at. */
export type Settlement = 'paid' | 'closed' | 'unchanged' | 'unknown' | 'differs';

const columns = {
  id: true,
  amount: true,
  currency: true,
  method: true,
  status: true,
  providerReference: true,
  quotationId: true,
  client: { select: { userId: true } },
} as const;

type Settled = {
  readonly id: string;
  readonly quotationId: string | null;
  readonly userId: string | undefined;
};

async function noteStep(tx: Tx, { id, userId }: Settled, action: string): Promise<void> {
  await recordAudit(tx, {
    actor: 'system',
    action,
    subject: { table: 'transactions', id },
    ...(userId !== undefined && { subjectUserId: userId }),
  });
}

/** Everything that follows from money that has arrived, in the transaction that writes it down. */
async function followPayment(tx: Tx, settled: Settled, currency: string, now: Date): Promise<void> {
  const { id, quotationId, userId } = settled;
  await noteStep(tx, settled, 'payment.received-by-card');
  if (quotationId !== null) {
    const sides = await markQuotationPaid(tx, quotationId, { viewer: 'system' });
    if (!sides) log.error('a quotation was paid that was not open for payment', { reference: id });
    else if (sides.therapist.userId !== null) {
      await notify(tx, {
        userId: sides.therapist.userId,
        kind: 'quotation.paid',
        title: 'A quotation of yours has been paid',
        href: '/therapist-dashboard#quotations',
      });
    }
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
  // Last: the number of a receipt stays locked until the commit. Dollars are receipted by who took them.
  if (currency === 'INR') await issueReceipt(tx, id, now);
}

/**
 * Brings a transaction in line with what its provider says, exactly once however often and in whatever order it is said:
 * paid is final, and money that comes after the order was given up still counts.
 */
async function settleOrder(
  tx: Tx,
  provider: CardProviderName,
  facts: OrderFacts,
  now: Date = new Date(),
): Promise<Settlement> {
  const { orderId: id, reference, state } = facts;
  if (!isUuid(id)) return 'unknown';
  // Of two words about one order the second waits here and then sees what the first has done.
  await tx.$queryRaw`SELECT 1 FROM transactions WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await tx.transaction.findUnique({ where: { id }, select: columns });
  if (found?.method !== provider) return 'unknown';
  const asked = paiseOf(found.amount.toFixed(2));
  const fits = asked === facts.amountMinor && found.currency === facts.currency;
  const same = found.providerReference === null || found.providerReference === reference;
  if (!fits || !same) return 'differs';
  const settled = { id, quotationId: found.quotationId, userId: found.client?.userId };
  if (state === 'paid' && (found.status === 'pending' || found.status === 'failed')) {
    await tx.transaction.update({
      where: { id },
      data: { status: 'paid', paidAt: now, providerReference: reference },
    });
    await followPayment(tx, settled, found.currency, now);
    return 'paid';
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

/** Numbers of receipts are given out one after the other (milliseconds). */
const patience = { timeout: 20_000, maxWait: 15_000 };

/** Says in the log what a person has to look at: money that fits no order of ours. */
function report(provider: CardProviderName, settlement: Settlement, reference: string): void {
  if (settlement === 'differs')
    log.error('a card payment does not fit its order', { part: provider, reference });
  if (settlement === 'unknown')
    log.warn('a word about an order that is not ours', { part: provider, reference });
}

/** What the provider says, taken down outside of any event. */
export async function takeDown(provider: CardProviderName, facts: OrderFacts): Promise<Settlement> {
  const settlement = await db.$transaction((tx) => settleOrder(tx, provider, facts), patience);
  report(provider, settlement, facts.reference);
  return settlement;
}

/**
 * Handles an event once: its number and what follows from it are one transaction, so an event that fails half-way comes
 * again and one that was handled changes nothing.
 */
export async function handleEvent(
  provider: CardProviderName,
  { id: eventId, kind, facts }: ProviderEvent,
): Promise<Settlement> {
  const settlement = await db.$transaction(async (tx): Promise<Settlement> => {
    const { count } = await tx.paymentProviderEvent.createMany({
      data: { provider, eventId, kind, processedAt: new Date() },
      // Waits for a twin that is being handled at this moment.
      skipDuplicates: true,
    });
    return count > 0 && facts ? settleOrder(tx, provider, facts) : 'unchanged';
  }, patience);
  if (facts) report(provider, settlement, facts.reference);
  return settlement;
}
