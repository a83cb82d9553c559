// Further lists of 50,000 rows.

import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { listApplications } from '@/lib/admin/application/queries';
import { listComplaints } from '@/lib/admin/complaint/queries';
import { listInterns } from '@/lib/admin/internship/queries';
import { listSubscribers } from '@/lib/admin/newsletter/queries';
import { listRefunds } from '@/lib/admin/refund/queries';
import { perPage } from '@/lib/admin/table/paging';
import { listTestimonials } from '@/lib/admin/testimonial/queries';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { type List, listCost } from '@/test/database/list-cost';
import { vacuum } from '@/test/database/measure';
import { ownerClient } from '@/test/database/owner';

setUpDatabase();

/** Rows of each list. Every hundredth one is of the rarest state, and addresses are in no order. */
async function fill(client: Client): Promise<void> {
  const each = 'generate_series(1, 50000) n';
  const at = 'now() - make_interval(mins => n)';
  const name = `'Person ' || (n * 7919 % 50021)`;
  const email = `'person' || (n * 7919 % 50021) || '@example.in'`;
  await client.query(`
    INSERT INTO users (email, created_at) SELECT ${email}, ${at} FROM ${each};
    INSERT INTO profiles (user_id, email, first_name, last_name)
    SELECT id, email, 'Person', split_part(email::text, '@', 1) FROM users u
    WHERE NOT EXISTS (SELECT FROM profiles p WHERE p.user_id = u.id);
    INSERT INTO therapists (slug, name, title, location, bio, email)
    VALUES ('asha', 'Asha Rao', 'Counsellor', 'Pune', 'I listen.', 'asha@example.in');
    INSERT INTO transactions
      (client_id, therapist_id, description, amount, method, status, paid_at, created_at, refunded_amount, refunded_at)
    SELECT id, (SELECT id FROM therapists), 'A session', 1500, 'upi', CASE WHEN n % 100 > 0 THEN 'refunded' ELSE 'paid' END,
      ${at}, ${at}, CASE WHEN n % 100 > 0 THEN 1500 ELSE 700 END, CASE WHEN n % 100 > 0 THEN ${at} END
    FROM (SELECT id, row_number() OVER (ORDER BY email)::int AS n FROM profiles WHERE email LIKE 'person%') p;
    INSERT INTO refunds (transaction_id, amount, at)
    SELECT id, refunded_amount - (random() * 100)::int, created_at FROM transactions;
    INSERT INTO therapist_applications (profile_id, created_at, status, reviewed_at, details, sent_at)
    SELECT id, ${at}, CASE WHEN n % 100 > 0 THEN 'declined' ELSE 'submitted' END, CASE WHEN n % 100 > 0 THEN ${at} END,
      '{"bio": "I listen."}', ${at}
    FROM (SELECT id, row_number() OVER (ORDER BY email)::int AS n FROM profiles WHERE email LIKE 'person%') p;
    INSERT INTO grievances (name, email, subject, message, received_at, acknowledged_at, resolved_at, resolution)
    SELECT ${name}, ${email}, 'Subject ' || (n * 7907 % 50021), 'Please look at it.', ${at}, ${at},
      CASE WHEN n % 100 > 0 THEN ${at} END, CASE WHEN n % 100 > 0 THEN 'We looked.' END
    FROM ${each};
    INSERT INTO testimonials (name, location, content, rating, created_at)
    SELECT ${name}, 'Chennai', 'I sleep again, number ' || n || '.', 5, ${at} FROM ${each};
    INSERT INTO internship_applications (program_slug, intake, name, email, education, statement, created_at, status, decided_at)
    SELECT 'clinical-observation', '2027-01-04', ${name}, ${email}, 'MA Psychology', 'I want to learn.', ${at},
      CASE WHEN n % 100 > 0 THEN 'declined' ELSE 'submitted' END, CASE WHEN n % 100 > 0 THEN now() END
    FROM ${each};
    INSERT INTO newsletter_subscribers (email, notice_version, requested_at, confirmed_at)
    SELECT ${email}, '2026-11', ${at}, CASE WHEN n % 100 > 0 THEN ${at} END FROM ${each}`);
  await vacuum(client);
}

/** Buffers as in scale.slow.test.ts. A list is counted up to 1,001 rows, each of which a filter may have to look at. */
const most = { part: 330, filtered: 1_600, searched: 330 };

it('reads a part of 50,000 rows by its key, in every order and depth, through a filter and by words', {
  timeout: 600_000,
}, async () => {
  const { viewer } = await createAdmin();
  // The product's role may not vacuum; without it Postgres has no statistics and plans for few rows.
  const client = await ownerClient();
  await fill(client);
  const person = 'person4711@';
  const lists: readonly [string, List, readonly string[], Record<string, string>, string][] = [
    ['refunds', listRefunds, ['sent', '-sent', 'amount', '-amount'], { what: 'part' }, person],
    ['therapist_applications', listApplications, ['applied', '-applied'], { status: 'sent' }, person],
    ['grievances', listComplaints, ['received', '-received', 'subject', '-subject'], {}, person],
    ['testimonials', listTestimonials, ['written', '-written', 'from', '-from'], {}, 'number 4711.'],
    [
      'internship_applications',
      listInterns,
      ['sent', '-sent', 'name', '-name'],
      { status: 'submitted' },
      person,
    ],
    [
      'newsletter_subscribers',
      listSubscribers,
      ['asked', '-asked', 'email', '-email'],
      { state: 'asked' },
      person,
    ],
  ];
  const excess: unknown[] = [];
  for (const [table, list, sorts, filter, words] of lists) {
    // Ids are in the order of the writing, so that this row is in the middle.
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM ${table} ORDER BY id OFFSET 25001 LIMIT 1`,
    );
    const id = rows[0]?.id ?? '';
    const all: Record<string, string> = table === 'grievances' ? { state: 'all' } : {};
    const places: readonly Record<string, string>[] = [{}, { after: id }, { before: id }];
    const parts = sorts.flatMap((sort) => places.map((place) => ({ ...all, ...place, sort })));
    const asked: readonly (readonly [Record<string, string>, limit: number, shown: number])[] = [
      ...parts.map((part) => [part, most.part, perPage] as const),
      [filter, most.filtered, perPage],
      [{ ...all, q: words }, most.searched, 1],
      [{ ...all, q: 'zzqq' }, most.searched, 0],
    ];
    for (const [query, limit, shown] of asked) {
      const cost = await listCost(client, list, viewer, query);
      const whole = cost.scanned.filter((name) => [table, 'transactions', 'profiles'].includes(name));
      if (cost.shown !== shown || cost.buffers > limit || cost.skips || whole.length > 0)
        excess.push({ table, query, limit, ...cost });
    }
  }
  await client.end();
  expect(excess).toEqual([]);
});
