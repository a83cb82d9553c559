import 'server-only';
import { bookedWhere } from '@/lib/booking/calendar/queries';
import type { Slot } from '@/lib/booking/calendar/slots/rules';
import type { Tx } from '@/lib/server/db';

/** Releases an expired hold of this calendar, or of another one at the place of the slot. */
export async function releaseOldHolds(
  tx: Pick<Tx, 'booking'>,
  calendarId: string,
  slot: Slot,
  now: Date,
): Promise<void> {
  await tx.booking.updateMany({
    where: {
      ...bookedWhere(calendarId, slot.premisesId === null ? [] : [slot.premisesId]),
      status: 'held',
      heldUntil: { lte: now },
      startsAt: { lt: slot.blockedUntil },
      blockedUntil: { gt: slot.startsAt },
    },
    data: { status: 'released' },
  });
}
