import { expect, test } from 'vitest';
import { ofEarlierRelease, withReleaseBefore } from '@/test/database/earlier-release';

test(
  'gives each earlier purchase its meetings, but for those whose first talk is booked',
  ofEarlierRelease,
  () =>
    withReleaseBefore('meetings_of_purchases', async (client, migrateOn) => {
      const payment = (reference: string, slug: string) =>
        `(NULL, '${slug}', payee_account_for(NULL), 'Ravi Sharma', 'ravi@example.in', 'State Bank', 'XX1234', '${reference}', 4500)`;
      await client.query(
        `INSERT INTO payment_submissions
           (therapist_id, product_slug, payee_account_id, payer_name, payer_email, bank_name, account_number, reference_number, amount)
         VALUES ${payment('new', 'diagnostic-evaluation')}, ${payment('talk', 'family-therapy')},
           ${payment('cancelled', 'family-therapy')}, ${payment('place', 'internship-community-outreach')};
         INSERT INTO calendars DEFAULT VALUES;
         INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, payment_submission_id)
           SELECT c.id, '2027-01-10 09:00Z', '2027-01-10 09:45Z', '2027-01-10 10:00Z',
             CASE p.reference_number WHEN 'talk' THEN 'confirmed' ELSE 'cancelled' END, now(), p.id
           FROM calendars c, payment_submissions p WHERE p.reference_number IN ('talk', 'cancelled')`,
      );
      const bookings = `SELECT to_jsonb(b) - 'meeting_number' AS row FROM bookings b ORDER BY id`;
      const before = (await client.query(bookings)).rows;
      await migrateOn.one();
      expect((await client.query(bookings)).rows).toEqual(before);
      expect(before).toHaveLength(2);
      const { rows } = await client.query(
        `SELECT reference_number AS bought, meetings FROM payment_submissions ORDER BY reference_number`,
      );
      expect(rows).toEqual([
        { bought: 'cancelled', meetings: [80] },
        { bought: 'new', meetings: [90, 45] },
        { bought: 'place', meetings: [] },
        { bought: 'talk', meetings: [] },
      ]);
    }),
);
