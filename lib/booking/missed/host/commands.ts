import 'server-only';
import { type Change, lockBooking, noteChange } from '@/lib/booking/change/commands';
import { enqueueCancellation } from '@/lib/booking/enqueue';
import { takeBack } from '@/lib/booking/missed/commands';
import { canSayHostMissed, hostMissedReason, provesHostMissed } from '@/lib/booking/missed/rules';
import { tellTherapist } from '@/lib/booking/notifications';
import type { BookingView } from '@/lib/booking/queries';
import { returnSession } from '@/lib/care/plan/credit/commands';
import { contactTasks, topicNamed } from '@/lib/contact/rules';
import { formatInstant, indianZone } from '@/lib/format/time';
import { oweForAppointment } from '@/lib/payment/refund-due/owing';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** `proven`: our room shows it, so the whole fee is owed; otherwise the therapist and the team decide. */
type Said = { readonly done: true; readonly proven: boolean } | Refused<'unknown' | 'not-now'>;

/** Cancels the appointment as one that its therapist did not keep: a plan gets its session back, a payer the fee. */
async function endAsMissed(tx: Tx, booking: BookingView, now: Date): Promise<void> {
  const bookingId = booking.id;
  const session = await tx.therapySession.findUnique({ where: { bookingId }, select: { status: true } });
  if (session?.status === 'no_show') await takeBack(tx, bookingId, now);
  const ended = { status: 'cancelled', cancelledAt: now, cancelledBy: 'system' } as const;
  const why = { ...ended, cancelReason: hostMissedReason };
  await tx.therapySession.updateMany({ where: { bookingId }, data: { ...why, missedAt: null } });
  const icsSequence = booking.icsSequence + 1;
  await tx.booking.update({
    where: { id: bookingId },
    data: { ...why, icsSequence, proposedStartsAt: null },
  });
  await returnSession(tx, bookingId, now);
  await oweForAppointment(tx, { bookingId, reason: 'host-missed' }, now);
  await enqueueCancellation(tx, { ...booking, icsSequence });
}

/** Puts it into the inbox of the team, as the client could have written it. */
async function tellTeam(tx: Tx, { id, person, therapist, startsAt }: BookingView): Promise<void> {
  if (!person || !therapist) return;
  const [firstName = person.name, ...others] = person.name.split(' ');
  const row = await insertOnce(tx.contactMessage, {
    ...{ firstName, lastName: others.join(' ') || firstName, email: person.email },
    subject: topicNamed('billing')?.label ?? 'billing',
    message: `${therapist.name} did not come to the appointment on ${formatInstant(startsAt, indianZone)}. Reported from the page of the appointment.`,
    ...{ serviceInterest: 'billing', submissionKey: id },
  });
  if (row) await enqueue(tx, contactTasks.notifySupport, { contactMessageId: row.id });
}

/**
 * The client or guest says that the therapist did not come. Where our room proves it, the appointment is
 * cancelled and its money owed at once; else the therapist and the team are told. Saying it twice changes
 * nothing.
 */
export function sayHostMissed(change: Change): Promise<Said> {
  const now = new Date();
  return db.$transaction(async (tx): Promise<Said> => {
    const { bookingId } = change;
    const booking = await lockBooking(tx, bookingId, now);
    if (!booking?.therapist) return { done: false, because: 'unknown' };
    if (booking.hostMissedAt) return { done: true, proven: booking.status === 'cancelled' };
    await tx.$queryRaw`SELECT 1 FROM therapy_sessions WHERE booking_id = ${bookingId}::uuid FOR UPDATE`;
    if (!canSayHostMissed(booking, now)) return { done: false, because: 'not-now' };
    const seats = await tx.roomSeat.findMany({
      where: { bookingId },
      select: { participantId: true, seenAt: true },
    });
    const proven = booking.meeting.ownRoom !== null && provesHostMissed(seats, booking.startsAt);
    await tx.booking.update({ where: { id: bookingId }, data: { hostMissedAt: now } });
    await noteChange(tx, 'booking.host-missed', change, booking);
    await tellTherapist(tx, booking.therapist.id, {
      kind: 'session.missed',
      title: (when) => `A client says that you did not come: your appointment on ${when(booking.startsAt)}`,
    });
    if (proven) await endAsMissed(tx, { ...booking, hostMissedAt: now }, now);
    else await tellTeam(tx, booking);
    return { done: true, proven };
  });
}
