// Every read counted.

import { Client } from 'pg';
import { expect, it } from 'vitest';
import { dashboardReads } from '@/app/(member)/dashboard/reads';
import { workspaceOf } from '@/app/(member)/workspace';
import type { MemberOf } from '@/lib/account/session/session';
import { viewerOfToken } from '@/lib/account/session/session';
import { unreadCount } from '@/lib/notification/queries';
import { closeDatabase } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';
import { countedPostgres } from '@/test/database/counted-postgres';
import { withMigratedDatabase } from '@/test/database/database';

const token = 'a-token-that-only-this-test-knows';

/**
 * 10 therapists with 10,000 sessions each, 2,000 clients with fifty of them, ten rows of each client in every other
 * list, and our own calendar with 20,000 past appointments.
 */
const load = `
  INSERT INTO users (email) SELECT 'person-' || n || '@antarman.test' FROM generate_series(1, 2000) n;
  INSERT INTO profiles (user_id, email, first_name, last_name, onboarding_completed, adult_declared_at)
    SELECT id, email, 'Person', 'Number ' || split_part(email::text, '@', 1), true, now() FROM users;
  INSERT INTO therapists (slug, name, title, location, bio, email)
    SELECT 'therapist-' || n, 'Therapist ' || n, 'Counsellor', 'Pune', 'I listen.', 't' || n || '@antarman.test'
    FROM generate_series(0, 9) n;
  CREATE TEMP TABLE p AS SELECT id, user_id, row_number() OVER (ORDER BY id) - 1 AS n FROM profiles;
  CREATE TEMP TABLE t AS SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM therapists;
  CREATE TEMP TABLE s AS SELECT s, now() + (s - 90000) * interval '1 hour' / 10 AS at FROM generate_series(0, 99999) s;
  CREATE TEMP TABLE few AS SELECT * FROM s WHERE s.s < 20000;
  INSERT INTO therapy_sessions (client_id, therapist_id, session_date, status)
    SELECT p.id, t.id, s.at, CASE WHEN s < 89000 THEN 'completed' ELSE 'scheduled' END
    FROM s JOIN p ON p.n = s % 2000 JOIN t ON t.n = s % 10;
  INSERT INTO therapy_plans (client_id, therapist_id, plan_name, total_sessions, created_at)
    SELECT p.id, t.id, 'Eight weeks', 8, s.at - interval '2 years' FROM few s JOIN p ON p.n = s % 2000 JOIN t ON t.n = s % 10;
  INSERT INTO assessments (client_id, assessment_type, score, completed_at)
    SELECT p.id, CASE s % 2 WHEN 0 THEN 'PHQ-9' ELSE 'GAD-7' END, s % 20, s.at - interval '2 years'
    FROM few s JOIN p ON p.n = s % 2000;
  INSERT INTO quotations (client_id, therapist_id, service_type, description, amount, created_at)
    SELECT p.id, t.id, 'Individual therapy', 'Six sessions.', 9000, s.at - interval '2 years'
    FROM few s JOIN p ON p.n = s % 2000 JOIN t ON t.n = s % 10;
  INSERT INTO quotation_events (quotation_id, status, at) SELECT id, 'pending', created_at FROM quotations;
  INSERT INTO transactions (client_id, therapist_id, description, amount, created_at)
    SELECT p.id, t.id, 'One session', 1500, s.at - interval '2 years'
    FROM few s JOIN p ON p.n = s % 2000 JOIN t ON t.n = s % 10;
  INSERT INTO payment_submissions (
      client_id, therapist_id, payer_name, payer_email, bank_name, account_number, reference_number, amount, created_at)
    SELECT p.id, t.id, 'Asha Rao', 'asha@antarman.test', 'State Bank', 'XX1234', '123456789012', 1500,
      s.at - interval '2 years'
    FROM few s JOIN p ON p.n = s % 2000 JOIN t ON t.n = s % 10;
  INSERT INTO notices (user_id, kind, title, created_at)
    SELECT p.user_id, 'plan.created', 'A plan', s.at - interval '2 years' FROM few s JOIN p ON p.n = s % 2000;
  INSERT INTO calendars DEFAULT VALUES;
  INSERT INTO availability_hours (calendar_id, weekday, start_minute, end_minute)
    SELECT id, day, 540, 1080 FROM calendars, generate_series(1, 7) day;
  WITH b AS (
    INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at)
    SELECT c.id, b.at, b.at + interval '45 min', b.at + interval '60 min', 'cancelled', b.at
    FROM (SELECT now() - (20000 - s) * interval '1 hour' AS at FROM few s) b, calendars c RETURNING id, starts_at)
  INSERT INTO participants (booking_id, client_id)
    SELECT b.id, p.id FROM (SELECT id, row_number() OVER (ORDER BY starts_at) AS s FROM b) b JOIN p ON p.n = s % 2000;`;

