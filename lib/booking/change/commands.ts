import 'server-only';
import { type Actor, recordAudit } from '@/lib/audit/record';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import { promiseAppointment, promiseCancellation } from '@/lib/booking/promises';
import { type BookingView, findBooking } from '@/lib/booking/queries';
import { type CalendarOf, findCalendar, listFreeSlots } from '@/lib/calendar/queries';
import { db, type Tx } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';
import { attempt } from '@/lib/savepoint';

/** Who changes an appointment: the person who booked it (guests by their link) or the one it is with. */
export type ChangedBy = 'client' | 'guest' | 'therapist' | 'admin';

type Change = {
  /** Found in a signed link or in a row of the viewer. */
  readonly bookingId: string;
  readonly by: ChangedBy;
  readonly actor: Actor;
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};

type Refused = { readonly done: false; readonly because: 'unknown' | 'too-late' | 'taken' };
type Done = { readonly done: true; readonly booking: BookingView };

/** Whether the database refused a time because somebody else has it. */
function isOverlap(error: unknown): boolean {
  return error instanceof Error && error.message.includes('bookings_no_double');
}

async function lock(tx: Tx, bookingId: string, now: Date): Promise<BookingView | null> {
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
  return findBooking(bookingId, { client: tx, now });
}

async function note(tx: Tx, action: string, { actor, request }: Change, booking: BookingView): Promise<void> {
  await recordAudit(tx, {
    actor,
    action,
    subject: { table: 'bookings', id: booking.id },
    ...(booking.person?.userId && { subjectUserId: booking.person.userId }),
    request,
  });
}

/** Cancels an appointment before it begins, frees its time, and tells both sides. Cancelling twice changes nothing. */
export async function cancelBooking(
  change: Change & { readonly reason?: string },
  now: Date = new Date(),
): Promise<Done | Refused> {
  return db.$transaction(async (tx): Promise<Done | Refused> => {
    const booking = await lock(tx, change.bookingId, now);
    if (!booking) return { done: false, because: 'unknown' };
    if (booking.status === 'cancelled') return { done: true, booking };
    if (!booking.changes.cancellable) return { done: false, because: 'too-late' };
    const { by, reason } = change;
    const icsSequence = booking.icsSequence + 1;
    await tx.booking.update({
      where: { id: booking.id },
      data: {
        status: 'cancelled',
        cancelledAt: now,
        cancelledBy: by,
        cancelReason: reason ?? null,
        icsSequence,
      },
    });
    await tx.therapySession.updateMany({
      where: { bookingId: booking.id, status: 'scheduled' },
      data: {
        status: 'cancelled',
        cancelledAt: now,
        cancelledBy: by === 'guest' ? 'client' : by,
        cancelReason: reason ?? null,
      },
    });
    await note(tx, 'booking.cancelled', change, booking);
    await promiseCancellation(tx, { ...booking, icsSequence });
    return { done: true, booking: { ...booking, status: 'cancelled', icsSequence } };
  });
}

/**
 * Moves an appointment to another free slot of the same calendar, within the time in which that is free. The row
 * keeps its id, so links and calendar entries go on working; the database refuses a time that somebody else has.
 */
export async function moveBooking(
  change: Change & { readonly to: Date },
  now: Date = new Date(),
): Promise<Done | Refused> {
  return db.$transaction(async (tx): Promise<Done | Refused> => {
    const booking = await lock(tx, change.bookingId, now);
    if (!booking) return { done: false, because: 'unknown' };
    if (booking.startsAt.getTime() === change.to.getTime()) return { done: true, booking };
    if (!booking.changes.movable) return { done: false, because: 'too-late' };
    const of: CalendarOf = booking.therapist ? { therapist: booking.therapist.slug } : 'desk';
    const calendar = await findCalendar(of, { client: tx, now });
    if (!calendar) return { done: false, because: 'unknown' };
    const range = { from: change.to, until: change.to };
    const [slot] = await listFreeSlots(calendar, { client: tx, now, range, except: booking.id });
    if (!slot) return { done: false, because: 'taken' };
    const icsSequence = booking.icsSequence + 1;
    await releaseOldHolds(tx, calendar.id, slot, now);
    // Waits for whoever is taking an overlapping time at this moment; the exclusion constraint decides.
    const moved = await attempt(tx, () =>
      tx.booking.update({
        where: { id: booking.id },
        data: { ...slot, icsSequence, dayReminderAt: null, hourReminderAt: null },
      }),
    );
    if (!moved.done) {
      if (isOverlap(moved.error)) return { done: false, because: 'taken' };
      throw moved.error;
    }
    await tx.therapySession.updateMany({
      where: { bookingId: booking.id, status: 'scheduled' },
      data: { sessionDate: slot.startsAt },
    });
    const after = { ...booking, ...slot, icsSequence };
    await note(tx, 'booking.moved', change, booking);
    await promiseAppointment(tx, after, now);
    return { done: true, booking: after };
  });
}
