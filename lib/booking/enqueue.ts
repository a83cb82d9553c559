import 'server-only';
import { enqueuePaying } from '@/lib/booking/paying/enqueue';
import { bookingTasks, reminderNames, reminders } from '@/lib/booking/rules';
import { minute } from '@/lib/format/duration';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Told = { readonly id: string; readonly icsSequence: number; readonly startsAt: Date };

/** True for the host's own action, about which the host gets no mail. */
type ByHost = { readonly byHost?: boolean };

/** `place`: only the place or link has changed. */
type What = { readonly what?: 'place' /** The time before the move. */; readonly was?: Date };

/**
 * Enqueues the mails of a booked or moved appointment: the one with the calendar file, the one to the host,
 * the remaining reminders of both, and those about its payment. Each job carries the sequence of the
 * appointment and does nothing once that has changed.
 */
export async function enqueueAppointment(
  tx: Tx,
  booking: Told,
  now: Date,
  { byHost = false, what, was }: ByHost & What = {},
): Promise<void> {
  const payload = { bookingId: booking.id, sequence: String(booking.icsSequence) };
  await enqueue(tx, what === 'place' ? bookingTasks.tellPlace : bookingTasks.confirm, {
    ...payload,
    ...(was && { was: was.toISOString() }),
  });
  if (!byHost) {
    await enqueueHostMail(tx, booking, booking.icsSequence > 0 ? 'moved' : 'booked', was);
  }
  await enqueueReminders(tx, booking, now);
  await enqueuePaying(tx, booking, now);
}

/** Enqueues the remaining reminders of both. */
export async function enqueueReminders(tx: Tx, booking: Told, now: Date): Promise<void> {
  const payload = { bookingId: booking.id, sequence: String(booking.icsSequence) };
  // Each job checks the person's choice itself, so that the choice also applies to existing bookings.
  for (const when of reminderNames) {
    const runAt = new Date(booking.startsAt.getTime() - reminders[when] * minute);
    if (runAt <= now) continue;
    await enqueue(tx, bookingTasks.remind, { ...payload, when }, { runAt });
    await enqueue(tx, bookingTasks.remindHost, { ...payload, when }, { runAt });
  }
}

export async function enqueueCancellation(
  tx: Tx,
  booking: Told,
  { byHost = false }: ByHost = {},
): Promise<void> {
  const payload = { bookingId: booking.id, sequence: String(booking.icsSequence) };
  await enqueue(tx, bookingTasks.cancel, payload);
  if (!byHost) await enqueueHostMail(tx, booking, 'cancelled');
}

export async function enqueueHostMail(
  tx: Tx,
  { id, icsSequence }: Pick<Told, 'id' | 'icsSequence'>,
  what: 'booked' | 'moved' | 'cancelled',
  was?: Date,
): Promise<void> {
  const payload = { bookingId: id, sequence: String(icsSequence), what };
  await enqueue(tx, bookingTasks.tellHost, { ...payload, ...(was && { was: was.toISOString() }) });
}

/** Enqueues the mail to a host whose proposal was not accepted; each proposal has its own mail. */
export async function enqueueKeptTime(
  tx: Tx,
  { id, icsSequence }: Pick<Told, 'id' | 'icsSequence'>,
  now: Date,
): Promise<void> {
  const payload = { bookingId: id, sequence: String(icsSequence), what: 'kept', at: now.toISOString() };
  await enqueue(tx, bookingTasks.tellHost, payload);
}

export async function enqueueWithdrawal(
  tx: Tx,
  { id, icsSequence }: Pick<Told, 'id' | 'icsSequence'>,
  now: Date,
): Promise<void> {
  const payload = { bookingId: id, sequence: String(icsSequence), at: now.toISOString() };
  await enqueue(tx, bookingTasks.tellWithdrawal, payload);
}
