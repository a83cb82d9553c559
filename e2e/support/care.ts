import { database } from './db';
import type { Person } from './people';

/** Gives a client and their therapist a coming session, two open offers, two plans, results and a payment. */
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
