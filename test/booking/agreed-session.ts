import { hour } from '@/lib/format/duration';
import type { Person } from '@/test/access/people';
import { database } from '@/test/database/copy-database';
import type { Practice } from '@/test/therapist/practice';

const began = Date.now();

/** A full hour in India, this many days from now, between nine and seven. */
export function inDays(days: number, clock: number): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    new Date(began + days * 24 * hour),
  );
  return new Date(`${day}T${String(clock).padStart(2, '0')}:00:00+05:30`);
}

/** In the form of an input of type datetime-local, on India's clock. */
export const local = (moment: Date) => new Date(moment.getTime() + 5.5 * hour).toISOString().slice(0, 16);

/** An agreed video session of 45 minutes, with its appointment. */
export async function agreedSession(
  client: Person,
  { therapistId }: Practice,
  startsAt: Date,
): Promise<void> {
  await using db = await database();
  await db.query(
    `WITH booked AS (
       INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, mode)
       SELECT c.id, $3, $3::timestamptz + interval '45 minutes', $3::timestamptz + interval '60 minutes',
         'confirmed', now(), 'video'
       FROM calendars c WHERE c.therapist_id = $2
       RETURNING id),
     person AS (
       INSERT INTO participants (booking_id, client_id) SELECT booked.id, p.id FROM booked, profiles p
       WHERE p.user_id = $1 RETURNING booking_id, client_id)
     INSERT INTO therapy_sessions (client_id, therapist_id, session_date, mode, booking_id)
     SELECT client_id, $2, $3, 'video', booking_id FROM person`,
    [client.userId, therapistId, startsAt],
  );
}

/** Lets the one appointment of a guest begin at this moment, as if both had agreed on it. */
export async function beginAt(email: string, startsAt: Date): Promise<void> {
  await using db = await database();
  const moved = await db.query(
    `WITH moved AS (
       UPDATE bookings b SET starts_at = $2, ends_at = $2::timestamptz + (ends_at - starts_at),
         blocked_until = $2::timestamptz + (ends_at - starts_at), pay_until = NULL
       FROM participants p WHERE p.booking_id = b.id AND p.email = $1
       RETURNING b.id)
     UPDATE therapy_sessions s SET session_date = $2 FROM moved WHERE s.booking_id = moved.id RETURNING s.id`,
    [email, startsAt],
  );
  if (moved.length !== 1) throw new Error('There is no appointment of this guest.');
}
