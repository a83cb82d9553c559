import { GET } from '@/app/(pay)/payment/booking/[token]/route';
import type { Prisma } from '@/generated/prisma/client';
import { bookAsGuest } from '@/lib/booking/confirm/actions';
import { holdTime } from '@/lib/booking/hold/actions';
import { holdFormKind } from '@/lib/booking/hold/rules';
import { holdLink } from '@/lib/booking/link';
import { findOffer } from '@/lib/booking/offer/queries';
import { payingHere } from '@/lib/booking/paying/queries';
import { hour, minute } from '@/lib/format/duration';
import type { MeetingOrder } from '@/lib/payment/booking-link/meetings';
import { shownMeeting } from '@/lib/payment/booking-link/rules';
import { ownBookingLink } from '@/lib/payment/link';
import { productNamed } from '@/lib/payment/product/queries';
import { db } from '@/lib/server/db';
import { createPaymentRow } from '@/test/payment/payments';
import { formOf, usableToken } from '@/test/server/form';
import { sent } from '@/test/server/visitor';

export const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };

/** Follows the booking link of a payment in the visitor's browser. */
export async function follow(id: string): Promise<void> {
  const link = ownBookingLink.url(id, new Date());
  await GET(new Request(link), { params: Promise.resolve({ token: link.split('/').at(-1) ?? '' }) });
}

/** A reported payment for a product, whose booking link the visitor has followed. */
export async function buy(
  productSlug: string,
  meetings: readonly number[] = productNamed(productSlug)?.meetings ?? [],
): Promise<string> {
  const { id } = await createPaymentRow({ productSlug, meetings: [...meetings] });
  await follow(id);
  return id;
}

/** The same of a paid order by card. */
export async function buyByCard(
  productSlug: string,
  meetings: readonly number[] = productNamed(productSlug)?.meetings ?? [],
  given: Partial<Prisma.TransactionUncheckedCreateInput> = {},
): Promise<string> {
  const bought = { productSlug, meetings: [...meetings], description: productSlug, amount: '4500.00' };
  const { id } = await db.transaction.create({
    data: { ...bought, method: 'stripe', status: 'paid', paidAt: new Date(), ...given },
  });
  await follow(id);
  return id;
}

/** The first free time of this length in the service's calendar, so many hours from now or later, in this order. */
export async function timeOf(minutes: number, hours = 48, order?: MeetingOrder | null): Promise<Date> {
  const from = new Date(Date.now() + hours * hour).toISOString().slice(0, 10);
  const offer = await findOffer({ therapist: null, minutes, order }, { timeZone: 'UTC', from });
  const all = (offer?.week?.days ?? []).flatMap(({ slots }) => slots.map(({ value }) => new Date(value)));
  const found = all.find((time) => time.getTime() > Date.now() + hours * hour);
  if (!found) throw new Error('expected a time');
  return found;
}

/** @param shown the meeting that the page shows; empty for a consultation */
export function press(slot: Date, shown: string) {
  const fields = { therapist: '', shown, zone: 'Asia/Kolkata', slot: slot.toISOString() };
  return holdTime(null, formOf(fields, usableToken(holdFormKind)));
}

/** Holds a time for the meeting that the page shows. @returns the token of the page of details */
export async function hold(hours?: number): Promise<string> {
  const { payment } = await payingHere(null);
  const slot = await timeOf(payment?.meeting?.bought?.minutes ?? 45, hours, payment?.meeting);
  const answer = await press(slot, shownMeeting(payment));
  if (!answer.ok) throw new Error(answer.message);
  return answer.data.next.split('/').at(-1) ?? '';
}

export const confirm = (booking: string) =>
  bookAsGuest(null, sent({ ...guest, booking, mode: 'video', consent: 'on', slot: '' }));

/** @returns the id of the booking */
export async function book(): Promise<string> {
  const token = await hold();
  const answer = await confirm(token);
  if (!answer.ok) throw new Error(answer.message);
  return holdLink.idOf(token) ?? '';
}

/** The confirmed bookings of the test, in the order of their meetings. */
export async function booked() {
  const rows = await db.booking.findMany({
    where: { status: 'confirmed' },
    orderBy: [{ meetingNumber: 'asc' }],
    select: {
      startsAt: true,
      endsAt: true,
      kindName: true,
      meetingNumber: true,
      paymentId: true,
      orderId: true,
    },
  });
  return rows.map(({ startsAt, endsAt, paymentId, orderId, ...row }) => ({
    ...row,
    paymentId: paymentId ?? orderId,
    minutes: (endsAt.getTime() - startsAt.getTime()) / minute,
  }));
}
