import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { byId } from '@/lib/admin/table/by-id';
import { db } from '@/lib/server/db';

// The people named in the lines of a list: one query for each kind of person, instead of one join for each
// line. By a hash index on the id each look-up costs two buffers, however many people there are (ADR 62).
// OFFSET 0 makes Postgres plan each look-up alone; for all at once it would walk the tree of the primary key.

export type ClientBeside = {
  readonly id: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

type Ids = readonly (string | null)[];

const once = (ids: Ids): string[] => [...new Set(ids.filter((id) => id !== null))];

/** The rows that a look-up of one id, `wanted.id`, finds for each of these ids, by their own id. */
async function beside<Row extends { readonly id: string }>(
  ids: Ids,
  lookUp: Prisma.Sql,
): Promise<ReadonlyMap<string, Row>> {
  const wanted = once(ids);
  if (wanted.length === 0) return new Map();
  return byId(
    await db.$queryRaw<Row[]>`
      SELECT found.* FROM unnest(${wanted}::uuid[]) AS wanted (id) CROSS JOIN LATERAL (${lookUp} OFFSET 0) found`,
  );
}

type Named = { readonly id: string; readonly name: string };

export const clientsBeside = (ids: Ids) =>
  beside<ClientBeside>(
    ids,
    Prisma.sql`SELECT p.id::text AS id, p.user_id::text AS "userId", p.first_name AS "firstName", p.last_name AS "lastName",
      p.email::text AS email FROM profiles p WHERE p.id = wanted.id`,
  );

export const therapistsBeside = (ids: Ids) =>
  beside<Named>(
    ids,
    Prisma.sql`SELECT th.id::text AS id, th.name FROM therapists th WHERE th.id = wanted.id`,
  );

/** The therapist of each calendar, by the calendar's id; the service's own calendar is left out. */
export const therapistsOfCalendars = (ids: Ids) =>
  beside<Named>(
    ids,
    Prisma.sql`SELECT c.id::text AS id, th.name FROM calendars c JOIN therapists th ON th.id = c.therapist_id
      WHERE c.id = wanted.id`,
  );

export type PersonBeside = {
  readonly id: string;
  readonly clientId: string | null;
  /** A client's name, or the one that a guest gave; null for an erased person. */
  readonly name: string | null;
};

/** The person of each booking, by the booking's id. */
export const peopleOfBookings = (ids: Ids) =>
  beside<PersonBeside>(
    ids,
    Prisma.sql`SELECT p.booking_id::text AS id, p.client_id::text AS "clientId",
      coalesce(c.first_name || ' ' || c.last_name, p.name) AS name
      FROM participants p LEFT JOIN profiles c ON c.id = p.client_id WHERE p.booking_id = wanted.id AND p.seat = 1`,
  );

type PersonOfSession = { readonly id: string; readonly userId: string | null; readonly name: string | null };

/** The person of each session in one query: a client by the client's id, a guest by the booking's id. */
export async function peopleOfSessions(
  sessions: readonly { readonly clientId: string | null; readonly bookingId: string | null }[],
): Promise<ReadonlyMap<string, PersonOfSession>> {
  if (sessions.length === 0) return new Map();
  const clients = sessions.map(({ clientId }) => clientId);
  const bookings = sessions.map(({ clientId, bookingId }) => (clientId === null ? bookingId : null));
  return byId(
    await db.$queryRaw<PersonOfSession[]>`
      SELECT found.* FROM unnest(${clients}::uuid[], ${bookings}::uuid[]) AS wanted (client, booking) CROSS JOIN LATERAL (
        (SELECT c.id::text AS id, c.user_id::text AS "userId", c.first_name || ' ' || c.last_name AS name
          FROM profiles c WHERE c.id = wanted.client OFFSET 0)
        UNION ALL
        (SELECT p.booking_id::text, NULL, p.name
          FROM participants p WHERE p.booking_id = wanted.booking AND p.seat = 1 OFFSET 0)
      ) found`,
  );
}

/** The addresses of the accounts with these ids, by id; an erased account is left out. */
export async function addressesBeside(ids: Ids): Promise<ReadonlyMap<string, string>> {
  const found = await beside<{ id: string; email: string }>(
    ids,
    Prisma.sql`SELECT u.id::text AS id, u.email::text AS email FROM users u WHERE u.id = wanted.id`,
  );
  return new Map([...found].map(([id, { email }]) => [id, email]));
}
