import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { roomLimits } from '@/lib/booking/room/rules';
import { db, type Tx } from '@/lib/server/db';

/** Channel on which the database reports a change in a room; the payload is the appointment's id. */
export const roomChannel = 'room_changed';

/** Notifies every process with a stream of this room, once the transaction commits. */
export async function announceRoom(tx: Pick<Tx, '$executeRaw'>, bookingId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${roomChannel}, ${bookingId})`;
}

/** The place of one participant, or of the host (null). */
export type SeatKey = { readonly bookingId: string; readonly participantId: string | null };

/** Names a place in limits and lists. */
export const seatName = ({ bookingId, participantId }: SeatKey) => `${bookingId}:${participantId ?? 'host'}`;

/** Narrows `room_seats` to one place. */
export const at = ({ bookingId, participantId }: SeatKey) =>
  Prisma.sql`booking_id = ${bookingId}::uuid AND participant_id IS NOT DISTINCT FROM ${participantId}::uuid`;

/** `instead`: the same person continues here, and their other device loses the place. */
export type Arrival = { readonly seat: string; readonly visit: string; readonly instead?: boolean };

/**
 * Takes the one place of this person. The same tab may return at any time and stays admitted. Another tab gets
 * the place only if the first has left, has been silent for 20 seconds or gives way, and needs a new
 * admission.
 * @returns false if the place is taken
 */
export async function takeSeat(
  { bookingId, participantId }: SeatKey,
  { seat, visit, instead = false }: Arrival,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const taken = await tx.$executeRaw`
      INSERT INTO room_seats AS held (booking_id, participant_id, seat, visit, admitted_at)
      VALUES (${bookingId}::uuid, ${participantId}::uuid, ${seat}::uuid, ${visit}::uuid,
        CASE WHEN ${participantId}::uuid IS NULL THEN now() END)
      ON CONFLICT (booking_id, participant_id) DO UPDATE SET
        seat = excluded.seat, visit = excluded.visit, seen_at = now(), left_at = NULL,
        admitted_at = CASE WHEN held.seat = excluded.seat THEN held.admitted_at ELSE excluded.admitted_at END,
        last_signal = CASE WHEN held.visit = excluded.visit THEN held.last_signal ELSE 0 END
      WHERE ${instead} OR held.seat = excluded.seat OR held.left_at IS NOT NULL
        OR held.seen_at < now() - make_interval(secs => ${roomLimits.seatSeconds})`;
    if (taken > 0) await announceRoom(tx, bookingId);
    return taken > 0;
  });
}

/**
 * Records that this visit is still here; the stream of a sleeping device may stay open. @returns false if
 * another visit has its place
 */
export async function keepSeat({ bookingId, participantId }: SeatKey, visit: string): Promise<boolean> {
  const updated = await db.$executeRaw`
    UPDATE room_seats SET seen_at = now()
    WHERE ${at({ bookingId, participantId })} AND visit = ${visit}::uuid`;
  return updated > 0;
}

/** Frees the place of a person who leaves, and deletes the signals sent to them. */
export async function leaveSeat({ bookingId, participantId }: SeatKey, visit: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const left = await tx.$executeRaw`
      UPDATE room_seats SET left_at = now()
      WHERE ${at({ bookingId, participantId })} AND visit = ${visit}::uuid`;
    if (left === 0) return;
    await tx.roomSignal.deleteMany({ where: { bookingId, toVisit: visit } });
    await announceRoom(tx, bookingId);
  });
}

/** The host admits the visit that they see waiting. @returns false if another visit is waiting by now */
export async function letIn(bookingId: string, visit: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const admitted = await tx.$executeRaw`
      UPDATE room_seats SET admitted_at = coalesce(admitted_at, now())
      WHERE booking_id = ${bookingId}::uuid AND participant_id IS NOT NULL AND visit = ${visit}::uuid AND left_at IS NULL`;
    if (admitted > 0) await announceRoom(tx, bookingId);
    return admitted > 0;
  });
}

type Seat = {
  readonly participantId: string | null;
  readonly visit: string;
  readonly admitted: boolean;
  /** Seconds since 1970; null until then. */
  readonly admittedAt: number | null;
  /** `here`: it spoke in the last 20 seconds and has not left. */
  readonly here: boolean;
  readonly left: boolean;
  readonly lastSignal: number;
};

type Sides = {
  readonly own: Seat | undefined;
  readonly other: Seat | undefined;
  /** Whether the host has let in the participant of the two. */
  readonly admitted: boolean;
};

const nearness = ({ here, admitted }: Seat) => (here ? (admitted ? 2 : 1) : 0);

/** A participant who is here and let in comes first, the latest of several; then one who waits, then one who has left. */
const byNearness = (a: Seat, b: Seat) =>
  nearness(b) - nearness(a) || (b.admittedAt ?? 0) - (a.admittedAt ?? 0);

/**
 * The caller's place and the other side's; `locked` locks them until the transaction ends. A call has two sides: the
 * host's other side is the participant whom they let in, or else who waits. Another participant waits until that one
 * has left, and is not let in as long.
 */
export async function seatsOf(
  client: Pick<Tx, '$queryRaw'>,
  { bookingId, participantId }: SeatKey,
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<Sides> {
  const rows = await client.$queryRaw<Seat[]>`
    SELECT participant_id::text AS "participantId", visit::text AS visit, admitted_at IS NOT NULL AS admitted, left_at IS NOT NULL AS left,
      left_at IS NULL AND seen_at > now() - make_interval(secs => ${roomLimits.seatSeconds}) AS here,
      extract(epoch FROM admitted_at)::float8 AS "admittedAt", last_signal AS "lastSignal"
    FROM room_seats WHERE booking_id = ${bookingId}::uuid ORDER BY participant_id ${locked ? Prisma.sql`FOR UPDATE` : Prisma.empty}`;
  const host = rows.find((seat) => seat.participantId === null);
  const [person] = rows.filter((seat) => seat.participantId !== null).toSorted(byNearness);
  if (participantId === null) return { own: host, other: person, admitted: person?.admitted === true };
  const own = rows.find((seat) => seat.participantId === participantId);
  return { own, other: host, admitted: own?.admitted === true && own === person };
}
