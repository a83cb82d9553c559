import 'server-only';
import type { Tx } from '@/lib/server/db';

/**
 * The payment that covers an appointment: paid to the same therapist (or to us, for our own calendar), not refunded
 * or refused, and without another appointment still to come. Cancelling an appointment frees its payment. Once a
 * payment has made a plan, the plan pays.
 * @param paymentId payment whose link the person followed
 * @param therapistId of the calendar; null for our own
 */
export async function paymentFor(
  tx: Tx,
  paymentId: string | undefined,
  therapistId: string | null,
): Promise<string | null> {
  if (paymentId === undefined) return null;
  // This lock lets the second of two appointments booked at once by one link see the first.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`booking-of-payment:${paymentId}`}, 0))`;
  await tx.booking.updateMany({
    where: { paymentId: paymentId, status: 'cancelled' },
    data: { paymentId: null },
  });
  const free = await tx.paymentSubmission.findFirst({
    where: {
      id: paymentId,
      therapistId,
      status: { notIn: ['rejected', 'refunded'] },
      booking: { is: null },
      appointmentId: null,
      OR: [{ quotationId: null }, { quotation: { plan: { is: null } } }],
    },
    select: { id: true },
  });
  return free?.id ?? null;
}
