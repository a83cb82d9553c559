import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { loadCrowd } from './crowd';

/** Rows of each kind. */
export type Sizes = {
  readonly therapists: number;
  readonly people: number;
  readonly sessions: number;
  readonly payments: number;
  readonly audit: number;
};

/** A service after years of use in a large country. */
export const fullScale: Sizes = {
  therapists: 100_000,
  people: 50_000,
  sessions: 500_000,
  payments: 200_000,
  audit: 5_000_000,
};

const mostInOneStatement = 20_000;

/**
 * Functions that compute a row from its number, so that the rows are the same on every computer, even when
 * made in several runs.
 */
const prepare = `
CREATE FUNCTION pg_temp.row_id(kind integer, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT ('0190' || lpad(to_hex(kind), 4, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid
$$;
CREATE FUNCTION pg_temp.draw(n bigint, question integer) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
  SELECT (hashint8extended(n, question) & 1073741823) / 1073741824.0::float8
$$;
CREATE FUNCTION pg_temp.place(n bigint, question integer, favour float8, size integer) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT 1 + floor(pg_temp.draw(n, question) ^ favour * size)::integer
$$;
CREATE TEMP TABLE listed AS
  SELECT row_number() OVER (ORDER BY display_order, id)::integer AS n, id FROM therapists;
CREATE UNIQUE INDEX ON listed (n);
ANALYZE listed`;

const therapistOf = (question: number) =>
  `(SELECT id FROM listed WHERE listed.n = pg_temp.place(number.n, ${question}, 2, (SELECT max(n) FROM listed)))`;

/** Therapists and clients are counted from 1; $3 is the number of people. */
const statements = {
  people: [
    `INSERT INTO users (id, email, email_verified_at, name, created_at)
     SELECT pg_temp.row_id(1, n), 'person-' || n || '@scale.test', timestamptz '2024-01-01' + n * interval '20 minutes',
       'Person Number ' || n, timestamptz '2024-01-01' + n * interval '20 minutes'
     FROM generate_series($1::bigint, $2::bigint) n WHERE $3::integer > 0 ON CONFLICT DO NOTHING`,
    `INSERT INTO profiles (id, user_id, email, first_name, last_name, onboarding_completed, created_at)
     SELECT pg_temp.row_id(2, n), pg_temp.row_id(1, n), 'person-' || n || '@scale.test',
       (ARRAY['Aarav','Meera','Ravi','Priya','Farah','Sunil','Anita','Kabir'])[1 + n % 8], 'Number ' || n, true,
       timestamptz '2024-01-01' + n * interval '20 minutes'
     FROM generate_series($1::bigint, $2::bigint) n WHERE $3::integer > 0 ON CONFLICT DO NOTHING`,
  ],
  // Counted by therapists: each has three with their first one. The third is for own clients, and half are archived.
  kinds: [
    `INSERT INTO session_kinds (id, therapist_id, name, minutes, fee, position, bookable_by, archived_at)
     SELECT pg_temp.row_id(5 + position, n), id, kind, length, session_rate * part, position, bookable_by,
       CASE WHEN position = 2 AND n % 2 = 0 THEN now() END
     FROM listed JOIN therapists USING (id),
       (VALUES (1, 'Couples session', 80, 1.6, 'everybody'), (2, 'Short session', 30, 0.7, 'clients'))
         AS more (position, kind, length, part, bookable_by)
     WHERE n BETWEEN $1::bigint AND $2::bigint AND $3::integer > 0 ON CONFLICT DO NOTHING`,
  ],
  sessions: [
    // Nothing in it has just changed, because recently changed rows are shown separately.
    `INSERT INTO therapy_sessions
       (id, client_id, therapist_id, session_date, status, completed_at, cancelled_at, created_at, updated_at)
     SELECT pg_temp.row_id(3, n), pg_temp.row_id(2, pg_temp.place(n, 51, 1.5, $3)), ${therapistOf(52)}, starts, status,
       CASE WHEN status = 'completed' THEN starts + interval '1 hour' END,
       CASE WHEN status = 'cancelled' THEN starts - interval '1 day' END, starts - interval '7 days',
       least(starts, now() - interval '1 day')
     FROM generate_series($1::bigint, $2::bigint) AS number(n)
       CROSS JOIN LATERAL (SELECT date_trunc('hour', now()) + (pg_temp.draw(n, 53) * 760 - 700) * interval '1 day' AS starts) at
       CROSS JOIN LATERAL (SELECT CASE WHEN starts > now() THEN 'scheduled' WHEN pg_temp.draw(n, 54) < 0.9 THEN 'completed'
         ELSE 'cancelled' END AS status) state
     ON CONFLICT DO NOTHING`,
  ],
  // Each payment changes the sums of its therapist. In the order of therapists, connections do not wait for
  // each other.
  payments: [
    `INSERT INTO transactions (id, client_id, therapist_id, description, amount, method, status, paid_at, created_at)
     SELECT pg_temp.row_id(4, n), pg_temp.row_id(2, pg_temp.place(n, 61, 1.5, $3)), ${therapistOf(62)},
       'Individual therapy, 45 minutes', 500 + 100 * pg_temp.place(n, 63, 2, 30),
       CASE WHEN pg_temp.draw(n, 64) < 0.6 THEN 'upi' WHEN pg_temp.draw(n, 64) < 0.9 THEN 'bank_transfer' ELSE 'razorpay' END,
       status,
       CASE WHEN status = 'paid' THEN made + interval '2 hours' END, made
     FROM generate_series($1::bigint, $2::bigint) AS number(n)
       CROSS JOIN LATERAL (SELECT now() - pg_temp.draw(n, 65) * interval '700 days' AS made) at
       CROSS JOIN LATERAL (SELECT CASE WHEN pg_temp.draw(n, 66) < 0.97 THEN 'paid' ELSE 'failed' END AS status) state
     ORDER BY 3 ON CONFLICT DO NOTHING`,
  ],
  audit: [
    `INSERT INTO audit_log (id, at, actor_user_id, actor_role, action, subject_table, subject_id, subject_user_id)
     SELECT pg_temp.row_id(5, n), now() - interval '700 days' + n * interval '12 seconds',
       CASE WHEN kind > 1 THEN pg_temp.row_id(1, person) END, (ARRAY['guest', 'client', 'therapist', 'admin'])[kind],
       (ARRAY['session.opened', 'payment.opened', 'profile.changed', 'account.signed-in'])[pg_temp.place(n, 72, 1, 4)],
       (ARRAY['therapy_sessions', 'transactions', 'profiles', 'users'])[pg_temp.place(n, 72, 1, 4)],
       pg_temp.row_id(3, pg_temp.place(n, 73, 1, 500000)), pg_temp.row_id(1, person)
     FROM generate_series($1::bigint, $2::bigint) n
       CROSS JOIN LATERAL (SELECT pg_temp.place(n, 70, 0.7, 4) AS kind, pg_temp.place(n, 71, 1.5, $3) AS person) who
     ON CONFLICT DO NOTHING`,
  ],
} as const satisfies Record<string, readonly string[]>;

