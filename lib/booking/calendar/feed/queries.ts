import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { feedDays } from '@/lib/booking/calendar/feed/rules';
import { roomOfMembers } from '@/lib/care/meeting/room';
import { inOwnRoom } from '@/lib/care/meeting/rules';
import { nameColumns, nameOf, personWith } from '@/lib/care/participant/columns';
import { type PlanPosition, planPositionInWords } from '@/lib/care/plan/credit/rules';
import { positionsOnPlans } from '@/lib/care/plan/credit/sums';
import { day, minute } from '@/lib/format/duration';
import { feeColumns, feeOfAppointment } from '@/lib/payment/appointment/fee';
import { type Fee, feeStateInWords } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';
import { therapistOf } from '@/lib/therapist/access';

/** Whether text from outside can be the secret of a feed. */
function isFeedToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export type FeedEvent = {
  /** Stays the same as long as the appointment exists. */
  readonly uid: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly mode: string | null;
  /** Link of the video room, or the address. */
  readonly place: string | null;
  /** "₹1,800, paid."; null when nothing is due. */
  readonly fee: string | null;
  readonly cancelled: boolean;
  /** Grows with every change, so that calendars take the latest version. */
  readonly sequence: number;
  readonly changedAt: Date;
  /** Name of the client; the feed never shows it in full. */
  readonly personName: string | null;
};

export type Feed = { readonly events: readonly FeedEvent[] };

/** More appointments than a therapist has in thirteen months. */
const mostEvents = 5_000;

/** When the viewer's live address was made, if there is one; null until their account is linked. */
export async function ownFeed(viewer: Member): Promise<{ readonly since: Date | null } | null> {
  if (!(await therapistOf(viewer))) return null;
  const found = await db.calendarFeed.findFirst({
    where: { userId: viewer.userId, revokedAt: null },
    select: { createdAt: true },
  });
  return { since: found?.createdAt ?? null };
}

/** The therapist of a live address, if the account is still linked to them. */
async function therapistOfToken(token: string) {
  if (!isFeedToken(token)) return null;
  const found = await db.calendarFeed.findUnique({
    where: { tokenHash: hashOfSecret(token) },
    select: {
      revokedAt: true,
      user: {
        select: {
          disabledAt: true,
          profile: { select: { role: true } },
          therapist: { select: { id: true, calendar: { select: { id: true } } } },
        },
      },
    },
  });
  if (!found || found.revokedAt || found.user.disabledAt) return null;
  const { therapist, profile } = found.user;
  if (!therapist || profile?.role !== 'therapist') return null;
  return { therapistId: therapist.id, calendarId: therapist.calendar?.id };
}

/** Appointments in the therapist's calendar, without holds; cancelled ones are included and marked. */
async function bookedEvents(calendarId: string, range: { gte: Date; lte: Date }): Promise<FeedEvent[]> {
  const rows = await db.booking.findMany({
    where: {
      calendarId,
      startsAt: range,
      OR: [{ status: 'confirmed' }, { status: 'cancelled', confirmedAt: { not: null } }],
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: mostEvents,
    select: {
      id: true,
      endsAt: true,
      mode: true,
      status: true,
      ...feeColumns,
      meetingLink: true,
      meetingAddress: true,
      icsSequence: true,
      updatedAt: true,
      ...personWith(nameColumns),
    },
  });
  const onPlans = await positionsOnPlans(
    db,
    rows.flatMap(({ id, planId }) => (planId === null ? [] : [id])),
  );
  return rows.map(({ id, status, icsSequence, updatedAt, participants: [who], ...booked }) => ({
    ...partsOf({ ...booked, id, plan: onPlans.get(id) ?? null }),
    uid: `booking-${id}`,
    cancelled: status === 'cancelled',
    sequence: icsSequence,
    changedAt: updatedAt,
    personName: nameOf(who),
  }));
}

type Booked = Pick<FeedEvent, 'startsAt' | 'endsAt' | 'mode'> &
  Parameters<typeof feeOfAppointment>[0] & {
    readonly id: string;
    readonly meetingLink: string | null;
    readonly meetingAddress: string | null;
    readonly plan: PlanPosition | null;
  };

/** Tells the therapist whether it is paid, without the due date. */
function feeForHost(fee: Fee): string | null {
  if (fee.state === 'none') return null;
  if (fee.plan) return `${planPositionInWords(fee.plan, 'other')}.`;
  return feeStateInWords(fee);
}

function partsOf({ id, startsAt, endsAt, mode, meetingLink, meetingAddress, plan, ...priced }: Booked) {
  const fee = feeOfAppointment({ ...priced, startsAt }, plan);
  return {
    startsAt,
    endsAt,
    mode,
    place: meetingLink === inOwnRoom ? roomOfMembers(id, endsAt).host : (meetingLink ?? meetingAddress),
    fee: feeForHost(fee),
  };
}

async function unbookedEvents(therapistId: string, range: { gte: Date; lte: Date }): Promise<FeedEvent[]> {
  const rows = await db.therapySession.findMany({
    where: { therapistId, bookingId: null, sessionDate: range },
    orderBy: [{ sessionDate: 'asc' }, { id: 'asc' }],
    take: mostEvents,
    select: {
      id: true,
      sessionDate: true,
      durationMinutes: true,
      mode: true,
      status: true,
      updatedAt: true,
      client: nameColumns.client,
    },
  });
  return rows.map(({ id, sessionDate, durationMinutes, mode, status, updatedAt, client }) => ({
    uid: `session-${id}`,
    startsAt: sessionDate,
    endsAt: new Date(sessionDate.getTime() + durationMinutes * minute),
    mode,
    place: null,
    fee: null,
    cancelled: status === 'cancelled',
    // Such a session never moves; it can only be cancelled, once.
    sequence: status === 'cancelled' ? 1 : 0,
    changedAt: updatedAt,
    personName: nameOf({ name: null, client }),
  }));
}

/**
 * The feed behind a secret address, or null when the address is unknown or ended, or its account is no longer a
 * therapist's.
 */
export async function readFeed(token: string): Promise<Feed | null> {
  const now = new Date();
  const found = await therapistOfToken(token);
  if (!found) return null;
  const { therapistId, calendarId } = found;
  const range = {
    gte: new Date(now.getTime() - feedDays.back * day),
    lte: new Date(now.getTime() + feedDays.ahead * day),
  };
  const [booked, unbooked] = await Promise.all([
    calendarId === undefined ? [] : bookedEvents(calendarId, range),
    unbookedEvents(therapistId, range),
  ]);
  return { events: [...booked, ...unbooked].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()) };
}
