/** @module-tag slow (lists of 50,000 rows) */

import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { listMessages } from '@/lib/admin/message/queries';
import { listPayments } from '@/lib/admin/payment/queries';
import { listUsers } from '@/lib/admin/user/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/lib/testing/back-office';
import { setUpDatabase } from '@/lib/testing/database';
import { measure } from '@/lib/testing/measure';
import { accountFor } from '@/lib/testing/payments';

setUpDatabase();

type Statement = { readonly text: string; readonly values: unknown[] };

/** Everything that the product asks of the database, as the driver sends it. */
const sent: Statement[] = [];
const query = Client.prototype.query;
vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
  const [first] = given;
  if (typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string') {
    const values = 'values' in first && Array.isArray(first.values) ? first.values : [];
    sent.push({ text: first.text, values });
  }
  return Reflect.apply(query, this, given);
});

const rows = 50_000;

async function fill(): Promise<void> {
  const account = await accountFor(null);
  await db.$executeRaw`
    INSERT INTO contact_messages (first_name, last_name, email, subject, message, service_interest, created_at)
    SELECT 'Name ' || (n * 7919 % 1000), 'Rao', 'person' || n || '@example.in', 'A question', 'Hello', 'billing',
      now() - make_interval(mins => n)
    FROM generate_series(1, ${rows}::int) n`;
  await db.$executeRaw`
    INSERT INTO users (email, created_at)
    SELECT 'person' || (n * 7919 % 1000003) || '@example.in', now() - make_interval(mins => n)
    FROM generate_series(1, ${rows}::int) n`;
  await db.$executeRaw`
    INSERT INTO payment_submissions
      (payer_name, payer_email, bank_name, account_number, reference_number, amount, payee_account_id, status, created_at)
    SELECT 'Name ' || (n * 7919 % 1000), 'person' || n || '@example.in', 'State Bank of India', 'XX1234',
      (100000000000 + n)::text, 500 + n % 3000, ${account}::uuid, 'pending', now() - make_interval(mins => n)
    FROM generate_series(1, ${rows}::int) n`;
  await db.$executeRaw`ANALYZE contact_messages`;
  await db.$executeRaw`ANALYZE users`;
  await db.$executeRaw`ANALYZE payment_submissions`;
}

type List = (
  viewer: MemberOf<'admin'>,
  query: Record<string, string>,
) => Promise<{ readonly rows: readonly { readonly id: string }[] }>;

/** The buffers of the dearest statement of a part, and whether a statement skips rows or reads a long table whole. */
async function measured(
  client: Client,
  list: List,
  viewer: MemberOf<'admin'>,
  asked: Record<string, string>,
) {
  sent.length = 0;
  const part = await list(viewer, asked);
  const selects = sent.filter(({ text }) => /^\s*SELECT/i.test(text));
  const costs = [];
  for (const statement of selects) costs.push(await measure(client, statement));
  return {
    shown: part.rows.length,
    most: Math.max(...costs.map(({ buffers }) => buffers)),
    scanned: costs.flatMap(({ scanned }) =>
      scanned.filter((table) => ['contact_messages', 'users', 'payment_submissions'].includes(table)),
    ),
    skips: selects.some(({ text, values }) => {
      const place = /OFFSET \$(\d+)/.exec(text)?.[1];
      return place !== undefined && Number(values[Number(place) - 1]) > 0;
    }),
  };
}

/**
 * Buffers of 8 KB. A part reads 51 rows, which lie in as many pages at worst, by an index of three levels; counting up
 * to a thousand reads more. Reading a whole list would be ten times as much.
 */
const most = 1_600;

it('reads a part of 50,000 rows by its key, in every order and at every depth', {
  timeout: 300_000,
}, async () => {
  const { viewer } = await createAdmin();
  await fill();
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const middle = async (table: string) => {
    const found = await client.query<{ id: string }>(
      `SELECT id FROM ${table} ORDER BY created_at OFFSET 25000 LIMIT 1`,
    );
    return found.rows[0]?.id ?? '';
  };
  const lists: [string, List, readonly string[]][] = [
    ['contact_messages', listMessages, ['-sent', 'from', '-from']],
    ['users', listUsers, ['-since', 'email']],
    ['payment_submissions', listPayments, ['submitted', 'payer', '-amount']],
  ];
  const seen: unknown[] = [];
  for (const [table, list, sorts] of lists) {
    const id = await middle(table);
    for (const sort of sorts) {
      const places: readonly Record<string, string>[] = [{}, { after: id }, { before: id }];
      for (const place of places) {
        const cost = await measured(client, list, viewer, { sort, ...place });
        seen.push({ table, sort, place: Object.keys(place)[0] ?? 'first', ...cost });
      }
    }
  }
  await client.end();
  expect(
    seen.filter((cost) => {
      const { shown, most: buffers, scanned, skips } = cost as Awaited<ReturnType<typeof measured>>;
      return shown !== 50 || buffers > most || scanned.length > 0 || skips;
    }),
  ).toEqual([]);
});
