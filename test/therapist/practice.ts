import { randomBytes, randomInt } from 'node:crypto';
import { forgetHolds } from '@/test/booking/booking';
import { database } from '@/test/database/copy-database';

const digits = (length: number) => String(randomInt(10 ** 11, 10 ** 12)).slice(0, length);

export type Practice = {
  readonly userId: string;
  readonly name: string;
  readonly slug: string;
  readonly therapistId: string;
  readonly account: string;
};

/** A therapist with their own account for payments. */
export async function makePractice(): Promise<Practice> {
  const name = `Ira${randomBytes(4).toString('hex')}`;
  const email = `${name.toLowerCase()}@example.in`;
  const account = digits(12);
  await using db = await database();
  const one = async (sql: string, values: readonly unknown[]) => {
    const [row] = await db.query<{ id: string }>(sql, values);
    if (!row) throw new Error('The row was not saved.');
    return row.id;
  };
  const userId = await one(
    'INSERT INTO users (email, name, email_verified_at) VALUES ($1, $2, now()) RETURNING id',
    [email, name],
  );
  await db.query(
    `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
     VALUES ($1, $2, $3, 'Bose', 'therapist', true, now())`,
    [userId, email, name],
  );
  const therapistId = await one(
    `INSERT INTO therapists (slug, name, title, specialization, location, bio, email, languages, modes, user_id,
       bank_name, account_number, ifsc, account_holder, upi_id)
     VALUES ($1, $2, 'Counsellor', '{Grief}', 'Pune', 'I listen first.', $3, '{English}', '{video}', $4,
       'Sample Bank of India', $5, 'DEMO0000001', $2, $6) RETURNING id`,
    [name.toLowerCase(), `${name} Bose`, email, userId, account, `${name.toLowerCase()}@samplebank`],
  );
  return { userId, name: `${name} Bose`, slug: name.toLowerCase(), therapistId, account };
}

/** Lets a therapist meet people by video and in person. */
export async function meetInPersonToo(therapistId: string): Promise<void> {
  await using db = await database();
  await db.query("UPDATE therapists SET modes = '{video,in_person}' WHERE id = $1", [therapistId]);
}

/**
 * The same with a fee and free times on every day of the week, one an hour.
 * @param videoLink of its video calls; without one a client still waits for it
 */
export async function makeOpenPractice(videoLink?: string): Promise<Practice> {
  await forgetHolds();
  const practice = await makePractice();
  await using db = await database();
  await db.query('UPDATE therapists SET session_rate = 1800, is_active = true WHERE id = $1', [
    practice.therapistId,
  ]);
  await db.query(
    `WITH made AS (INSERT INTO calendars (therapist_id) VALUES ($1) RETURNING id),
       place AS (INSERT INTO appointment_terms (calendar_id, video_link)
         SELECT id, $2 FROM made WHERE $2::text IS NOT NULL)
     INSERT INTO availability_hours (calendar_id, weekday, start_minute, end_minute)
     SELECT id, weekday, 540, 1140 FROM made, generate_series(1, 7) weekday`,
    [practice.therapistId, videoLink ?? null],
  );
  return practice;
}
