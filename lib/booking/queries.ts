import 'server-only';
import { withPlace } from '@/lib/booking/calendar/columns';
import type { CalendarOf } from '@/lib/booking/calendar/queries';
import { roomOfGuest } from '@/lib/booking/link';
import { type Changes, changesOf, houseModes } from '@/lib/booking/rules';
import { roomOfMembers } from '@/lib/care/meeting/room';
import { type Meeting, meetingOf } from '@/lib/care/meeting/rules';
import { positionsOnPlans, sessionsOfFullPlan } from '@/lib/care/plan/credit/sums';
import { listSuccessors } from '@/lib/care/session/gone-on';
import { minute } from '@/lib/format/duration';
import { zoneOfReader } from '@/lib/format/time';
import { feeColumns, feeOfAppointment } from '@/lib/payment/appointment/fee';
import { type FeeRules, feeRulesOf } from '@/lib/payment/appointment/late';
import type { Fee } from '@/lib/payment/appointment/rules';
import { type MeetingOrder, meetingsColumns, orderOf } from '@/lib/payment/booking-link/meetings';
import { accountPaid, paidToColumns } from '@/lib/payment/payee/paid-to';
import { dueOf, newestDue } from '@/lib/payment/refund-due/queries';
import type { Due } from '@/lib/payment/refund-due/rules';
import { db, type Tx } from '@/lib/server/db';
import { waysHere, waysOf } from '@/lib/therapist/kind/rules';

/** One booking with everything that pages, mails and calendar files show. */
export type BookingView = {
  readonly id: string;
  readonly calendarId: string;
  readonly status: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly heldUntil: Date | null;
  readonly proposedStartsAt: Date | null;
  /** Zone of the client's account, or the one in which a guest saw the time. */
  readonly timeZone: string;
  /** Zone of the host's calendar. */
  readonly hostZone: string;
  /** The kind of session, or the meeting of a product, as it was booked; null for consultations and arranged sessions. */
  readonly kind: { readonly id: string | null; readonly name: string } | null;
  /** The payment by whose link it was booked: a report or, by card, an order. */
  readonly paymentId: string | null;
  /** The order of the meeting of a purchase; absent for anything else. */
  readonly order?: MeetingOrder | null;
  readonly mode: string | null;
  readonly placeId: string | null;
  /** Shown only to its two people. */
  readonly meeting: Meeting;
  /** Its price and the state of its payment. */
  readonly fee: Fee;
  /** The bank account of a payment still being checked, in words; null without one. */
  readonly paidTo: string | null;
  /** Number of sessions of a prepaid plan, if none is left for this appointment. */
  readonly fullPlan: number | null;
  readonly icsSequence: number;
  readonly cancelledBy: string | null;
  /** The canceller's reason; not every reader of the rest may see it (`reasonForGuest`). */
  readonly cancelReason: string | null;
  readonly cancelledAt: Date | null;
  /** When the client said that the therapist had not come. */
  readonly hostMissedAt: Date | null;
  /** The newest due refund of its payment, open or ended. */
  readonly due: Due | null;
  /** Whether its session went back to the plan. */
  readonly backOnPlan: boolean;
  readonly outcome: 'completed' | 'no_show' | null;
  readonly changes: Changes;
  /** The rules shown before booking: what late cancelling and not coming cost. */
  readonly rules: FeeRules;
  /** Null for our own consultations. */
  readonly therapist: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly email: string;
    readonly modes: readonly string[];
    /** True for an invented person. */
    readonly isSample: boolean;
    /** As stored; `pictureUrl` makes the address. */
    readonly profilePicture: string | null;
  } | null;
  /** The person who booked; null while the slot is only held. */
  readonly person: {
    /** The participant's id; their link carries `linkId`. */
    readonly id: string;
    readonly linkId: string;
    readonly name: string;
    readonly email: string;
    readonly userId: string | null;
  } | null;
  /** Slug of the therapist with whom the client continues; set once the appointment is over or cancelled. */
  readonly successor?: string | null;
  readonly guest?: { readonly name: string; readonly email: string; readonly phone: string } | null;
};