async function openLoader(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(prepare);
  return client;
}

/** Rows of one kind, portion by portion, on all connections. */
async function fill(
  loaders: readonly Client[],
  portions: readonly string[],
  {
    count,
    people,
    perStatement,
  }: { readonly count: number; readonly people: number; readonly perStatement: number },
  report: (done: number) => void,
): Promise<void> {
  let started = 0;
  let done = 0;
  async function load(client: Client): Promise<void> {
    while (started < count) {
      const from = started + 1;
      const to = Math.min(started + perStatement, count);
      started = to;
      for (const portion of portions) await client.query(portion, [from, to, people]);
      done += to - from + 1;
      report(done);
    }
  }
  await Promise.all(loaders.map(load));
}

/**
 * Fills a database with a service of the given size: the generated directory with three kinds of session each, and people with sessions,
 * payments and their lines in the audit trail. Existing rows stay as they are. None of its people can sign
 * in.
 * @param reporting called for each kind; takes the number done
 * @param perStatement most rows that one statement makes
 */
export async function loadScale(
  connectionString: string,
  sizes: Sizes,
  reporting: (kind: string, total: number) => (done: number) => void,
  perStatement = mostInOneStatement,
): Promise<void> {
  const { therapists, people } = sizes;
  await loadCrowd(connectionString, therapists, reporting('therapists', therapists), new Date());
  const loaders = await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4) }, () => openLoader(connectionString)),
  );
  try {
    const counts = { ...sizes, kinds: therapists };
    for (const kind of ['kinds', 'people', 'sessions', 'payments', 'audit'] as const) {
      const count = counts[kind];
      await fill(loaders, statements[kind], { count, people, perStatement }, reporting(kind, count));
    }
    // Statistics and the visibility map, as in a database that has run for a day.
    await loaders[0]?.query('VACUUM ANALYZE');
  } finally {
    await Promise.all(loaders.map((client) => client.end()));
  }
}
