// Lists of 50,000 rows.

import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { listAudit } from '@/lib/admin/audit/queries';
import { listBookings } from '@/lib/admin/booking/queries';
import { listCardPayments } from '@/lib/admin/card-payment/queries';
import { listPayments } from '@/lib/admin/payment/queries';
import { listSessions } from '@/lib/admin/session/queries';
import { perPage } from '@/lib/admin/table/paging';
import { listUsers } from '@/lib/admin/user/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { type List, listCost } from '@/test/database/list-cost';
import { vacuum } from '@/test/database/measure';
import { ownerClient } from '@/test/database/owner';

setUpDatabase();

const rows = 50_000;

/** Fills the lists over a separate connection: the product's own ends a query after five seconds. */
async function fill(client: Client): Promise<void> {
  await client.query(`
    INSERT INTO users (email, created_at, email_verified_at)
    SELECT left(md5(n::text), 8) || '@example.in', now() - make_interval(mins => n),
      CASE WHEN n % 50 > 0 THEN now() END
    FROM generate_series(1, ${rows}) n`);
  await client.query(`
    INSERT INTO profiles (user_id, email, first_name, last_name)
    SELECT id, email, 'Person', 'Number' FROM users u
    WHERE NOT EXISTS (SELECT FROM profiles p WHERE p.user_id = u.id)`);
  await client.query(`
    INSERT INTO therapists (slug, name, title, location, bio, email)
    SELECT 'therapist-' || n, 'Therapist ' || n, 'Counsellor', 'Pune', 'I listen.', 't' || n || '@antarman.test'
    FROM generate_series(0, 9) n`);
  await client.query(`
    WITH p AS (SELECT id, row_number() OVER () - 1 AS n FROM profiles),
      t AS (SELECT id, row_number() OVER () - 1 AS n FROM therapists)
    INSERT INTO therapy_sessions (client_id, therapist_id, session_date, status)
    SELECT p.id, t.id, now() - make_interval(mins => p.n::int), CASE WHEN p.n % 50 > 0 THEN 'completed' ELSE 'no_show' END
    FROM p JOIN t ON t.n = p.n % 10 WHERE p.n < ${rows}`);
  await client.query(`
    INSERT INTO payment_submissions
      (therapist_id, payer_name, payer_email, bank_name, account_number, reference_number, amount, status, rejection_reason, reviewed_at, created_at)
    SELECT (SELECT id FROM therapists LIMIT 1), 'Name ' || (n * 7919 % 1000), 'person' || n || '@example.in', 'State Bank of India', 'XX1234',
      (100000000000 + n)::text, 500 + n % 3000,
      CASE WHEN n % 50 > 0 THEN 'pending' ELSE 'rejected' END,
      CASE WHEN n % 50 = 0 THEN 'It did not arrive.' END, CASE WHEN n % 50 = 0 THEN now() END, now() - make_interval(mins => n)
    FROM generate_series(1, ${rows}) n`);
  await client.query(`
    INSERT INTO audit_log (at, actor_role, action)
    SELECT now() - make_interval(mins => n), CASE WHEN n % 50 > 0 THEN 'system' ELSE 'guest' END, 'session.started'
    FROM generate_series(1, ${rows}) n`);
  await client.query(`
    INSERT INTO calendars (therapist_id) SELECT id FROM therapists;
    INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, fee, paying_rule)
    SELECT c.id, at, at + interval '45 minutes', at + interval '1 hour', 'confirmed', now(), 1500, 'ahead'
    FROM (SELECT id, row_number() OVER () AS k FROM calendars) c,
      generate_series(1, ${rows / 10}) n, LATERAL (SELECT now() - make_interval(hours => n, mins => k::int) AS at) begins;
    WITH b AS (SELECT id, row_number() OVER () AS n FROM bookings), p AS (SELECT id, row_number() OVER () AS n FROM profiles)
    INSERT INTO participants (booking_id, client_id, name, email)
    SELECT b.id, CASE WHEN b.n % 5 > 0 THEN p.id END, CASE WHEN b.n % 5 = 0 THEN 'Guest ' || b.n END,
      CASE WHEN b.n % 5 = 0 THEN 'guest' || b.n || '@example.in' END
    FROM b JOIN p USING (n);
    WITH b AS (SELECT id, row_number() OVER () AS n FROM bookings), p AS (SELECT id, row_number() OVER () AS n FROM profiles)
    INSERT INTO transactions (client_id, appointment_id, description, amount, method, status, paid_at, created_at)
    SELECT p.id, b.id, 'A session', 500 + b.n % 3000, CASE WHEN b.n % 10 = 1 THEN 'razorpay' ELSE 'upi' END, 'paid', now(),
      now() - make_interval(mins => (b.n * 7919 % 50021)::int)
    FROM b JOIN p USING (n)`);
  await vacuum(client);
}

