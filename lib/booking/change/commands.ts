import 'server-only';
import { type Actor, recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import { findCalendar, listFreeSlots } from '@/lib/booking/calendar/queries';
import type { Slot } from '@/lib/booking/calendar/slots/rules';
import { canBeExcused } from '@/lib/booking/cancelled-words';
import { enqueueAppointment, enqueueCancellation } from '@/lib/booking/enqueue';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import { atPlace } from '@/lib/booking/meeting/rules';
import { readTerms } from '@/lib/booking/meeting/terms';
import { tellPerson, tellTherapist } from '@/lib/booking/notifications';
import { paidUntil } from '@/lib/booking/paying/until';
import { type BookingView, calendarOf, findBooking } from '@/lib/booking/queries';
import { forgetReminders } from '@/lib/care/participant/commands';
import { consumeSession, returnSession } from '@/lib/care/plan/credit/commands';
import type { Title } from '@/lib/notification/commands';
import type { NotificationKind } from '@/lib/notification/rules';
import { chargePart } from '@/lib/payment/appointment/charge';
import { isLate } from '@/lib/payment/appointment/late';
import { lockBookingLink } from '@/lib/payment/booking-link/lock';
import { keepsOrder } from '@/lib/payment/booking-link/meetings';
import { oweLate } from '@/lib/payment/refund-due/by-rule';
import { oweForAppointment } from '@/lib/payment/refund-due/owing';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { attempt } from '@/lib/server/db/savepoint';
import type { AuditedRequest } from '@/lib/server/request/read-request';

/**
 * The person or process that changes an appointment: the client or guest (a guest by link), the host, the
 * team, or the service at the end of the time to pay.
 */
export type ChangedBy = 'client' | 'guest' | 'therapist' | 'admin' | 'system';

export type Change = {
  /** Comes from a signed link or from one of the viewer's rows. */
  readonly bookingId: string;
  readonly by: ChangedBy;
  readonly actor: Actor;
  readonly request: AuditedRequest;
};

type NotCancelled = Refused<'unknown' | 'too-late'>;
type NotMoved = NotCancelled | Refused<'taken'>;
type Done = { readonly done: true; readonly booking: BookingView };

/** Whether the database refused a time that another booking has, in its calendar or at its place. */
export function isOverlap(error: unknown): boolean {
  return error instanceof Error && /bookings_(place_)?no_double/.test(error.message);
}

export async function lockBooking(tx: Tx, bookingId: string, now: Date): Promise<BookingView | null> {
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
  return findBooking(bookingId, { client: tx, now });
}

export async function noteChange(
  tx: Tx,
  action: AuditAction,
  { actor, request }: Change,
  booking: BookingView,
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action,
    subject: { table: 'bookings', id: booking.id },
    ...(booking.person?.userId && { subjectUserId: booking.person.userId }),
    request,
  });
}

/** Locks the session of an appointment, because another request may conclude it at the same time. */
async function lockSession(tx: Tx, bookingId: string): Promise<{ id: string; status: string } | undefined> {
  const [session] = await tx.$queryRaw<{ id: string; status: string }[]>`
    SELECT id::text AS id, status FROM therapy_sessions WHERE booking_id = ${bookingId}::uuid FOR UPDATE`;
  return session;
}

async function tellOtherSide(
  tx: Tx,
  by: ChangedBy,
  { person, therapist }: BookingView,
  told: { readonly kind: NotificationKind; readonly title: Title },
): Promise<void> {
  if (by === 'therapist' || by === 'admin' || by === 'system') await tellPerson(tx, person, told);
  if (by !== 'therapist' && by !== 'admin' && therapist) await tellTherapist(tx, therapist.id, told);
}

type Cancellation = Change & {
  readonly reason?: string | null;
  /** Whether the client says that they were ill or in crisis, so that a late cancellation costs nothing. */
  readonly excused?: boolean;
};

const byOther = { therapist: 'host-cancelled', admin: 'team-cancelled', system: 'team-cancelled' } as const;

