import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { type PayingTerms, readPaying, usualPaying } from '@/lib/booking/paying/terms';
import { paidUntil } from '@/lib/booking/paying/until';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** When people pay the viewer, or null until their account is linked. */
export async function readOwnPaying(viewer: Member): Promise<PayingTerms | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const calendar = await db.calendar.findUnique({
    where: { therapistId: therapist.id },
    select: { id: true },
  });
  return calendar ? readPaying(db, calendar.id) : usualPaying;
}

/** Until when an appointment that is not booked yet would have to be paid; null when nothing is paid ahead. */
export function readPaidUntil(bookingId: string, startsAt: Date, now: Date): Promise<Date | null> {
  return paidUntil(db, bookingId, startsAt, now);
}
