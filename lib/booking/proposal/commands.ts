import 'server-only';
import type { Actor } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { bookedWhere } from '@/lib/booking/calendar/queries';
import type { Slot } from '@/lib/booking/calendar/slots/rules';
import { type Change, lockBooking, noteChange, setTime } from '@/lib/booking/change/commands';
import { enqueueKeptTime, enqueueWithdrawal } from '@/lib/booking/enqueue';
import { tellPerson, tellTherapist } from '@/lib/booking/notifications';
import { proposalBasis } from '@/lib/booking/proposal/rules';
import type { BookingView } from '@/lib/booking/queries';
import { bookingTasks } from '@/lib/booking/rules';
import { placeOf, placeOfKind, readArranging } from '@/lib/booking/schedule/calendar';
import { furthestDays } from '@/lib/booking/schedule/rules';
import { instantOfLocal } from '@/lib/booking/schedule/time';
import { laterOf } from '@/lib/booking/series/queries';
import { shiftedLike } from '@/lib/booking/series/times';
import { withReachable } from '@/lib/care/participant/columns';
import { day, minute } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import { db, type Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

/** Whether a time is ahead and within a year: what can be proposed. */
export const isAhead = (moment: Date, now: Date): boolean =>
  moment > now && moment.getTime() - now.getTime() <= furthestDays * day;

/** The proposed time with the appointment's own length, the calendar's buffer, and its place then. */
export async function slotAt(tx: Tx, booking: BookingView, startsAt: Date): Promise<Slot> {
  const calendar = await readArranging(tx, { id: booking.calendarId });
  const { mode, placeId, kind } = booking;
  const endsAt = new Date(startsAt.getTime() + booking.endsAt.getTime() - booking.startsAt.getTime());
  const own = mode === 'in_person' && kind?.id ? await placeOfKind(tx, kind.id) : null;
  return {
    startsAt,
    endsAt,
    blockedUntil: new Date(endsAt.getTime() + calendar.bufferMinutes * minute),
    ...(own ?? placeOf(calendar, { startsAt, endsAt }, mode, placeId)),
  };
}

async function isTaken(tx: Tx, booking: BookingView, slot: Slot): Promise<boolean> {
  const others = await tx.booking.count({
    where: {
      ...bookedWhere(booking.calendarId, slot.premisesId === null ? [] : [slot.premisesId]),
      id: { not: booking.id },
      status: 'confirmed',
      startsAt: { lt: slot.blockedUntil },
      blockedUntil: { gt: slot.startsAt },
    },
  });
  return others > 0;
}

type Wanted = {
  /** Id of a session. */
  readonly session: string;
  /** On the clock of `timeZone`, in the form of an input of type datetime-local. */
  readonly startsAt: string;
  readonly timeZone: string;
  /** The shown state; see `proposalBasis`. */
  readonly basis: string;
  readonly scope: '' | 'later';
};

type Refusal =
  | { readonly because: 'not-linked' | 'unknown' | 'over' | 'no-time' | 'same' }
  /** `at`: the taken beginning. */
  | { readonly because: 'taken'; readonly at: Date }
  /** The session's present state. */
  | { readonly because: 'changed'; readonly startsAt: Date; readonly proposedStartsAt: Date | null };

export type ProposalOutcome = { readonly proposed: number } | Refusal;

type Proposing = {
  readonly therapistName: string;
  readonly viewer: Member;
  readonly request: AuditedRequest;
};

/** Proposes a time for one locked appointment. Repeating it tells the client once. */
export async function proposeIn(
  tx: Tx,
  booking: BookingView,
  startsAt: Date,
  { therapistName, viewer, request }: Proposing,
): Promise<'proposed' | 'taken'> {
  if (booking.proposedStartsAt?.getTime() === startsAt.getTime()) return 'proposed';
  if (await isTaken(tx, booking, await slotAt(tx, booking, startsAt))) return 'taken';
  await tx.booking.update({ where: { id: booking.id }, data: { proposedStartsAt: startsAt } });
  const change = { bookingId: booking.id, by: 'therapist', actor: viewer, request } as const;
  await noteChange(tx, 'booking.proposed', change, booking);
  await tellPerson(tx, booking.person, {
    kind: 'booking.proposed',
    title: (when) => `${therapistName} proposes another time: ${when(startsAt)}`,
  });
  const payload = { bookingId: booking.id, sequence: String(booking.icsSequence) };
  await enqueue(tx, bookingTasks.tellProposal, payload);
  return 'proposed';
}

/** The coming appointment of a session, locked; or the reason why it cannot change. */
async function lockComing(tx: Tx, bookingId: string, now: Date): Promise<BookingView | null> {
  const booking = await lockBooking(tx, bookingId, now);
  return booking?.status === 'confirmed' && booking.startsAt > now ? booking : null;
}

/** A session of this therapist that has an appointment. */
async function findHeld(tx: Tx, id: string, therapistId: string) {
  if (!isUuid(id)) return null;
  const session = await tx.therapySession.findFirst({
    // An erased guest has no address for a proposal.
    where: { id, therapistId, ...withReachable },
    select: { bookingId: true, seriesId: true, sessionDate: true },
  });
  return session?.bookingId ? { ...session, bookingId: session.bookingId } : null;
}

/**
 * Proposes another time for a coming session of the viewer, and with
 * `scope` "later" for the later ones of its series too, each by as many days and minutes on the same clock:
 * all of them or none. The agreed times stay valid until the client agrees to each new one, a guest by the
 * link in the mail. A new proposal replaces the earlier one; a repeated one tells the client once.
 */
export async function proposeAnotherTime(
  viewer: Member,
  wanted: Wanted,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<ProposalOutcome> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { because: 'not-linked' };
  const startsAt = instantOfLocal(wanted.startsAt, wanted.timeZone);
  if (!startsAt || !isAhead(startsAt, now)) return { because: 'no-time' };
  const proposing = { therapistName: therapist.name, viewer, request };
  return refusableTransaction<ProposalOutcome, Refusal>(async (tx, refuse) => {
    const session = await findHeld(tx, wanted.session, therapist.id);
    if (!session) return { because: 'unknown' };
    const booking = await lockComing(tx, session.bookingId, now);
    if (!booking) return { because: 'over' };
    const again = booking.proposedStartsAt?.getTime() === startsAt.getTime();
    if (!again && wanted.basis !== proposalBasis(booking)) {
      const { startsAt: agreed, proposedStartsAt } = booking;
      return { because: 'changed', startsAt: agreed, proposedStartsAt };
    }
    if (booking.startsAt.getTime() === startsAt.getTime()) return { because: 'same' };
    if ((await proposeIn(tx, booking, startsAt, proposing)) === 'taken')
      return { because: 'taken', at: startsAt };
    if (wanted.scope !== 'later' || session.seriesId === null) return { proposed: 1 };
    const later = await laterOf(tx, {
      seriesId: session.seriesId,
      therapistId: therapist.id,
      after: session.sessionDate,
    });
    let proposed = 1;
    for (const { bookingId } of later) {
      const other = bookingId === null ? null : await lockComing(tx, bookingId, now);
      if (!other) continue;
      const to = shiftedLike(other.startsAt, { from: booking.startsAt, to: startsAt }, wanted.timeZone);
      if (!isAhead(to, now)) throw refuse({ because: 'no-time' });
      if ((await proposeIn(tx, other, to, proposing)) === 'taken') throw refuse({ because: 'taken', at: to });
      proposed += 1;
    }
    return { proposed };
  });
}

type WithdrawalOutcome = { readonly withdrawn: true } | Refusal;

/**
 * Withdraws a proposed time before the client has answered. If nothing is proposed any more, it does nothing;
 * if the client has agreed meanwhile, it changes nothing.
 */
export async function withdrawProposal(
  viewer: Member,
  { session: id, basis }: Pick<Wanted, 'session' | 'basis'>,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<WithdrawalOutcome> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { because: 'not-linked' };
  return db.$transaction(async (tx): Promise<WithdrawalOutcome> => {
    const session = await findHeld(tx, id, therapist.id);
    if (!session) return { because: 'unknown' };
    const booking = await lockComing(tx, session.bookingId, now);
    if (!booking) return { because: 'over' };
    const { startsAt, proposedStartsAt } = booking;
    const [agreed] = basis.split(' ');
    if (proposedStartsAt === null && agreed === startsAt.toISOString()) return { withdrawn: true };
    if (proposedStartsAt === null || basis !== proposalBasis(booking)) {
      return { because: 'changed', startsAt, proposedStartsAt };
    }
    await tx.booking.update({ where: { id: booking.id }, data: { proposedStartsAt: null } });
    const change = { bookingId: booking.id, by: 'therapist', actor: viewer, request } as const;
    await noteChange(tx, 'booking.proposal-withdrawn', change, booking);
    await tellPerson(tx, booking.person, {
      kind: 'booking.proposal-withdrawn',
      title: (when) => `Your appointment is unchanged: ${when(startsAt)}`,
    });
    await enqueueWithdrawal(tx, booking, now);
    return { withdrawn: true };
  });
}

/** Ends a proposal that was not accepted, and tells the therapist that the old time stays. */
async function keepTime(tx: Tx, booking: BookingView, change: Change, now: Date): Promise<void> {
  await tx.booking.update({ where: { id: booking.id }, data: { proposedStartsAt: null } });
  await noteChange(tx, 'booking.proposal-declined', change, booking);
  if (booking.therapist) {
    await tellTherapist(tx, booking.therapist.id, {
      kind: 'booking.proposal-declined',
      title: (when) => `An appointment is unchanged: ${when(booking.startsAt)}`,
    });
  }
  await enqueueKeptTime(tx, booking, now);
}

export type AnswerOutcome = 'agreed' | 'declined' | 'gone' | 'taken';

/** The client's or guest's answer to a proposed time; the signed link identifies the appointment. */
export async function answerProposal(
  answer: 'agree' | 'decline',
  { bookingId, actor, request }: { bookingId: string; actor: Actor; request: AuditedRequest },
  now: Date = new Date(),
): Promise<AnswerOutcome> {
  return db.$transaction(async (tx): Promise<AnswerOutcome> => {
    const booking = await lockBooking(tx, bookingId, now);
    const proposed = booking?.proposedStartsAt;
    if (booking?.status !== 'confirmed' || !proposed || booking.startsAt <= now) return 'gone';
    const by = booking.person?.userId ? 'client' : 'guest';
    const change = { bookingId, by, actor, request } as const;
    if (answer === 'agree' && proposed > now) {
      const moved = await setTime(tx, booking, await slotAt(tx, booking, proposed), change, now);
      if (moved.done) return 'agreed';
      await keepTime(tx, booking, change, now);
      return 'taken';
    }
    await keepTime(tx, booking, change, now);
    return answer === 'agree' ? 'gone' : 'declined';
  });
}
