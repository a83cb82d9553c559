import { randomUUID } from 'node:crypto';
import type { Booking, Prisma } from '@/generated/prisma/client';
import { db } from '@/lib/server/db';

/** A confirmed appointment of 45 minutes as its row looks. */
export function createAppointmentRow(
  given: Pick<Prisma.BookingUncheckedCreateInput, 'calendarId' | 'clientId'> &
    Partial<Prisma.BookingUncheckedCreateInput> & { readonly startsAt: Date },
): Promise<Booking> {
  const endsAt = new Date(given.startsAt.getTime() + 45 * 60_000);
  return db.booking.create({
    data: {
      endsAt,
      blockedUntil: endsAt,
      status: 'confirmed',
      confirmedAt: new Date(),
      mode: 'video',
      submissionKey: randomUUID(),
      ...given,
    },
  });
}
