import 'server-only';
import { cancelForBothIn } from '@/lib/booking/closed-account/commands';
import type { Reviewer } from '@/lib/payment/payee/access';
import { type ReviewOutcome, refundPayment, type SentBack } from '@/lib/payment/verification/commands';

/**
 * Records a refund. If it refunds the whole of a purchase, the booked meetings that have not begun are cancelled by the
 * team in the same transaction; a refund in part leaves them.
 */
export function refundWithMeetings(id: string, sent: SentBack, reviewer: Reviewer): Promise<ReviewOutcome> {
  const now = new Date();
  return refundPayment(id, sent, reviewer, now, async (tx) => {
    const coming = await tx.booking.findMany({
      where: {
        ...{ paymentId: id, status: 'confirmed', startsAt: { gt: now } },
        ...{ calendar: { therapistId: null }, payment: { productSlug: { not: null } } },
      },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    const reason = 'Its purchase was refunded.';
    for (const { id: bookingId } of coming) await cancelForBothIn(tx, { bookingId, reason }, reviewer, now);
    return coming.length;
  });
}
