import { makePeople } from '@/test/access/people';
import { database } from '@/test/database/copy-database';
import { makeOpenPractice } from '@/test/therapist/practice';
import { agreedSession } from './agreed-session';

/** A client and their therapist, with an appointment in our own room that begins in five minutes. */
export async function makeMeeting() {
  const practice = await makeOpenPractice();
  const { client } = await makePeople();
  const startsAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 5 * 60_000);
  await agreedSession(client, practice, startsAt);
  await using db = await database();
  await db.query(
    `UPDATE bookings b SET meeting_link = 'room', backup_phone = '+919876543210' FROM calendars c
     WHERE c.id = b.calendar_id AND c.therapist_id = $1`,
    [practice.therapistId],
  );
  return { practice, client };
}

export type Meeting = Awaited<ReturnType<typeof makeMeeting>>;