/** Accepts a late canceller's word that they were ill or in crisis: the whole payment becomes due back. */
async function excuse(tx: Tx, booking: BookingView, now: Date): Promise<void> {
  if (!canBeExcused(booking)) return;
  await returnSession(tx, booking.id, now);
  if (booking.fee.bookedPaise !== undefined) await chargePart(tx, booking.id, 0);
  await oweForAppointment(tx, { bookingId: booking.id, reason: 'excused' }, now);
}

/**
 * Cancels an appointment and its session, frees the time and tells both sides, in the caller's transaction.
 * The client can cancel until it begins; the therapist also afterwards, as long as the session has no
 * outcome. A session paid from a plan goes back
 * to it, unless the client cancels too late; then the rule of the booking is carried out. Cancelling twice changes nothing.
 */
export async function cancelBookingIn(tx: Tx, change: Cancellation, now: Date): Promise<Done | NotCancelled> {
  const { by, reason = null } = change;
  const booking = await lockBooking(tx, change.bookingId, now);
  if (!booking) return { done: false, because: 'unknown' };
  if (booking.status === 'cancelled') {
    if (change.excused) await excuse(tx, booking, now);
    return { done: true, booking };
  }
  const session = await lockSession(tx, booking.id);
  const afterwards = by === 'therapist' && session !== undefined;
  const allowed = afterwards ? booking.status === 'confirmed' : booking.changes.cancellable;
  if (!allowed || (session && session.status !== 'scheduled')) return { done: false, because: 'too-late' };
  const icsSequence = booking.icsSequence + 1;
  await tx.booking.update({
    where: { id: booking.id },
    data: {
      status: 'cancelled',
      cancelledAt: now,
      cancelledBy: by,
      cancelReason: reason,
      icsSequence,
      proposedStartsAt: null,
    },
  });
  if (session) {
    await tx.therapySession.update({
      where: { id: session.id },
      data: {
        status: 'cancelled',
        cancelledAt: now,
        cancelledBy: by === 'guest' ? 'client' : by,
        cancelReason: reason,
      },
    });
  }
  // Only the client can be late; if the host or the team cancels, the session always goes back to the plan.
  const byPerson = by === 'client' || by === 'guest';
  const { id: bookingId, startsAt, rules } = booking;
  const { noticeHours: cancelNoticeHours } = booking.changes;
  const late = byPerson && isLate({ startsAt, cancelNoticeHours, late: rules.late }, now);
  await (late && !change.excused ? consumeSession : returnSession)(tx, bookingId, now);
  if (late && !change.excused) {
    await oweLate(tx, { bookingId, rule: rules.late, startsAt }, now);
  } else {
    const reason = !byPerson ? byOther[by] : late ? 'excused' : 'cancelled-in-time';
    await oweForAppointment(tx, { bookingId, reason }, now);
  }
  await noteChange(tx, 'booking.cancelled', change, booking);
  await tellOtherSide(tx, by, booking, {
    kind: session ? 'session.cancelled' : 'booking.cancelled',
    title: (when) =>
      `${by === 'system' ? 'Not paid in time and cancelled' : 'Cancelled'}: your appointment on ${when(booking.startsAt)}`,
  });
  // A guest can read it nowhere else.
  if (booking.startsAt > now || booking.person?.userId === null) {
    await enqueueCancellation(tx, { ...booking, icsSequence }, { byHost: by === 'therapist' });
  }
  return { done: true, booking: { ...booking, status: 'cancelled', icsSequence } };
}

export async function cancelBooking(
  change: Cancellation,
  now: Date = new Date(),
): Promise<Done | NotCancelled> {
  return db.$transaction((tx) => cancelBookingIn(tx, change, now));
}

/** A slot with the appointment's own length: a therapist may have agreed to less than a whole slot. */
function keepingLength({ startsAt, endsAt }: BookingView, slot: Slot): Slot {
  const unused = slot.endsAt.getTime() - slot.startsAt.getTime() - (endsAt.getTime() - startsAt.getTime());
  const earlier = (moment: Date) => new Date(moment.getTime() - unused);
  return { ...slot, endsAt: earlier(slot.endsAt), blockedUntil: earlier(slot.blockedUntil) };
}

