import { randomUUID } from 'node:crypto';
import type { Booking, Prisma } from '@/generated/prisma/client';
import { bookingToken } from '@/lib/booking/link';
import type { RoomPost } from '@/lib/booking/room/schema';
import { roomToken } from '@/lib/care/meeting/room';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/lib/testing/appointments';
import { createPractice, createStranger, type Person } from '@/lib/testing/quotations';

const minute = 60_000;

type Given = Partial<
  Pick<Prisma.BookingUncheckedCreateInput, 'clientId' | 'guestName' | 'guestEmail' | 'guestPhone'>
> & { readonly startsAt?: Date };

type Meeting = {
  readonly host: Person;
  readonly booking: Booking;
  /** Of the room, which asks people to sign in. */
  readonly token: string;
};

async function meeting({ startsAt = new Date(Date.now() + 5 * minute), ...given }: Given): Promise<Meeting> {
  const host = await createPractice();
  const { id: calendarId } = await db.calendar.create({ data: { therapistId: host.therapist.id } });
  const booking = await createAppointmentRow({
    calendarId,
    startsAt,
    meetingLink: 'room',
    clientId: null,
    ...given,
  });
  return { host, booking, token: roomToken(booking.id, booking.endsAt) };
}

/** An appointment in the product's own room that begins in five minutes, of a therapist and a client with accounts. */
export async function memberMeeting(given: Given = {}): Promise<Meeting & { readonly person: Person }> {
  const person = await createStranger();
  return { ...(await meeting({ clientId: person.viewer.profile.id, ...given })), person };
}

/** The same of somebody who booked without an account; their private link's token opens the room too. */
export async function guestMeeting(): Promise<Meeting & { readonly privateLink: string }> {
  const made = await meeting({
    guestName: 'Ravi Kumar',
    guestEmail: 'ravi@example.in',
    guestPhone: '+919876543210',
  });
  return { ...made, privateLink: bookingToken(made.booking.id, made.booking.endsAt) };
}

/** A tab in which somebody opens the room for the first time. */
export const newTab = () => ({ seat: randomUUID(), visit: randomUUID() });

/** A signal from one visit to another as a browser posts it. */
export function offer(
  from: string,
  to: string,
  number = 1,
  sdp = 'v=0',
): Extract<RoomPost, { act: 'signal' }> {
  return { act: 'signal', visit: from, to, number, signal: { description: { type: 'offer', sdp } } };
}
