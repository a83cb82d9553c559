import 'server-only';
import { cancelledColumns, freesPayment } from '@/lib/payment/appointment/cancelled';
import type { Tx } from '@/lib/server/db';

/**
 * The payment that covers an appointment: paid to the same therapist (or to us, for our own calendar), not refunded
 * or refused, and without another appointment. An appointment that the host cancelled, or the client in time, frees its
 * payment; one that was cancelled late has used it, like a session of a plan. Once a payment has made a plan, the plan
 * pays.
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
  const booked = await tx.booking.findUnique({ where: { paymentId }, select: cancelledColumns });
  if (booked && freesPayment(booked)) {
    await tx.booking.update({ where: { paymentId }, data: { paymentId: null } });
  }
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
