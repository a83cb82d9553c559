import 'server-only';
import { cancelBookingIn } from '@/lib/booking/change/commands';
import { tellPerson, tellTherapist } from '@/lib/booking/notifications';
import { releaseReason } from '@/lib/booking/paying/rules';
import { findBooking } from '@/lib/booking/queries';
import type { Title } from '@/lib/notification/commands';
import { answersRefusal, payingTasks } from '@/lib/payment/appointment/again';
import { lockAppointment } from '@/lib/payment/appointment/payable';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

const reviewed = { select: { status: true, reviewedAt: true } } as const;

/** `kept`: nothing to do, because it is paid, missed, cancelled, moved or not due yet, or both have been told. */
export type DeadlineOutcome = 'released' | 'told' | 'kept';

/**
 * The payment deadline: releases the time if the therapist has chosen that, and otherwise notifies both
 * sides. A late booking can be paid until the beginning, and a job may run late; then it is too late to
 * release, so both are notified. Takes the same lock as a payment, so an appointment is never both released
 * and paid. It checks the present deadline instead of the appointment's sequence: a new place changes the
 * sequence too, and a job for a refused report must survive that.
 */
export async function endTimeToPay(bookingId: string, now: Date = new Date()): Promise<DeadlineOutcome> {
  return db.$transaction(async (tx): Promise<DeadlineOutcome> => {
    await lockAppointment(tx, bookingId);
    const booking = await findBooking(bookingId, { client: tx, now });
    const row = await tx.booking.findUnique({
      where: { id: bookingId },
      select: { releaseUnpaid: true, unpaidToldAt: true, payment: reviewed, payments: reviewed },
    });
    if (!booking || !row || booking.status !== 'confirmed') return 'kept';
    const { state, payUntil } = booking.fee;
    if (state !== 'due' || !payUntil || payUntil > now) return 'kept';
    const reports = row.payment ? [row.payment, ...row.payments] : row.payments;
    // The refusal has enqueued another deadline for that time.
    if (answersRefusal(reports, now)) return 'kept';
    // The two agree between themselves whether a missed session is paid.
    if (booking.outcome === 'no_show') return 'kept';
    if (row.releaseUnpaid && booking.startsAt > now) {
      const request = { id: 'deadline', network: '' };
      const change = { bookingId, by: 'system', actor: 'system', reason: releaseReason, request } as const;
      const cancelled = await cancelBookingIn(tx, change, now);
      return cancelled.done ? 'released' : 'kept';
    }
    if (row.unpaidToldAt) return 'kept';
    await tx.booking.update({ where: { id: bookingId }, data: { unpaidToldAt: now } });
    const title: Title = (when) => `Not paid in time: the appointment on ${when(booking.startsAt)}`;
    await tellPerson(tx, booking.person, { kind: 'booking.unpaid', title });
    if (booking.therapist) await tellTherapist(tx, booking.therapist.id, { kind: 'booking.unpaid', title });
    const payload = { bookingId, sequence: String(booking.icsSequence) };
    await enqueue(tx, payingTasks.tellUnpaid, payload, { jobKey: `${payingTasks.tellUnpaid}:${bookingId}` });
    return 'told';
  });
}
