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
    const what = booking.icsSequence > 0 ? 'moved' : 'booked';
    await enqueue(tx, bookingTasks.tellHost, { ...payload, what });
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
  if (!byHost) await enqueue(tx, bookingTasks.tellHost, { ...payload, what: 'cancelled' });
}
