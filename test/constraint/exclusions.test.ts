import { type Client, DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { ownerClient } from '@/test/database/owner';
import { createProfile, createTherapist, createUser } from '@/test/therapist/factories';
import { someHash } from './case';

setUpDatabase();

let client: Client;
beforeAll(async () => {
  client = await ownerClient();
});
afterAll(() => client.end());

/** Name of the constraint or unique index that refuses the query, or the SQLSTATE if there is none. */
async function refusalOf(sql: string, values: unknown[] = []): Promise<string | null> {
  try {
    await client.query(sql, values);
    return null;
  } catch (error) {
    if (error instanceof DatabaseError) return error.constraint ?? error.code ?? 'unknown';
    throw error;
  }
}

describe('bookings of one calendar', () => {
  async function bookingAt(starts: string, status: string, calendarId: string): Promise<string | null> {
    return refusalOf(
      `INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, held_until, confirmed_at)
       VALUES ($1, $2, $2::timestamptz + '45 min', $2::timestamptz + '60 min', $3, now(), now())`,
      [calendarId, starts, status],
    );
  }

  test('never overlap while held or confirmed, the buffer included', async () => {
    const { id } = await db.calendar.create({ data: {} });
    expect(await bookingAt('2026-11-24T13:00:00Z', 'confirmed', id)).toBeNull();
    expect(await bookingAt('2026-11-24T13:00:00Z', 'held', id)).toBe('bookings_no_double');
    expect(await bookingAt('2026-11-24T13:50:00Z', 'confirmed', id)).toBe('bookings_no_double');
    expect(await bookingAt('2026-11-24T14:00:00Z', 'held', id)).toBeNull();
  });

  test('leave cancelled time and other calendars free', async () => {
    const { id } = await db.calendar.create({ data: {} });
    const therapist = await createTherapist();
    const other = await db.calendar.create({ data: { therapistId: therapist.id } });
    expect(await bookingAt('2026-11-24T13:00:00Z', 'cancelled', id)).toBeNull();
    expect(await bookingAt('2026-11-24T13:00:00Z', 'confirmed', id)).toBeNull();
    expect(await bookingAt('2026-11-24T13:00:00Z', 'confirmed', other.id)).toBeNull();
  });
});

test('one calendar at a time holds a place, whichever therapists share it', async () => {
  const shared = '0198f2a4-7c1e-4000-8000-000000000001';
  const calendars: { id: string; place: string }[] = [];
  for (const premisesId of [shared, shared, undefined]) {
    const { id: therapistId } = await createTherapist();
    const { id } = await db.calendar.create({ data: { therapistId } });
    const data = {
      therapistId,
      name: 'Kothrud',
      address: '12 Karve Road',
      ...(premisesId && { premisesId }),
    };
    calendars.push({ id, place: (await db.place.create({ data })).id });
  }
  const [asha, ravi, meera] = calendars;
  const bookingAt = (
    starts: string,
    of: (typeof calendars)[number] | undefined,
    place: string | null = of?.place ?? null,
  ) =>
    refusalOf(
      `INSERT INTO bookings (calendar_id, place_id, starts_at, ends_at, blocked_until, status, held_until)
       VALUES ($1, $2, $3, $3::timestamptz + '45 min', $3::timestamptz + '60 min', 'held', now())`,
      [of?.id, place, starts],
    );
  expect(await bookingAt('2026-11-24T13:00:00Z', asha)).toBeNull();
  expect(await bookingAt('2026-11-24T13:50:00Z', ravi)).toBe('bookings_place_no_double');
  expect(await bookingAt('2026-11-24T14:00:00Z', ravi)).toBeNull();
  expect(await bookingAt('2026-11-24T13:00:00Z', meera)).toBeNull();
  expect(await bookingAt('2026-11-24T12:00:00Z', ravi, null)).toBeNull();
  // The premises are those of the place, whatever a statement says.
  const earlier = `UPDATE bookings SET premises_id = NULL, starts_at = '2026-11-24T13:30:00Z',
      ends_at = '2026-11-24T14:15:00Z', blocked_until = '2026-11-24T14:30:00Z'
    WHERE calendar_id = $1 AND place_id IS NOT NULL`;
  expect(await refusalOf(earlier, [ravi?.id])).toBe('bookings_place_no_double');
});

test('weekly hours of a day do not overlap', async () => {
  const { id } = await db.calendar.create({ data: {} });
  const add =
    'INSERT INTO availability_hours (calendar_id, weekday, start_minute, end_minute) VALUES ($1, $2, $3, $4)';
  expect(await refusalOf(add, [id, 1, 600, 780])).toBeNull();
  expect(await refusalOf(add, [id, 1, 700, 900])).toBe('availability_hours_no_overlap');
  expect(await refusalOf(add, [id, 1, 780, 900])).toBeNull();
  expect(await refusalOf(add, [id, 2, 700, 900])).toBeNull();
});

test('there is one calendar for our own consultations', async () => {
  await db.calendar.create({ data: {} });
  expect(await refusalOf('INSERT INTO calendars DEFAULT VALUES')).toBe('calendars_one_desk');
});

test('the audit log and issued receipts cannot be changed or removed', async () => {
  await db.auditEntry.create({ data: { actorRole: 'system', action: 'test.entry' } });
  expect(await refusalOf(`UPDATE audit_log SET action = 'other'`)).toBe('42501');
  expect(await refusalOf('DELETE FROM audit_log')).toBe('42501');
  expect(await refusalOf('TRUNCATE audit_log')).toBe('42501');

  const transaction = await db.transaction.create({ data: { description: 'One session', amount: '1500' } });
  await db.receipt.create({
    data: {
      kind: 'receipt',
      series: 'platform',
      financialYear: '2026-27',
      number: 1,
      transactionId: transaction.id,
      payee: {},
      payer: {},
      description: 'One session',
      amount: '1500',
    },
  });
  expect(await refusalOf('UPDATE receipts SET amount = 1')).toBe('42501');
  expect(await refusalOf('DELETE FROM receipts')).toBe('42501');
  await db.refund.create({ data: { transactionId: transaction.id, amount: '500', reason: 'Shorter.' } });
  expect(await refusalOf('UPDATE refunds SET amount = 1')).toBe('42501');
  expect(await refusalOf('UPDATE refunds SET reason = NULL')).toBeNull();
});

describe('one at a time', () => {
  test('live consent per purpose', async () => {
    const { id } = await createUser();
    const give = `INSERT INTO consents (user_id, purpose, notice_version, source) VALUES ($1, 'newsletter', '1', 'form')`;
    expect(await refusalOf(give, [id])).toBeNull();
    expect(await refusalOf(give, [id])).toBe('consents_one_live');
    await client.query('UPDATE consents SET withdrawn_at = now()');
    expect(await refusalOf(give, [id])).toBeNull();
  });

  test('open therapist application per person', async () => {
    const { id } = await createProfile({ role: 'therapist' });
    const apply = 'INSERT INTO therapist_applications (profile_id) VALUES ($1)';
    expect(await refusalOf(apply, [id])).toBeNull();
    expect(await refusalOf(apply, [id])).toBe('therapist_applications_one_open');
  });

  test('open erasure request per person', async () => {
    const { id } = await createUser();
    const ask = `INSERT INTO privacy_requests (user_id, kind) VALUES ($1, 'erasure')`;
    expect(await refusalOf(ask, [id])).toBeNull();
    expect(await refusalOf(ask, [id])).toBe('privacy_requests_one_open');
  });

  test('user per address, whatever its case', async () => {
    const { email } = await createUser();
    expect(await refusalOf('INSERT INTO users (email) VALUES ($1)', [email])).toBe('users_email_key');
    expect(await db.user.findUnique({ where: { email: email.toUpperCase() } })).not.toBeNull();
  });
});

test("a profile's address follows its user's", async () => {
  const profile = await createProfile();
  await db.user.update({ where: { id: profile.userId }, data: { email: 'new-address@antarman.test' } });
  const after = await db.profile.findUniqueOrThrow({ where: { id: profile.id } });
  expect(after.email).toBe('new-address@antarman.test');
  expect(await refusalOf(`UPDATE profiles SET email = 'other@antarman.test'`)).toBe(
    'profiles_user_id_email_fkey',
  );
});

test('erasing deletes what a person signed in with, and keeps money and evidence without them', {
  tags: ['slow'],
}, async () => {
  const profile = await createProfile();
  await db.userSession.create({
    data: { userId: profile.userId, tokenHash: someHash, idleExpiresAt: new Date(), expiresAt: new Date() },
  });
  await db.consent.create({
    data: { userId: profile.userId, purpose: 'newsletter', noticeVersion: '1', source: 'form' },
  });
  await db.transaction.create({ data: { clientId: profile.id, description: 'One session', amount: '1500' } });
  await db.user.delete({ where: { id: profile.userId } });
  expect(await db.userSession.count()).toBe(0);
  expect(await db.profile.count()).toBe(0);
  expect(await db.consent.findMany({ select: { userId: true } })).toEqual([{ userId: null }]);
  expect(await db.transaction.findMany({ select: { clientId: true } })).toEqual([{ clientId: null }]);
});
