import 'server-only';
import type { Actor } from '@/lib/account/audit/record';
import type { Member } from '@/lib/account/session/session';
import type { Slot } from '@/lib/booking/calendar/slots/rules';
import { type Change, lockBooking, noteChange, setTime } from '@/lib/booking/change/commands';
import { enqueueKeptTime } from '@/lib/booking/enqueue';
import { tellPerson, tellTherapist } from '@/lib/booking/notifications';
import type { BookingView } from '@/lib/booking/queries';
import { bookingTasks } from '@/lib/booking/rules';
import { furthestDays } from '@/lib/booking/schedule/rules';
import { instantOfLocal } from '@/lib/booking/schedule/time';
import { formatInstant } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { CallingRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Request = Pick<CallingRequest, 'id' | 'network'>;

const day = 86_400_000;

/** The proposed time with the appointment's own length and the calendar's buffer. */
async function slotAt(tx: Tx, booking: BookingView, startsAt: Date): Promise<Slot> {
  const { bufferMinutes } = await tx.calendar.findUniqueOrThrow({
    where: { id: booking.calendarId },
    select: { bufferMinutes: true },
  });
  const endsAt = new Date(startsAt.getTime() + booking.endsAt.getTime() - booking.startsAt.getTime());
  return { startsAt, endsAt, blockedUntil: new Date(endsAt.getTime() + bufferMinutes * 60_000) };
}

async function isTaken(tx: Tx, booking: BookingView, slot: Slot): Promise<boolean> {
  const others = await tx.booking.count({
    where: {
      calendarId: booking.calendarId,
      id: { not: booking.id },
      status: 'confirmed',
      startsAt: { lt: slot.blockedUntil },
      blockedUntil: { gt: slot.startsAt },
    },
  });
  return others > 0;
}

export type ProposalOutcome = 'proposed' | 'not-linked' | 'unknown' | 'over' | 'no-time' | 'same' | 'taken';

/**
 * Proposes another time for a coming session of the viewer. The agreed time stands until the client agrees; a new
 * proposal replaces the earlier one. The same twice tells once.
 * @param local time on the clock of `timeZone`, as an input of type datetime-local sends it
 */
export async function proposeAnotherTime(
  viewer: Member,
  wanted: { readonly session: string; readonly startsAt: string; readonly timeZone: string },
  request: Request,
  now: Date = new Date(),
): Promise<ProposalOutcome> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return 'not-linked';
  if (!isUuid(wanted.session)) return 'unknown';
  const startsAt = instantOfLocal(wanted.startsAt, wanted.timeZone);
  const ahead = startsAt ? startsAt.getTime() - now.getTime() : 0;
  if (!startsAt || ahead <= 0 || ahead > furthestDays * day) return 'no-time';
  return db.$transaction(async (tx): Promise<ProposalOutcome> => {
    const session = await tx.therapySession.findFirst({
      where: { id: wanted.session, therapistId: therapist.id },
      select: { bookingId: true },
    });
    if (!session?.bookingId) return 'unknown';
    const booking = await lockBooking(tx, session.bookingId, now);
    if (booking?.status !== 'confirmed' || booking.startsAt <= now) return 'over';
    if (booking.startsAt.getTime() === startsAt.getTime()) return 'same';
    if (booking.proposedStartsAt?.getTime() === startsAt.getTime()) return 'proposed';
    if (await isTaken(tx, booking, await slotAt(tx, booking, startsAt))) return 'taken';
    await tx.booking.update({ where: { id: booking.id }, data: { proposedStartsAt: startsAt } });
    const change = { bookingId: booking.id, by: 'therapist', actor: viewer, request } as const;
    await noteChange(tx, 'booking.proposed', change, booking);
    await tellPerson(tx, booking.person, {
      kind: 'booking.proposed',
      title: `${therapist.name} proposes another time: ${formatInstant(startsAt)}`,
    });
    const payload = { bookingId: booking.id, sequence: String(booking.icsSequence) };
    await enqueue(tx, bookingTasks.tellProposal, payload);
    return 'proposed';
  });
}

/** Ends a proposal that was not agreed, for whatever reason, and tells the therapist that the old time stands. */
async function keepTime(tx: Tx, booking: BookingView, change: Change, now: Date): Promise<void> {
  await tx.booking.update({ where: { id: booking.id }, data: { proposedStartsAt: null } });
  await noteChange(tx, 'booking.proposal-declined', change, booking);
  if (booking.therapist) {
    await tellTherapist(tx, booking.therapist.id, {
      kind: 'booking.proposal-declined',
      title: `An appointment keeps its time: ${formatInstant(booking.startsAt)}`,
    });
  }
  await enqueueKeptTime(tx, booking, now);
}

export type AnswerOutcome = 'agreed' | 'declined' | 'gone' | 'taken';

/** The person's answer to a proposed time; the signed link has named the appointment. */
export async function answerProposal(
  answer: 'agree' | 'decline',
  { bookingId, actor, request }: { bookingId: string; actor: Actor; request: Request },
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