const reported = {
  select: { ...feeColumns.payment.select, payeeAccount: { select: paidToColumns } },
} as const;

const minutesOf = ({ startsAt, endsAt }: Pick<BookingView, 'startsAt' | 'endsAt'>) =>
  (endsAt.getTime() - startsAt.getTime()) / minute;

/**
 * The ways to meet at a held time, with the name of its place: those of its kind of session, or the therapist's, as
 * far as the place offers them; those of the service for a consultation.
 */
export async function waysToMeet({ id, therapist }: Pick<BookingView, 'id' | 'therapist'>): Promise<{
  readonly ways: readonly string[];
  readonly place: string | null;
}> {
  if (!therapist) return { ways: houseModes, place: null };
  const { kind, place, calendar } = await db.booking.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id },
    select: {
      kind: { select: { modes: true, placeId: true } },
      place: { select: { id: true, name: true, alsoRemote: true } },
      calendar: { select: { hours: withPlace } },
    },
  });
  const ways = kind ? waysOf(kind, therapist.modes) : therapist.modes;
  const offered = waysHere(place, calendar.hours.length > 0, ways, kind?.placeId);
  return { ways: offered, place: place?.name ?? null };
}

/** The calendar of a booking, with the kind, the length and the way to meet that were booked. */
export function calendarOf(
  booking: Pick<BookingView, 'therapist' | 'kind' | 'status' | 'mode' | 'order' | 'startsAt' | 'endsAt'>,
): CalendarOf {
  const { therapist, kind, mode, order } = booking;
  const booked = booking.status === 'confirmed';
  if (!therapist) return kind ? { therapist: null, minutes: minutesOf(booking), order } : 'house';
  return {
    therapist: therapist.slug,
    mode,
    ...(kind?.id && { kind: kind.id, booked, minutes: minutesOf(booking) }),
  };
}

type Reading = {
  readonly client?: Pick<Tx, 'booking' | '$queryRaw'>;
  readonly now?: Date;
  /** Id of the participant who is the view's person; by default the first one. */
  readonly participant?: string;
};

/**
 * One booking by its id, or null. The ids must come from a signed link, a job or one of the viewer's rows,
 * never from a form.
 */
