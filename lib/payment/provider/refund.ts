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
  returningBecause: true,
  client: { select: { userId: true } },
  therapist: { select: { userId: true } },
} as const;

/** Tells payer and therapist that card money went back. The payer has a letter of their own, the therapist the general one. */
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
 * Records that a provider has sent money of an order back, whoever began it. A credit note reverses as much of the
 * receipt. Once nothing is left, the quotation is refunded too. Messages that come twice or late change nothing,
 * because the provider names the sum of all parts.
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
  const found = await tx.transaction.findUniqueOrThrow({ where: { id: known.id }, select: refundedColumns });
  const newly = refundedMinor - before.refundedPaise;
  if (found.status !== 'paid' || newly <= 0) return 'unchanged';
  const { id, quotationId, returningBecause, currency } = found;
  const refund = await recordRefund(tx, id, { amountPaise: newly, reason: null }, now);
  if (!refund) return 'differs';
  const userId = found.client?.userId;
  await noteStep(tx, { id, userId }, 'payment.card-refunded');
  // Money that never paid for anything leaves what it was meant for as it is, and the therapist in peace.
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
  await issueCreditNote(tx, refund.id, now, sessions);
  return refund.whole ? 'refunded' : 'refunded-in-part';
}
