import 'server-only';
import { type RoomRefusal, roomLimits } from '@/lib/booking/room/rules';
import type { RoomPost } from '@/lib/booking/room/schema';
import { announceRoom, at, type SeatKey, seatName, seatsOf } from '@/lib/booking/room/seats';
import { db } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';

type Sent = Extract<RoomPost, { act: 'signal' }>;

/**
 * Passes a signal to the other side: only between two admitted people, only to the present visit, each once
 * and in order.
 * @returns the refusal, or null when it is sent
 */
export async function sendSignal(
  place: SeatKey,
  { visit, to, number, signal }: Sent,
): Promise<RoomRefusal | null> {
  const { bookingId, participantId } = place;
  const payload = JSON.stringify({ from: visit, ...signal });
  if (Buffer.byteLength(payload) > roomLimits.signalBytes) return 'too-large';
  const limit = limitOf('room-signal', seatName(place), roomLimits.signalsPerTenSeconds, 10);
  if (!(await consume(db, [limit]))) return 'too-many';
  return refusableTransaction<null, RoomRefusal>(async (tx, refuse) => {
    const { own, other, admitted } = await seatsOf(tx, place, { locked: true });
    if (own?.visit !== visit || own.left) throw refuse('not-here');
    if (!admitted) throw refuse(participantId === null ? 'other-gone' : 'not-let-in');
    if (other?.visit !== to || other.left) throw refuse('other-gone');
    if (number <= own.lastSignal) throw refuse('replayed');
    await tx.$executeRaw`
      UPDATE room_seats SET last_signal = ${number}, seen_at = now()
      WHERE ${at(place)}`;
    await tx.roomSignal.create({ data: { bookingId, toVisit: to, payload } });
    await announceRoom(tx, bookingId);
    return null;
  });
}

/** Deletes old signals, which can no longer help to connect. */
export async function forgetOldSignals(bookingId: string): Promise<void> {
  await db.$executeRaw`
    DELETE FROM room_signals WHERE booking_id = ${bookingId}::uuid
      AND sent_at < now() - make_interval(secs => ${roomLimits.signalSeconds})`;
}

/**
 * Signals for a visit after the last one that it has read, in order. A receiver knows the id of the visit
 * that called it.
 */
export async function signalsFor(
  bookingId: string,
  visit: string,
  after: bigint,
): Promise<readonly { readonly position: bigint; readonly payload: string }[]> {
  return db.roomSignal.findMany({
    where: { bookingId, toVisit: visit, position: { gt: after } },
    orderBy: { position: 'asc' },
    take: 100,
    select: { position: true, payload: true },
  });
}
