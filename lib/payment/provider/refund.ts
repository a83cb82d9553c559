import 'server-only';
import { notify, notifyAndMail } from '@/lib/notification/commands';
import { type CardProviderName, cardTasks, type RefundFacts } from '@/lib/payment/provider/rules';
import { noteStep, type Settlement } from '@/lib/payment/provider/settled';
import { followCardRefund } from '@/lib/payment/quotation/plan/refund';
import { issueCreditNote } from '@/lib/payment/receipt/commands';
import { lockPaid, type RecordedRefund, recordRefund } from '@/lib/payment/refund/commands';
import { partInWords } from '@/lib/payment/refund/rules';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

const refundedColumns = {
  id: true,
  status: true,
  currency: true,
  quotationId: true,
  meetings: true,
  returningBecause: true,
  client: { select: { userId: true } },
  therapist: { select: { userId: true } },
} as const;

/** Tells payer and therapist about a card refund. The payer gets its own mail, the therapist the general one. */
async function tellRefund(
  tx: Tx,
  refund: RecordedRefund,
  {
    currency,
    ...sides
  }: { currency: string; payer: string | undefined; therapist: string | null | undefined },
): Promise<void> {
  const part = refund.whole ? {} : { body: `${partInWords(refund, currency)} refunded so far.` };
  const what = refund.whole ? 'A card payment' : 'A part of a card payment';
  if (sides.payer !== undefined) {
    await notify(tx, {
      userId: sides.payer,
      kind: 'payment.refunded',
      title: `${what} has been refunded to you`,
      ...part,
      href: '/dashboard/transactions',
    });
  }
  if (sides.therapist) {
    await notifyAndMail(tx, {
      userId: sides.therapist,
      kind: 'payment.refunded',
      title: `${what} for you was refunded`,
      ...part,
      href: '/therapist-dashboard/payments',
    });
  }
}

/**
 * Records a provider's refund of an order, by us or in the company's back office. A credit note reverses the
 * same amount of the receipt. A full refund also refunds the quotation, and a job cancels the coming meetings of a product. Repeated or late messages change
 * nothing, because the provider sends the sum of all refunds.
 */
export async function settleRefund(
  tx: Tx,
  provider: CardProviderName,
  { payment, refundedMinor }: RefundFacts,
): Promise<Settlement> {
  const now = new Date();
  const known = await tx.transaction.findUnique({
    where: { method_providerPayment: { method: provider, providerPayment: payment } },
    select: { id: true },
  });
  if (!known) return 'unknown';
  const before = await lockPaid(tx, known.id);
  const found = await tx.transaction.findUniqueOrThrow({ where: { id: known.id }, select: refundedColumns });
  const newly = refundedMinor - before.refundedPaise;
  if (found.status !== 'paid' || newly <= 0) return 'unchanged';
  const { id, quotationId, returningBecause, currency } = found;
  const refund = await recordRefund(tx, id, { amountPaise: newly, reason: null }, now);
  if (!refund) return 'differs';
  const userId = found.client?.userId;
  await noteStep(tx, { id, userId }, 'payment.card-refunded');
  // A payment that was never used leaves its subject unchanged, and the therapist is not notified.
  const counted = returningBecause === null;
  const sessions =
    quotationId !== null && counted ? await followCardRefund(tx, quotationId, refund, now) : null;
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
  if (refund.whole && found.meetings.length > 0) {
    const { cancelMeetings } = cardTasks;
    await enqueue(tx, cancelMeetings, { transactionId: id }, { jobKey: `${cancelMeetings}:${id}` });
  }
  await issueCreditNote(tx, refund.id, now, sessions);
  return refund.whole ? 'refunded' : 'refunded-in-part';
}
