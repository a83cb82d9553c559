import 'server-only';
import { bookingTasks, type Reminder, reminders } from '@/lib/booking/rules';
import type { Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';

type Told = { readonly id: string; readonly icsSequence: number; readonly startsAt: Date };

/** Who did it themselves gets no mail about it. */
type ByHost = { readonly byHost?: boolean };

const minute = 60_000;

/**
 * Puts into the queue what a booked or moved appointment promises: the mail with the calendar file, word to the host,
 * the reminders that are still to come. Jobs carry the sequence they were made for; one that an appointment has moved
 * away from does nothing.
 */
export async function promiseAppointment(
  tx: Tx,
  booking: Told,
  now: Date,
  { byHost = false }: ByHost = {},
): Promise<void> {
  const payload = { bookingId: booking.id, sequence: String(booking.icsSequence) };
  await enqueue(tx, bookingTasks.confirm, payload);
  if (!byHost) {
    await promiseWordToHost(tx, booking, booking.icsSequence > 0 ? 'moved' : 'booked');
  }
  for (const when of Object.keys(reminders) as Reminder[]) {
    const runAt = new Date(booking.startsAt.getTime() - reminders[when] * minute);
    if (runAt > now) await enqueue(tx, bookingTasks.remind, { ...payload, when }, { runAt });
  }
}

/** The mails that a cancelled appointment promises. */
export async function promiseCancellation(
  tx: Tx,
  booking: Told,
  { byHost = false }: ByHost = {},
): Promise<void> {
  const payload = { bookingId: booking.id, sequence: String(booking.icsSequence) };
  await enqueue(tx, bookingTasks.cancel, payload);
  if (!byHost) await promiseWordToHost(tx, booking, 'cancelled');
}

/** The mail to the therapist or the service's desk that an appointment promises; it names nobody. */
export async function promiseWordToHost(
  tx: Tx,
  { id, icsSequence }: Pick<Told, 'id' | 'icsSequence'>,
  what: 'booked' | 'moved' | 'cancelled',
): Promise<void> {
  await enqueue(tx, bookingTasks.tellHost, { bookingId: id, sequence: String(icsSequence), what });
}
