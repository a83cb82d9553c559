import { feeRulesOf, isLate } from '@/lib/payment/appointment/late';
import { productNamed } from '@/lib/payment/product/queries';

type Row = {
  readonly status: string;
  readonly startsAt: Date;
  readonly cancelledBy: string | null;
  readonly cancelledAt: Date | null;
  readonly cancelNoticeHours: number;
  readonly lateRule: string;
  readonly missedRule: string;
  readonly calendar: { readonly therapistId: string | null };
};

const cancelledColumns = {
  status: true,
  startsAt: true,
  cancelledBy: true,
  cancelledAt: true,
  ...{ cancelNoticeHours: true, lateRule: true, missedRule: true },
  calendar: { select: { therapistId: true } },
} as const;

/**
 * Whether the payment of this appointment can pay another one: the host cancelled it, or the client in time,
 * like a plan's session that returns to its plan. Our own consultations may be cancelled until they begin.
 */
function freesPayment({ status, startsAt, cancelledBy, cancelledAt, ...row }: Row): boolean {
  if (status !== 'cancelled') return false;
  if (row.calendar.therapistId === null || cancelledAt === null) return true;
  const { late } = feeRulesOf(row);
  return (
    (cancelledBy !== 'client' && cancelledBy !== 'guest') || !isLate({ startsAt, late, ...row }, cancelledAt)
  );
}

/** The end of the meeting before, and the beginning of the one after, in the order of a purchase; null without one. */
export type MeetingOrder = { readonly after: Date | null; readonly before: Date | null };

/** A meeting that a payment can still book. */
export type OpenMeeting = MeetingOrder & {
  /** Which of its meetings it is, from 1. */
  readonly number: number;
  readonly of: number;
  /** Its length, and the name under which it is booked; null for one appointment of the calendar's own length. */
  readonly bought: { readonly minutes: number; readonly name: string } | null;
};

type Paid = {
  readonly productSlug: string | null;
  readonly meetings: readonly number[];
  readonly bookings: readonly Booked[];
};

type Booked = Parameters<typeof freesPayment>[0] & { readonly meetingNumber: number; readonly endsAt: Date };

/** The column of a booking that names its purchase: a report or, by card, an order. */
export type PurchaseColumn = { readonly paymentId: string } | { readonly orderId: string };

/** Orders by card that book their meetings. An earlier one has none, so its times are agreed with its payer. */
export const bookingOrder = {
  ...{ paymentSubmissionId: null, therapistId: null },
  ...{ status: 'paid', returningBecause: null, meetings: { isEmpty: false } },
} as const;

export const meetingsColumns = {
  productSlug: true,
  meetings: true,
  bookings: { select: { meetingNumber: true, endsAt: true, ...cancelledColumns } },
} as const;

/** The order that the booked meetings of a purchase leave to this one; a later one that has begun limits nothing. */
export function orderOf(number: number, bookings: readonly Booked[], now: Date = new Date()): MeetingOrder {
  const booked = bookings.filter((booking) => !freesPayment(booking));
  const ends = booked
    .filter(({ meetingNumber }) => meetingNumber < number)
    .map(({ endsAt }) => endsAt.getTime());
  const starts = booked
    .filter(({ meetingNumber, startsAt }) => meetingNumber > number && startsAt > now)
    .map(({ startsAt }) => startsAt.getTime());
  return {
    after: ends.length > 0 ? new Date(Math.max(...ends)) : null,
    before: starts.length > 0 ? new Date(Math.min(...starts)) : null,
  };
}

/** Whether a meeting at this time keeps the order of its purchase. */
export function keepsOrder(
  { after, before }: MeetingOrder,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): boolean {
  return (after === null || startsAt >= after) && (before === null || endsAt <= before);
}

/**
 * The first meeting of a payment without a booking; null if all are booked. A cancelled booking gives its meeting back,
 * unless it was cancelled late. A payment without meetings of its own books one appointment.
 */
export function nextMeeting({ productSlug, meetings, bookings }: Paid): OpenMeeting | null {
  const of = Math.max(1, meetings.length);
  const used = bookings.filter((booking) => !freesPayment(booking)).map(({ meetingNumber }) => meetingNumber);
  const number = Array.from({ length: of }, (_, index) => index + 1).find((one) => !used.includes(one));
  if (number === undefined) return null;
  const minutes = meetings[number - 1];
  const open = { number, of, ...orderOf(number, bookings) };
  if (minutes === undefined || productSlug === null) return { ...open, bought: null };
  const title = productNamed(productSlug)?.title ?? productSlug.replaceAll('-', ' ');
  return { ...open, bought: { minutes, name: of === 1 ? title : `${title}, meeting ${number} of ${of}` } };
}
