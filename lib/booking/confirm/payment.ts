import 'server-only';
import type { Tx } from '@/lib/db';

/**
 * The payment that an appointment may stand on: paid to the same therapist (or to the service, at its own desk), not
 * sent back or refused, and without another appointment that is still to be kept. One that was cancelled lets it go.
 * @param asked payment whose link the person came by
 * @param therapistId of the calendar; null for the desk
 */
export async function paymentFor(
  tx: Tx,
  asked: string | undefined,
  therapistId: string | null,
): Promise<string | null> {
  if (asked === undefined) return null;
  // Of two appointments booked at once by one link the second sees the first.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`booking-of-payment:${asked}`}, 0))`;
  await tx.booking.updateMany({
    where: { paymentId: asked, status: 'cancelled' },
    data: { paymentId: null },
  });
  const free = await tx.paymentSubmission.findFirst({
    where: { id: asked, therapistId, status: { notIn: ['rejected', 'refunded'] }, booking: { is: null } },
    select: { id: true },
  });
  return free?.id ?? null;
}
