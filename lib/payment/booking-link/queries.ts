import 'server-only';
import { formatRupees, paiseIn } from '@/lib/format/money';
import type { PaidVisit } from '@/lib/payment/booking-link/rules';
import { arrangementOf } from '@/lib/payment/product/rules';
import { subjectInWords } from '@/lib/payment/subject-words';
import { db } from '@/lib/server/db';

/** A payment as the page says it on which its payer chooses a time. */
export async function readPaidVisit(id: string): Promise<PaidVisit> {
  const paid = await db.paymentSubmission.findUniqueOrThrow({
    where: { id },
    select: {
      amount: true,
      feeToBeConfirmed: true,
      status: true,
      productSlug: true,
      therapist: { select: { name: true } },
      quotation: { select: { serviceType: true } },
    },
  });
  return {
    amount: paid.feeToBeConfirmed ? null : formatRupees(paiseIn(paid.amount)),
    title: subjectInWords(paid),
    checked: paid.status === 'verified',
    firstTalk: paid.productSlug !== null && arrangementOf(paid.productSlug) !== null,
  };
}
