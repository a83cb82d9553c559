import 'server-only';
import { formatRupees, paiseIn } from '@/lib/format/money';
import { cancelledColumns, freesPayment } from '@/lib/payment/appointment/cancelled';
import { paymentOfVisit } from '@/lib/payment/booking-link/paid-visit';
import { isPaymentStatus } from '@/lib/payment/rules';
import { subjectInWords } from '@/lib/payment/subject-words';
import { db } from '@/lib/server/db';

/** What the payer who chooses a time has just paid. */
type PaidVisit = {
  /** "₹9,600.50"; null while the fee is to be confirmed. */
  readonly amount: string | null;
  /** What it was for, in one line. */
  readonly title: string;
  readonly checked: boolean;
};

/** The payment to this therapist whose booking link the browser followed; null without one that still counts. */
export async function paidVisit(therapistSlug: string): Promise<PaidVisit | null> {
  const id = await paymentOfVisit();
  if (!id) return null;
  const paid = await db.paymentSubmission.findUnique({
    where: { id },
    select: {
      amount: true,
      feeToBeConfirmed: true,
      status: true,
      productSlug: true,
      therapist: { select: { name: true, slug: true } },
      quotation: { select: { serviceType: true } },
      booking: { select: cancelledColumns },
    },
  });
  if (!paid || paid.therapist?.slug !== therapistSlug || !isPaymentStatus(paid.status)) return null;
  if (paid.booking && !freesPayment(paid.booking)) return null;
  if (paid.status === 'rejected' || paid.status === 'refunded') return null;
  return {
    amount: paid.feeToBeConfirmed ? null : formatRupees(paiseIn(paid.amount)),
    title: subjectInWords(paid),
    checked: paid.status === 'verified',
  };
}
