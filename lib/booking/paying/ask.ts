import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { lockBooking, noteChange } from '@/lib/booking/change/commands';
import { tellPerson } from '@/lib/booking/notifications';
import { askAgainMs } from '@/lib/booking/paying/rules';
import { isUuid } from '@/lib/format/uuid';
import { payingTasks } from '@/lib/payment/appointment/again';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

export type AskOutcome = 'asked' | 'not-linked' | 'unknown' | 'settled' | 'not-yet' | 'too-soon' | 'nobody';

/**
 * Reminds the client of an unpaid appointment with the viewer, by mail and in their account, at most once a
 * day. Takes the same lock as a payment, so no reminder follows a payment.
 */
export async function askForPayment(
  viewer: Member,
  bookingId: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<AskOutcome> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return 'not-linked';
  if (!isUuid(bookingId)) return 'unknown';
  return db.$transaction(async (tx): Promise<AskOutcome> => {
    const booking = await lockBooking(tx, bookingId, now);
    const charged = booking?.fee.bookedPaise !== undefined;
    if (booking?.therapist?.id !== therapist.id || (booking.status !== 'confirmed' && !charged))
      return 'unknown';
    if (booking.fee.state !== 'due') return 'settled';
    if (booking.fee.rule === 'after' && booking.endsAt > now && !charged) return 'not-yet';
    if (!booking.person) return 'nobody';
    const { payAskedAt } = await tx.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: { payAskedAt: true },
    });
    if (payAskedAt && now.getTime() - payAskedAt.getTime() < askAgainMs) return 'too-soon';
    await tx.booking.update({ where: { id: bookingId }, data: { payAskedAt: now } });
    const change = { bookingId, by: 'therapist', actor: viewer, request } as const;
    await noteChange(tx, 'booking.payment-asked', change, booking);
    await tellPerson(tx, booking.person, {
      kind: 'booking.payment-asked',
      title: (when) => `Not paid yet: your appointment on ${when(booking.startsAt)}`,
    });
    const payload = { bookingId, sequence: String(booking.icsSequence), at: now.toISOString() };
    await enqueue(tx, payingTasks.ask, payload);
    return 'asked';
  });
}
