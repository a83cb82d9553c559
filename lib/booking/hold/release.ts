import 'server-only';
import type { Slot } from '@/lib/booking/calendar/slots/rules';
import type { Tx } from '@/lib/server/db';

/** Deletes an expired hold whose slot is needed. */
export async function releaseOldHolds(
  tx: Pick<Tx, 'booking'>,
  calendarId: string,
  slot: Slot,
  now: Date,
): Promise<void> {
  await tx.booking.updateMany({
    where: {
      calendarId,
      status: 'held',
      heldUntil: { lte: now },
      startsAt: { lt: slot.blockedUntil },
      blockedUntil: { gt: slot.startsAt },
    },
    data: { status: 'released' },
  });
}
