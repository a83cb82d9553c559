import 'server-only';
import { payerWith } from '@/lib/care/participant/columns';
import { paiseIn, paiseOf } from '@/lib/format/money';
import { receiptLink, statusLink } from '@/lib/payment/link';
import { accountPaid, paidToColumns } from '@/lib/payment/payee/paid-to';
import { type ReceiptKind, receiptKindOf } from '@/lib/payment/receipt/rules';
import { type PartRefund, partOf } from '@/lib/payment/refund/rules';
import { dueOf, newestDue } from '@/lib/payment/refund-due/queries';
import type { Due } from '@/lib/payment/refund-due/rules';
import { isPaymentStatus, type PaymentStatus } from '@/lib/payment/rules';
import { subjectInWords } from '@/lib/payment/subject-words';
import { paidOtherwise, subjectColumns } from '@/lib/payment/verification/settled-otherwise';
import { db } from '@/lib/server/db';

/** A payment as its payer may see it, without the payer's bank details. */
export type PaymentState = {
  readonly id: string;
  readonly title: string;
  /** Null until the fee is confirmed. */
  readonly amountPaise: number | null;
  readonly status: PaymentStatus;
  /** The paid bank account: "our bank account" only for the service's. */
  readonly account: string;
  readonly refund: PartRefund | null;
  /** Its newest due refund, even if the money now pays another appointment. */
  readonly due: Due | null;
  /** Every step with its time, oldest first. */
  readonly steps: readonly {
    readonly status: PaymentStatus;
    readonly at: Date;
    readonly back: { readonly amountPaise: number; readonly reason: string | null } | null;
  }[];
  readonly reason: string | null;
  readonly bookingLink: string | null;
  /** Receipt and credit notes, oldest first; the link works for any holder. */
  readonly papers: readonly { readonly kind: ReceiptKind; readonly href: string }[];
  /** The therapist to pay again. */
  readonly therapistSlug: string | null;
  /** When the same subject was paid in another way, so that this payment does not count. */
  readonly paidOtherwise: Date | null;
  /** The paid appointment; the caller signs the link for paying again. */
  readonly appointment: { readonly linkId: string; readonly endsAt: Date } | null;
};

/** The payment behind the link of a mail; null for an invalid link. */
export async function paymentStateOf(token: string, now: Date = new Date()): Promise<PaymentState | null> {
  const id = statusLink.idOf(token, now);
  if (!id) return null;
  const found = await db.paymentSubmission.findUnique({
    where: { id },
    select: {
      amount: true,
      feeToBeConfirmed: true,
      status: true,
      rejectionReason: true,
      bookingLink: true,
      productSlug: true,
      ...subjectColumns,
      therapist: { select: { name: true, slug: true, isActive: true } },
      quotation: { select: { serviceType: true } },
      payeeAccount: { select: paidToColumns },
      appointment: { select: { id: true, startsAt: true, endsAt: true, ...payerWith({ linkId: true }) } },
      transaction: {
        select: {
          amount: true,
          refundedAmount: true,
          returningBecause: true,
          receipts: { select: { id: true, kind: true }, orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }] },
        },
      },
      refundsDue: newestDue,
      events: {
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
        select: { status: true, at: true, refund: { select: { amount: true, reason: true } } },
      },
    },
  });
  if (!found || !isPaymentStatus(found.status)) return null;
  const { status, therapist, events, transaction } = found;
  const payer = found.appointment?.participants[0] ?? null;
  const counts = status === 'verified' || (status === 'refunded' && transaction?.returningBecause === null);
  const other = counts ? null : await paidOtherwise(db, found);
  return {
    id,
    title: subjectInWords(found),
    amountPaise: found.feeToBeConfirmed ? null : paiseOf(found.amount.toFixed(2)),
    status,
    account: accountPaid(found),
    refund: transaction && partOf(paiseIn(transaction.amount), paiseIn(transaction.refundedAmount)),
    due: found.refundsDue[0] ? dueOf(found.refundsDue[0]) : null,
    steps: events.flatMap(({ status: step, at, refund }) =>
      isPaymentStatus(step)
        ? [
            {
              status: step,
              at,
              back: refund && { amountPaise: paiseIn(refund.amount), reason: refund.reason },
            },
          ]
        : [],
    ),
    reason: status === 'rejected' ? found.rejectionReason : null,
    bookingLink: status === 'rejected' || status === 'refunded' ? null : found.bookingLink,
    papers: (transaction?.receipts ?? []).map(({ id: paper, kind }) => ({
      kind: receiptKindOf(kind),
      href: receiptLink.url(paper, now),
    })),
    therapistSlug:
      therapist?.isActive && !found.quotation && !found.productSlug && !found.appointmentId
        ? therapist.slug
        : null,
    paidOtherwise: other?.at ?? null,
    appointment: payer && found.appointment && { ...payer, endsAt: found.appointment.endsAt },
  };
}
