import { expect, test } from 'vitest';
import { ofEarlierRelease, withReleaseBefore } from '@/test/database/earlier-release';

test(
  'carries who booked in an earlier release over to the rows of people, and counts them',
  ofEarlierRelease,
  () =>
    withReleaseBefore('participants', async (client, migrateOn) => {
      const read = async (sql: string) => (await client.query(sql)).rows;
      await client.query(`
        INSERT INTO calendars DEFAULT VALUES;
        INSERT INTO users (email) SELECT 'person-' || n || '@example.in' FROM generate_series(1, 20) n;
        INSERT INTO profiles (user_id, email, first_name, last_name) SELECT id, email, 'Person', 'Rao' FROM users;
        INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, held_until, confirmed_at)
          SELECT c.id, at, at + interval '45 minutes', at + interval '60 minutes', 'released', at,
            CASE WHEN n > 20 THEN at END
          FROM generate_series(1, 100) n, LATERAL (SELECT now() + n * interval '1 day' AS at) t, calendars c;
        WITH numbered AS (SELECT id, row_number() OVER (ORDER BY starts_at) AS n FROM bookings),
          known AS (SELECT id, user_id, row_number() OVER (ORDER BY id) AS n FROM profiles)
        UPDATE bookings b SET
          client_id = CASE WHEN d.n % 4 IN (0, 1) THEN k.id END,
          user_id = CASE WHEN d.n % 8 = 2 THEN k.user_id END,
          guest_name = CASE WHEN d.n % 4 IN (1, 2) THEN 'Guest ' || d.n END,
          guest_email = CASE WHEN d.n % 4 IN (1, 2) THEN 'guest-' || d.n || '@example.in' END,
          guest_phone = CASE WHEN d.n % 8 = 1 THEN '+919876543210' END,
          day_reminder_at = CASE WHEN d.n % 3 = 0 THEN b.starts_at END,
          three_reminder_at = CASE WHEN d.n % 5 = 0 THEN b.starts_at END,
          hour_reminder_at = CASE WHEN d.n % 7 = 0 THEN b.starts_at END,
          join_reminder_at = CASE WHEN d.n % 11 = 0 THEN b.starts_at END
        FROM numbered d JOIN known k ON k.n = d.n % 20 + 1 WHERE d.id = b.id`);
      const people = (name: string, from: string) => `
        SELECT booking_id, client_id, user_id, ${name}name AS name, ${name}email AS email, ${name}phone AS phone,
          day_reminder_at, three_reminder_at, hour_reminder_at, join_reminder_at FROM ${from} ORDER BY booking_id`;
      const counts = (columns: readonly string[], from: string) =>
        read(
          `SELECT json_build_array(count(*), ${columns.map((name) => `count(${name})`).join(', ')}) AS counts FROM ${from}`,
        );
      const known = `(SELECT *, id AS booking_id FROM bookings WHERE confirmed_at IS NOT NULL
        OR client_id IS NOT NULL OR guest_email IS NOT NULL OR day_reminder_at IS NOT NULL
        OR three_reminder_at IS NOT NULL OR hour_reminder_at IS NOT NULL OR join_reminder_at IS NOT NULL) b`;
      const before = await read(people('guest_', known));
      const times = ['day_reminder_at', 'three_reminder_at', 'hour_reminder_at', 'join_reminder_at'];
      const guest = ['guest_name', 'guest_email', 'guest_phone'];
      const counted = await counts(['client_id', 'user_id', ...guest, ...times], 'bookings');
      await migrateOn.all();
      expect(await read(people('', 'participants'))).toEqual(before);
      // Holds of nobody stay without a person.
      expect(before.length).toBeGreaterThan(80);
      expect(before.length).toBeLessThan(100);
      expect(
        await counts(
          ['client_id', 'user_id', 'name', 'email', 'phone', ...times],
          'bookings b LEFT JOIN participants p ON p.booking_id = b.id AND p.seat = 1 AND p.pays',
        ),
      ).toEqual(counted);
    }),
);

