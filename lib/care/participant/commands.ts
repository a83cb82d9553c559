import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/server/db';

type Person = Pick<
  Prisma.ParticipantUncheckedCreateInput,
  'clientId' | 'userId' | 'name' | 'email' | 'phone'
>;

type Reminder = 'dayReminderAt' | 'threeReminderAt' | 'hourReminderAt' | 'joinReminderAt';

const seat = 1;

/**
 * Writes who comes to a booking and pays for it; the details of a hold's person are replaced.
 * @returns what the person's link names
 */
export async function setPerson(tx: Tx, bookingId: string, person: Person): Promise<{ linkId: string }> {
  return tx.participant.upsert({
    where: { bookingId_seat: { bookingId, seat } },
    update: person,
    create: { bookingId, seat, ...person },
    select: { linkId: true },
  });
}

/** The same for many new bookings. */
export async function setPersons(
  tx: Tx,
  persons: readonly (Person & { readonly bookingId: string })[],
): Promise<void> {
  await tx.participant.createMany({ data: [...persons] });
}

/** Gives the places of a guest to the client's account that has turned out to be theirs. */
export async function giveSeats(
  tx: Tx,
  where: Prisma.ParticipantWhereInput,
  clientId: string,
): Promise<void> {
  await tx.participant.updateMany({ where, data: { clientId } });
}

export async function noteReminder(
  tx: Pick<Tx, 'participant'>,
  bookingId: string,
  sent: Reminder,
): Promise<void> {
  await tx.participant.updateMany({ where: { bookingId, seat }, data: { [sent]: new Date() } });
}

/** A moved appointment is reminded of again. */
export async function forgetReminders(tx: Tx, bookingId: string): Promise<void> {
  const data = { dayReminderAt: null, threeReminderAt: null, hourReminderAt: null, joinReminderAt: null };
  await tx.participant.updateMany({ where: { bookingId }, data });
}
