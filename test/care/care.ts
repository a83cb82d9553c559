import type { People, Person } from '@/test/access/people';
import { database } from '@/test/database/copy-database';

/**
 * One session links two people as client and therapist.
 * @param days from now to the session; negative for a past one
 */
export async function workTogether(
  { client, therapist }: Pick<People, 'client' | 'therapist'>,
  days: number,
): Promise<{ readonly clientId: string; readonly therapistId: string }> {
  await using db = await database();
  const [pair] = await db.query<{ clientId: string; therapistId: string }>(
    `INSERT INTO therapy_sessions (therapist_id, client_id, session_date)
     SELECT t.id, p.id, now() + make_interval(days => $3::int) FROM therapists t, profiles p
     WHERE t.user_id = $1 AND p.user_id = $2
     RETURNING client_id AS "clientId", therapist_id AS "therapistId"`,
    [therapist.userId, client.userId, days],
  );
  if (!pair) throw new Error('The two are not there.');
  return pair;
}

/**
 * Gives a client and their therapist a coming session, two open quotations, two plans, results and a payment.
 */
export async function giveCare(client: Person, therapist: Person): Promise<void> {
  await using db = await database();
  const both = 'FROM profiles p, therapists t WHERE p.user_id = $1 AND t.user_id = $2';
  const people = [client.userId, therapist.userId];
  await db.query(
    `INSERT INTO therapy_sessions (client_id, therapist_id, session_date, mode)
     SELECT p.id, t.id, now() + interval '2 days', 'video' ${both}`,
    people,
  );
  await db.query(
    `INSERT INTO therapy_sessions (client_id, therapist_id, session_date, status, completed_at)
     SELECT p.id, t.id, now() - interval '9 days', 'completed', now() - interval '9 days' ${both}`,
    people,
  );
  await db.query(
    `WITH made AS (
       INSERT INTO quotations (client_id, therapist_id, service_type, description, amount)
       SELECT p.id, t.id, service, 'Six sessions of 45 minutes.', 150000
       FROM unnest(ARRAY['Evening talks', 'Weekend group']) service,
         profiles p, therapists t WHERE p.user_id = $1 AND t.user_id = $2 RETURNING id)
     INSERT INTO quotation_events (quotation_id, status) SELECT id, 'pending' FROM made`,
    people,
  );
  await db.query(
    `INSERT INTO therapy_plans (client_id, therapist_id, plan_name, plan_type, total_sessions, completed_sessions)
     SELECT p.id, t.id, kind || ' plan', kind, 8, 2 FROM unnest(ARRAY['individual', 'group']) kind,
       profiles p, therapists t WHERE p.user_id = $1 AND t.user_id = $2`,
    people,
  );
  await db.query(
    `INSERT INTO assessments (client_id, assessment_type, score, completed_at)
     SELECT p.id, 'PHQ-9', score, now() - make_interval(days => score) FROM unnest(ARRAY[11, 6]) score, profiles p
     WHERE p.user_id = $1`,
    [client.userId],
  );
  await db.query(
    `INSERT INTO transactions (client_id, therapist_id, description, amount, status, paid_at)
     SELECT p.id, t.id, 'One talk by video', 1500, 'paid', now() ${both}`,
    people,
  );
}