export async function findBooking(
  id: string,
  { client = db, now = new Date(), participant }: Reading = {},
): Promise<BookingView | null> {
  const row = await client.booking.findUnique({
    relationLoadStrategy: 'join',
    where: { id },
    select: {
      id: true,
      calendarId: true,
      status: true,
      endsAt: true,
      heldUntil: true,
      proposedStartsAt: true,
      viewerTimeZone: true,
      kindId: true,
      kindName: true,
      ...{ paymentId: true, orderId: true, meetingNumber: true },
      mode: true,
      placeId: true,
      meetingLink: true,
      meetingAddress: true,
      meetingCaller: true,
      meetingPhone: true,
      backupPhone: true,
      ...feeColumns,
      payment: { select: { ...reported.select, ...meetingsColumns } },
      order: { select: { ...feeColumns.order.select, ...meetingsColumns } },
      payments: reported,
      ...{ cancelNoticeHours: true, lateRule: true, missedRule: true },
      icsSequence: true,
      cancelledBy: true,
      cancelReason: true,
      ...{ cancelledAt: true, hostMissedAt: true },
      session: { select: { status: true } },
      refundsDue: newestDue,
      creditEntries: { select: { id: true }, take: 1 },
      participants: {
        where: participant ? { id: participant } : { seat: 1 },
        select: {
          ...{ id: true, linkId: true, clientId: true, name: true, email: true, phone: true },
          client: {
            select: {
              userId: true,
              firstName: true,
              lastName: true,
              email: true,
              phone: true,
              timeZone: true,
            },
          },
        },
      },
      calendar: {
        select: {
          timeZone: true,
          slotMinutes: true,
          therapist: {
            select: {
              ...{ id: true, slug: true, name: true, email: true, modes: true },
              ...{ isSample: true, profilePicture: true },
            },
          },
        },
      },
    },
  });
  if (!row) return null;
  const {
    session,
    refundsDue: [due],
    creditEntries,
    participants: [who],
    calendar,
    viewerTimeZone,
    kindId,
    kindName,
    meetingNumber,
    paymentId,
    orderId,
    ...booked
  } = row;
  const { meetingLink, meetingAddress, meetingCaller, meetingPhone, backupPhone, ...priced } = booked;
  const { fee, bookedFee, payingRule, payUntil, releaseUnpaid, planId, ...paid } = priced;
  const { payment, order, payments, transactions, lateRule, missedRule, ...rest } = paid;
  const { therapist, timeZone: hostZone, slotMinutes } = calendar;
  const kind = kindName === null ? null : { id: kindId, name: kindName };
  // A guest's private link reveals nothing about an account that has taken the appointment over.
  const guest = who?.name && who.email ? { name: who.name, email: who.email, phone: who.phone ?? '' } : null;
  const { client: profile, clientId } = who ?? { client: null, clientId: null };
  const member = who &&
    profile && {
      ...{ id: who.id, linkId: who.linkId },
      name: `${profile.firstName} ${profile.lastName}`,
      email: profile.email,
      userId: profile.userId,
    };
  const phone = profile && !guest ? profile.phone : (who?.phone ?? null);
  const plan = planId ? ((await positionsOnPlans(client, [id])).get(id) ?? null) : null;
  const rows = { payment, order, payments, transactions };
  const purchase = payment ?? order;
  const lookedFor = [payment, ...payments].find(
    (one) => one?.status === 'pending' || one?.status === 'matched',
  );
  const agreed = feeOfAppointment(
    { fee, bookedFee, payingRule, payUntil, releaseUnpaid, startsAt: rest.startsAt, ...rows },
    plan,
  );
  // An appointment cancelled before payment has nothing due, unless its rule asks for a part.
  const price: Fee =
    rest.status === 'cancelled' && agreed.state === 'due' && agreed.bookedPaise === undefined
      ? { ...agreed, state: 'none' }
      : agreed;
  return {
    ...rest,
    kind,
    paymentId: paymentId ?? orderId,
    ...(purchase?.productSlug && !therapist && { order: orderOf(meetingNumber, purchase.bookings) }),
    outcome: session?.status === 'completed' || session?.status === 'no_show' ? session.status : null,
    meeting: meetingOf(
      { meetingLink, meetingAddress, meetingCaller, meetingPhone, backupPhone },
      phone,
      guest && who ? roomOfGuest(id, who.linkId, rest.endsAt) : roomOfMembers(id, rest.endsAt),
    ),
    fee: kind && !therapist ? { ...price, ofPurchase: true } : price,
    due: due ? dueOf(due) : null,
    backOnPlan: rest.status === 'cancelled' && planId === null && creditEntries.length > 0,
    paidTo: lookedFor ? accountPaid(lookedFor) : null,
    fullPlan:
      price.state === 'due' && clientId && therapist && !guest
        ? await sessionsOfFullPlan(client, { clientId, therapistId: therapist.id, kindId })
        : null,
    // A guest's link does not reveal the account's zone either.
    timeZone: zoneOfReader(guest ? undefined : profile?.timeZone, viewerTimeZone),
    hostZone,
    successor:
      clientId && therapist && !guest && (rest.status === 'cancelled' || rest.startsAt <= now)
        ? ((await listSuccessors(clientId, client)).get(therapist.slug)?.slug ?? null)
        : null,
    changes: changesOf({ ...rest, slotMinutes: kind ? minutesOf(rest) : slotMinutes }, now),
    rules: feeRulesOf({ lateRule, missedRule }),
    therapist,
    person:
      guest && who
        ? {
            ...{ id: who.id, linkId: who.linkId },
            name: guest.name,
            email: guest.email,
            userId: profile?.userId ?? null,
          }
        : (member ?? null),
    guest,
  };
}
