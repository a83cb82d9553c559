import { randomUUID } from 'node:crypto';
import type { Booking, Prisma } from '@/generated/prisma/client';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { appointmentLink, participantOfLink } from '@/lib/booking/link';
import { hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';

/** The person who books: a client, or a guest with what they typed. */
export type PersonGiven = Partial<
  Pick<Prisma.ParticipantUncheckedCreateInput, 'clientId' | 'userId' | 'name' | 'email' | 'phone'>
>;

/** Part of a booking's row that gives it a person. */
export const withPerson = (create: PersonGiven) => ({ participants: { create } });

/** The same for a booking that has a person. */
export const withOtherPerson = (data: PersonGiven) => ({ participants: { updateMany: { where: {}, data } } });

/** A row of a confirmed appointment of 45 minutes, with the session of a guest. */
export async function createAppointmentRow({
  clientId = null,
  userId = null,
  name = null,
  email = null,
  phone = null,
  ...given
}: Pick<Prisma.BookingUncheckedCreateInput, 'calendarId'> &
  Partial<Omit<Prisma.BookingUncheckedCreateInput, 'participants'>> &
  PersonGiven & { readonly startsAt: Date }): Promise<Booking> {
  const endsAt = new Date(given.startsAt.getTime() + 45 * minute);
  const { therapistId } = await db.calendar.findUniqueOrThrow({ where: { id: given.calendarId } });
  const { status = 'confirmed', cancelledAt = null, startsAt } = given;
  const isGuests = clientId === null && therapistId !== null && status !== 'held' && status !== 'released';
  const until = new Date(given.endsAt ?? endsAt);
  return db.booking.create({
    data: {
      endsAt,
      blockedUntil: endsAt,
      status: 'confirmed',
      confirmedAt: new Date(),
      mode: 'video',
      submissionKey: randomUUID(),
      // A guest's hold has no person yet.
      ...((given.status !== 'held' || clientId !== null) &&
        withPerson({ clientId, userId, name, email, phone })),
      ...(isGuests && {
        session: {
          create: {
            ...{ therapistId, sessionDate: startsAt, mode: given.mode ?? 'video', cancelledAt },
            durationMinutes: (until.getTime() - startsAt.getTime()) / minute,
            status: status === 'cancelled' ? status : 'scheduled',
          },
        },
      }),
      ...given,
    },
  });
}

type Booked = Pick<Parameters<typeof confirmBooking>[0], 'booker' | 'mode'> & {
  readonly calendarId: string;
};

/**
 * A session in three days, held and confirmed; a later one in the same calendar is an hour later.
 * @returns the id of its booking
 */
export async function bookInThreeDays({ calendarId, booker, mode }: Booked): Promise<string> {
  const before = await db.booking.count({ where: { calendarId } });
  const startsAt = new Date(Date.now() + (72 + before) * hour);
  const { id } = await createAppointmentRow({
    calendarId,
    clientId: 'viewer' in booker ? booker.viewer.profile.id : null,
    startsAt,
    status: 'held',
    confirmedAt: null,
    mode: null,
    heldUntil: new Date(Date.now() + hour / 6),
  });
  const request = { id: 'request-1', network: '203.0.113.7' };
  const { confirmed } = await confirmBooking({ bookingId: id, mode, booker, request });
  if (!confirmed) throw new Error('expected a confirmed booking');
  return id;
}

/** The id of the appointment behind a participant's link; undefined for a forged, old or ended link. */
export async function bookingOfLink(token: string, now?: Date): Promise<string | undefined> {
  return (await participantOfLink(token, now))?.bookingId;
}

/** The token in the link of the person who booked. */
export async function tokenOf(bookingId: string, endsAt: Date): Promise<string> {
  const { linkId } = await db.participant.findFirstOrThrow({
    where: { bookingId, seat: 1 },
    select: { linkId: true },
  });
  return appointmentLink.token(linkId, endsAt);
}

/** The place in a room of the person who booked. */
export async function placeOf(bookingId: string) {
  const { id } = await db.participant.findFirstOrThrow({
    where: { bookingId, seat: 1 },
    select: { id: true },
  });
  return { bookingId, participantId: id };
}
