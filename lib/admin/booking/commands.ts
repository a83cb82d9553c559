import 'server-only';
import type { AdminCaller } from '@/lib/admin/caller';
import { cancelBookingIn } from '@/lib/booking/change/commands';
import { tellTherapist } from '@/lib/booking/notifications';
import { formatInstant } from '@/lib/format/time';
import { db } from '@/lib/server/db';

/**
 * Cancels an appointment and its session for both sides before it begins; tells both by mail and in their accounts.
 * Cancelling twice changes nothing.
 * @param reason at most 1,000 characters; stays with the appointment
 */
export async function cancelForBoth(
  bookingId: string,
  reason: string,
  { viewer, request }: AdminCaller,
  now: Date = new Date(),
): Promise<'done' | 'unknown' | 'too-late'> {
  return db.$transaction(async (tx) => {
    // Locks before it reads: of two admins who cancel at once, only one tells the therapist.
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
    const before = await tx.booking.findUnique({ where: { id: bookingId }, select: { status: true } });
    const change = { bookingId, by: 'admin', actor: viewer, reason, request } as const;
    const outcome = await cancelBookingIn(tx, change, now);
    if (!outcome.done) return outcome.because;
    const { therapist, startsAt } = outcome.booking;
    if (therapist && before?.status !== 'cancelled') {
      const title = `Cancelled: your appointment on ${formatInstant(startsAt)}`;
      await tellTherapist(tx, therapist.id, { kind: 'booking.cancelled', title });
    }
    return 'done';
  });
}
