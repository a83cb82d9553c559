import 'server-only';
import type { HeldPlace } from '@/lib/booking/calendar/slots/rules';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import { atPlace, storedMeeting } from '@/lib/booking/meeting/rules';
import { readTerms } from '@/lib/booking/meeting/terms';
import { type KeptFee, keptFee, settled } from '@/lib/booking/paying/terms';
import type { ArrangingCalendar } from '@/lib/booking/schedule/calendar';
import type { ScheduleInput } from '@/lib/booking/schedule/schema';
import type { SessionTime } from '@/lib/booking/schedule/time';
import { sendWithFirstBooking } from '@/lib/care/form/send/automatic';
import { setPerson } from '@/lib/care/participant/commands';
import { consumeSession, holdSession } from '@/lib/care/plan/credit/commands';
import type { TherapistsClient } from '@/lib/care/session/access';
import { countOnPlan } from '@/lib/care/session/conclude/plan-count';
import { minute } from '@/lib/format/duration';
import { paiseOf } from '@/lib/format/money';
import { payUntilOf } from '@/lib/payment/appointment/rules';
import { followPlan } from '@/lib/payment/refund-due/moving';
import type { Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import type { Kind } from '@/lib/therapist/kind/rules';

/** The shared values of one form's sessions. */
type Arrangement = {
  readonly therapist: { readonly id: string };
  readonly client: TherapistsClient;
  readonly calendar: ArrangingCalendar;
  readonly kind: Kind;
  readonly input: ScheduleInput;
  /** The place that a session at this time holds. */
  readonly placeAt: (time: SessionTime) => HeldPlace;
  readonly seriesId: string | null;
  /** The key of the form, for the one row that stores it. */
  readonly key: string | null;
};

export type Arranged = { readonly sessionId: string; readonly bookingId: string; readonly startsAt: Date };

const noPlace = { placeId: null, premisesId: null };

/**
 * Writes one session and its booking, in the caller's transaction.
 * @returns null if the time is taken or the key was used; nothing is written then
 */
export async function arrangeIn(
  tx: Tx,
  { therapist, client, calendar, kind, input, placeAt, seriesId, key }: Arrangement,
  time: SessionTime,
  now: Date,
): Promise<Arranged | null> {
  // A session that has taken place holds no place any more.
  const there = input.held ? noPlace : placeAt(time);
  const { startsAt, endsAt } = time;
  const slot = {
    startsAt,
    endsAt,
    blockedUntil: new Date(endsAt.getTime() + calendar.bufferMinutes * minute),
    ...there,
  };
  await releaseOldHolds(tx, calendar.id, slot, now);
  const place = there.placeId === null ? null : await tx.place.findUnique({ where: { id: there.placeId } });
  // A session entered afterwards was settled between the two.
  const terms = input.held ? settled : await keptFee(tx, calendar.id, kind);
  const booking = await insertOnce(tx.booking, {
    calendarId: calendar.id,
    ...slot,
    viewerTimeZone: client.timeZone,
    kindId: kind.id,
    kindName: kind.name,
    mode: input.mode,
    ...terms,
    payUntil: payUntilOf(
      {
        rule: terms.payingRule,
        payHours: terms.payHours,
        amountPaise: terms.fee === null ? null : paiseOf(terms.fee),
      },
      startsAt,
      now,
    ),
    ...storedMeeting(input.mode, atPlace(await readTerms(tx, calendar.id), place)),
    cancelNoticeHours: calendar.cancelNoticeHours,
    status: 'confirmed',
    confirmedAt: now,
    ...(key !== null && { submissionKey: key }),
  });
  if (!booking) return null;
  await setPerson(tx, booking.id, { clientId: client.id });
  const planId = await planOf(tx, booking.id, { therapist, client, input, terms }, now);
  const session = await tx.therapySession.create({
    data: {
      therapistId: therapist.id,
      clientId: client.id,
      sessionDate: startsAt,
      durationMinutes: (endsAt.getTime() - startsAt.getTime()) / minute,
      sessionType: kind.name,
      mode: input.mode,
      bookingId: booking.id,
      seriesId,
      planId,
      ...(input.held && { status: 'completed', completedAt: now }),
    },
    select: { id: true },
  });
  if (input.held) await consumeSession(tx, booking.id, now);
  await sendWithFirstBooking(tx, { clientId: client.id, therapistId: therapist.id }, now);
  return { sessionId: session.id, bookingId: booking.id, startsAt };
}

/** The plan of the session; a prepaid plan reserves one session for it. */
async function planOf(
  tx: Tx,
  bookingId: string,
  {
    therapist,
    client,
    input,
    terms,
  }: Pick<Arrangement, 'therapist' | 'client' | 'input'> & { readonly terms: KeptFee },
  now: Date,
): Promise<string | null> {
  const free = terms.payingRule === 'free' && terms.fee !== null;
  // A session entered afterwards was settled between the two, unless the form names its plan.
  const planId = free
    ? null
    : await holdSession(
        tx,
        { clientId: client.id, therapistId: therapist.id, bookingId, planId: input.plan, only: input.held },
        now,
      );
  if (planId) await followPlan(tx, planId, bookingId, now);
  const counted = input.held && input.plan !== '' && (await countOnPlan(tx, input.plan, now));
  const onPlan = input.plan !== '' && (counted || !input.held);
  return onPlan ? input.plan : planId;
}