test(
  'carries presence, notes before a call and shown reminders over to the people of their bookings, and counts them',
  ofEarlierRelease,
  () =>
    withReleaseBefore('participants_presence', async (client, migrateOn) => {
      const read = async (sql: string) => (await client.query(sql)).rows;
      await client.query(`
        INSERT INTO calendars DEFAULT VALUES;
        INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at)
          SELECT c.id, at, at + interval '45 minutes', at + interval '60 minutes', 'confirmed', at
          FROM generate_series(1, 60) n, LATERAL (SELECT now() - n * interval '2 hours' AS at) t, calendars c;
        INSERT INTO participants (booking_id, name) SELECT id, 'Guest' FROM bookings;
        INSERT INTO room_seats (booking_id, role, seat, visit, seen_at, left_at)
          SELECT b.id, role, gen_random_uuid(), gen_random_uuid(), b.starts_at, CASE WHEN n % 2 = 0 THEN b.ends_at END
          FROM (SELECT *, row_number() OVER (ORDER BY starts_at) AS n FROM bookings) b, unnest('{host,person}'::text[]) role
          WHERE n % 3 <> CASE role WHEN 'host' THEN 0 ELSE 1 END;
        INSERT INTO shown_reminders (booking_id, sequence, side, time, channel)
          SELECT id, 0, side, 'hour', channel
          FROM bookings, unnest('{host,person}'::text[]) side, unnest('{push,sms}'::text[]) channel;
        INSERT INTO room_safety_notes (booking_id, sealed_key, sealed)
          SELECT id, decode(repeat('ab', 68), 'hex'), convert_to('sealed words of ' || id, 'UTF8') FROM bookings`);
      const places = (role: string) =>
        `SELECT ${role} AS role, booking_id, seat, visit, admitted_at, seen_at, left_at, last_signal
          FROM room_seats ORDER BY id`;
      const shown = (side: string) =>
        `SELECT id, booking_id, sequence, ${side} AS side, time, channel, at FROM shown_reminders ORDER BY id`;
      const notes = (booking: string) =>
        `SELECT id, ${booking} AS booking_id, sealed_key, sealed, updated_at FROM room_safety_notes t ORDER BY id`;
      const before = [await read(places('role')), await read(shown('side')), await read(notes('booking_id'))];
      expect(before.map(({ length }) => length)).toEqual([80, 240, 60]);
      await migrateOn.all();
      // The participant of a row is of its booking; a row without one is the host's.
      const side = (table: string) => `CASE WHEN participant_id IS NULL THEN 'host'
        ELSE (SELECT 'person' FROM participants p WHERE p.id = participant_id AND p.booking_id = ${table}.booking_id) END`;
      expect([
        await read(places(side('room_seats'))),
        await read(shown(side('shown_reminders'))),
        await read(notes('(SELECT p.booking_id FROM participants p WHERE p.id = participant_id)')),
      ]).toEqual(before);
      // Neither two hosts nor one participant twice.
      for (const of of ['IS NULL', 'IS NOT NULL']) {
        const twice = `INSERT INTO room_seats (booking_id, participant_id, seat, visit)
          SELECT booking_id, participant_id, seat, visit FROM room_seats WHERE participant_id ${of} LIMIT 1`;
        await expect(client.query(twice)).rejects.toThrow('room_seats_booking_id_participant_id_key');
      }
    }),
);

test(
  'links mailed by an earlier release name the booking, and open it for its participant',
  ofEarlierRelease,
  () =>
    withReleaseBefore('participants_own_links', async (client, migrateOn) => {
      await client.query(`
      INSERT INTO calendars DEFAULT VALUES;
      INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at)
        SELECT c.id, at, at + interval '45 minutes', at + interval '60 minutes', 'confirmed', at
        FROM generate_series(1, 40) n, LATERAL (SELECT now() - n * interval '2 hours' AS at) t, calendars c;
      INSERT INTO participants (booking_id, name) SELECT id, 'Guest' FROM bookings;
      INSERT INTO participants (booking_id, seat, pays, name) SELECT id, 2, false, 'Other' FROM bookings`);
      const read = async (sql: string) => (await client.query(sql)).rows;
      const mailed = await read('SELECT id AS booking_id FROM bookings ORDER BY id');
      await migrateOn.all();
      expect(
        await read(`SELECT p.booking_id FROM bookings b JOIN participants p ON p.link_id = b.id AND p.seat = 1
        ORDER BY b.id`),
      ).toEqual(mailed);
      expect(
        await read('SELECT count(*)::int AS people, count(DISTINCT link_id)::int AS links FROM participants'),
      ).toEqual([{ people: 80, links: 80 }]);
    }),
);
