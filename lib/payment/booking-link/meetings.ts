import { cancelledColumns, freesPayment } from '@/lib/payment/appointment/cancelled';
import { productNamed } from '@/lib/payment/product/queries';

/** A meeting that a payment can still book. */
export type OpenMeeting = {
  /** Which of its meetings it is, from 1. */
  readonly number: number;
  readonly of: number;
  /** Its length, and the name under which it is booked; null for one appointment of the calendar's own length. */
  readonly bought: { readonly minutes: number; readonly name: string } | null;
};

type Paid = {
  readonly productSlug: string | null;
  readonly meetings: readonly number[];
  readonly bookings: readonly (Parameters<typeof freesPayment>[0] & { readonly meetingNumber: number })[];
};

export const meetingsColumns = {
  productSlug: true,
  meetings: true,
  bookings: { select: { meetingNumber: true, ...cancelledColumns } },
} as const;

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
  if (minutes === undefined || productSlug === null) return { number, of, bought: null };
  const title = productNamed(productSlug)?.title ?? productSlug.replaceAll('-', ' ');
  return { number, of, bought: { minutes, name: of === 1 ? title : `${title}, meeting ${number} of ${of}` } };
}