/** The new address of an appointment in person whose new time is at another place. */
async function meetingAt(
  tx: Tx,
  { mode, placeId, calendarId }: BookingView,
  time: Slot,
): Promise<{ readonly meetingAddress?: string | null }> {
  if (mode !== 'in_person' || placeId === time.placeId) return {};
  const place = time.placeId === null ? null : await tx.place.findUnique({ where: { id: time.placeId } });
  return { meetingAddress: atPlace(await readTerms(tx, calendarId), place).address };
}

/**
 * Gives a locked appointment another time, in the caller's transaction: its session, the last moment to pay, and every
 * mail follow. The database refuses a time that another booking has, in its calendar or at its place.
 */
export async function setTime(
  tx: Tx,
  booking: BookingView,
  time: Slot,
  change: Change,
  now: Date,
): Promise<Done | NotMoved> {
  const icsSequence = booking.icsSequence + 1;
  await releaseOldHolds(tx, booking.calendarId, time, now);
  const payUntil = await paidUntil(tx, booking.id, time.startsAt, now);
  const there = await meetingAt(tx, booking, time);
  // Waits for a request that is taking an overlapping time; the exclusion constraint decides.
  const moved = await attempt(tx, () =>
    tx.booking.update({
      where: { id: booking.id },
      data: {
        ...time,
        ...there,
        icsSequence,
        payUntil,
        // The new deadline needs its own notification of both.
        unpaidToldAt: null,
        proposedStartsAt: null,
      },
    }),
  );
  if (!moved.done) {
    if (isOverlap(moved.error)) return { done: false, because: 'taken' };
    throw moved.error;
  }
  await forgetReminders(tx, booking.id);
  const { count } = await tx.therapySession.updateMany({
    where: { bookingId: booking.id, status: 'scheduled' },
    data: { sessionDate: time.startsAt },
  });
  const after = { ...booking, ...time, icsSequence, proposedStartsAt: null };
  await noteChange(tx, 'booking.moved', change, booking);
  await tellOtherSide(tx, change.by, booking, {
    kind: count > 0 ? 'session.moved' : 'booking.moved',
    title: (when) =>
      `New time of an appointment: ${when(time.startsAt)}, instead of ${when(booking.startsAt)}`,
  });
  await enqueueAppointment(tx, after, now, { was: booking.startsAt });
  return { done: true, booking: after };
}

/**
 * Moves an appointment to another free slot of the same calendar, while moving is free of charge. The row
 * keeps its id, so links and calendar entries stay valid; the database refuses a time that another booking
 * has.
 */
export async function moveBooking(
  change: Change & { readonly to: Date },
  now: Date = new Date(),
): Promise<Done | NotMoved | Refused<'order'>> {
  return db.$transaction(async (tx): Promise<Done | NotMoved | Refused<'order'>> => {
    // Meetings of one purchase wait for each other, so that each sees where the others are.
    const of = { where: { id: change.bookingId }, select: { paymentId: true, orderId: true } } as const;
    const found = await tx.booking.findUnique(of);
    const purchase = found?.paymentId ?? found?.orderId;
    if (purchase) await lockBookingLink(tx, purchase);
    const booking = await lockBooking(tx, change.bookingId, now);
    if (!booking) return { done: false, because: 'unknown' };
    const there = booking.status === 'confirmed' && booking.startsAt.getTime() === change.to.getTime();
    if (there) return { done: true, booking };
    if (!booking.changes.movable) return { done: false, because: 'too-late' };
    const endsAt = new Date(change.to.getTime() + booking.endsAt.getTime() - booking.startsAt.getTime());
    if (booking.order && !keepsOrder(booking.order, { startsAt: change.to, endsAt }))
      return { done: false, because: 'order' };
    const calendar = await findCalendar(calendarOf(booking), { client: tx, now });
    if (!calendar) return { done: false, because: 'unknown' };
    const range = { from: change.to, until: change.to };
    const [slot] = await listFreeSlots(calendar, { client: tx, now, range, except: booking.id });
    if (!slot) return { done: false, because: 'taken' };
    return setTime(tx, booking, keepingLength(booking, slot), change, now);
  });
}