/**
 * Buffers of 8 KB; half of the bound is margin. A part reads 26 rows, at worst each on a page of its own, and
 * the people in them by indexes of up to three levels. A filter that one row in fifty passes reads fifty
 * times as many index entries, and words of every row's address as many postings. Payments are joined with their payee, quotation, appointment and transaction,
 * bookings with their payments.
 * A scan of a list and its people would need 150,000 buffers.
 */
const most = { part: 120, searched: 160, joined: 330, filtered: 1_600 };

it('reads a part of 50,000 rows by its key, in every order, at every depth, through a filter and by words', {
  timeout: 600_000,
}, async () => {
  const { viewer } = await createAdmin();
  // The product's role may not vacuum; without it Postgres has no statistics and plans for few rows.
  const client = await ownerClient();
  await fill(client);
  const middleOf = async (table: string, column: string) => {
    const found = await client.query<{ id: string }>(
      `SELECT id FROM ${table} ORDER BY ${column} OFFSET 25001 LIMIT 1`,
    );
    return found.rows[0]?.id ?? '';
  };
  const lists: readonly [string, string, List, readonly string[], Record<string, string>][] = [
    ['users', 'created_at', listUsers, ['since', '-since', 'email', '-email'], { state: 'unconfirmed' }],
    ['therapy_sessions', 'session_date', listSessions, ['begins', '-begins'], { state: 'no_show' }],
    [
      'payment_submissions',
      'created_at',
      listPayments,
      ['submitted', '-submitted', 'payer', '-payer', 'amount', '-amount'],
      { state: 'rejected' },
    ],
    ['audit_log', 'at', listAudit, ['at', '-at'], { role: 'guest' }],
    ['bookings', 'starts_at', listBookings, ['begins', '-begins'], { state: 'confirmed' }],
    ['transactions', 'created_at', listCardPayments, ['opened', '-opened'], { state: 'paid' }],
  ];
  const { client: known } = await db.participant.findFirstOrThrow({
    where: {
      client: { email: { endsWith: '@example.in' } },
      booking: { transactions: { some: { method: 'razorpay' } } },
    },
    orderBy: { id: 'asc' },
    select: { client: { select: { email: true } } },
  });
  const address = known?.email ?? '';
  const searched: readonly [string, List, string, number][] = [
    ['users', listUsers, address, 1],
    ['sessions', listSessions, address, 1],
    ['payments by address', listPayments, 'person4711@', 1],
    ['payments by number', listPayments, '100000004711', 1],
    ['bookings of a client', listBookings, address, 1],
    ['bookings of a guest', listBookings, 'Guest 12345', 1],
    ['bookings of a therapist', listBookings, 'Therapist 7', perPage],
    ['card payments', listCardPayments, address, 1],
    ['no user', listUsers, 'zzqq', 0],
    ['no session', listSessions, 'zzqq', 0],
    ['no payment', listPayments, 'zzqq', 0],
    ['no booking', listBookings, 'zzqq', 0],
    ['no card payment', listCardPayments, 'zzqq', 0],
  ];
  const excess: unknown[] = [];
  for (const [table, column, list, sorts, filter] of lists) {
    const id = await middleOf(table, column);
    const places: readonly Record<string, string>[] = [{}, { after: id }, { before: id }];
    for (const asked of [...sorts.flatMap((sort) => places.map((place) => ({ sort, ...place }))), filter]) {
      const ofPart = list === listPayments || list === listBookings ? most.joined : most.part;
      const limit = asked === filter ? most.filtered : ofPart;
      const cost = await listCost(client, list, viewer, asked as Record<string, string>);
      if (cost.shown !== perPage || cost.buffers > limit || cost.skips)
        excess.push({ table, asked, limit, ...cost });
    }
  }
  for (const [name, list, q, found] of searched) {
    const state: Record<string, string> = list === listPayments ? { state: 'all' } : {};
    const cost = await listCost(client, list, viewer, { q, ...state });
    const limit = found === perPage ? most.filtered : most.searched;
    if (cost.shown !== found || cost.buffers > limit) excess.push({ name, q, limit, ...cost });
  }
  await client.end();
  expect(excess).toEqual([]);
});