/** Tables that grow with the service. A client's dashboard must read only that client's part of each. */
const growing = [
  'assessments',
  'bookings',
  'notices',
  'participants',
  'payment_submissions',
  'quotation_events',
  'quotations',
  'therapy_plans',
  'therapy_sessions',
  'transactions',
  'user_sessions',
];

/** Fills a database and signs in the first of its people. */
async function fill(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(load);
  await client.query(
    `INSERT INTO user_sessions (user_id, token_hash, idle_expires_at, expires_at)
     SELECT id, CASE row_number() OVER (ORDER BY id) WHEN 1 THEN $1 ELSE encode(sha256(email::text::bytea), 'hex') END,
       now() + interval '1 hour', now() + interval '1 day'
     FROM users`,
    [hashOfSecret(token)],
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
}

it('reads the first page of one client in ten queries, none of which reads a table from end to end', {
  tags: ['slow'],
  timeout: 180_000,
}, async () => {
  await withMigratedDatabase(async (url) => {
    await fill(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('SELECT pg_stat_reset()');
    const counted = await countedPostgres(url);
    process.env.DATABASE_URL = counted.url;
    try {
      const queries = await counted.during(async () => {
        const viewer = await viewerOfToken(token);
        if (viewer?.profile?.role !== 'client') throw new Error('expected a client');
        const member: MemberOf<'client'> = { ...viewer, profile: { ...viewer.profile, role: 'client' } };
        const reads = dashboardReads(member, new Date());
        const [sessions, quotations, consultation, unread, { handovers }] = await Promise.all([
          reads.sessions(),
          reads.quotations(),
          reads.consultation(),
          unreadCount(member),
          reads.asked(),
          reads.assessments(),
          reads.transactions(),
          reads.plans('all'),
          // A page asks this once for the frame and itself (React's cache); here are no pages.
          workspaceOf(member),
          // The section "What now?" reads these a second time.
          reads.sessions(),
        ]);
        expect(sessions.length).toBeGreaterThan(3);
        expect(quotations).toHaveLength(5);
        expect(consultation.days).toHaveLength(3);
        expect(unread).toBe(10);
        expect(handovers).toEqual([]);
      });
      // The frame of a transaction asks for nothing (ADR 06).
      const asking = queries.filter((query) => !/^\s*(?:BEGIN|COMMIT|SELECT set_config)/.test(query));
      expect(asking.length, asking.join('\n')).toBeLessThanOrEqual(10);
    } finally {
      // Each connection reports its counts when it ends.
      await closeDatabase();
      counted.close();
    }
    await expect
      .poll(async () => {
        const { rows: tables } = await client.query<{ scans: number }>(
          `SELECT sum(idx_scan)::int AS scans FROM pg_stat_user_tables WHERE relname = 'quotations'`,
        );
        return tables[0]?.scans;
      })
      .toBeGreaterThan(0);
    const { rows: whole } = await client.query(
      'SELECT relname FROM pg_stat_user_tables WHERE relname = ANY($1) AND seq_scan > 0',
      [growing],
    );
    await client.end();
    expect(whole).toEqual([]);
  });
});
