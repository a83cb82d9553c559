import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { anywhere, containing } from '@/lib/admin/table/conditions';
import { bookedBy } from '@/lib/care/participant/columns';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';

/**
 * Most people for whom a search looks up the list's rows one by one. If it finds more, matching rows are
 * frequent, so the list reads its rows in order and compares the names.
 */
const few = 200;

type Contains = ReturnType<typeof containing>;

type OfClient =
  | { readonly clientId: { in: string[] } }
  | { readonly client: { OR: [{ firstName: Contains }, { lastName: Contains }, { email: Contains }] } };

type OfTherapist =
  | { readonly therapistId: { in: string[] } }
  | { readonly therapist: { readonly name: Contains } };

/** The ids that a query finds by a trigram index; null for more than a few. */
async function idsOf(found: Prisma.Sql): Promise<string[] | null> {
  const rows = await db.$queryRaw<{ id: string }[]>`${found} LIMIT ${few + 1}`;
  return rows.length > few ? null : rows.map(({ id }) => id);
}

/** The same, with the few whose names sound alike: "Laxmi" finds Lakshmi (ADR 15). */
async function idsOfNamed(found: Prisma.Sql, table: Prisma.Sql, name: Prisma.Sql, words: readonly string[]) {
  // Shorter words are the beginning of too many sounds.
  const sounds = words.filter((word) => word.length >= 3);
  const [ids, alike] = await Promise.all([
    idsOf(found),
    sounds.length < words.length
      ? []
      : idsOf(
          Prisma.sql`SELECT ${table} WHERE ${Prisma.join(
            sounds.map((word) => Prisma.sql`sound_of(${name}) LIKE sound_of(${anywhere(word)})`),
            ' AND ',
          )}`,
        ),
  ]);
  return ids && [...new Set([...ids, ...(alike ?? [])])];
}

const profileName = Prisma.sql`first_name || ' ' || last_name`;
const profileIds = Prisma.sql`id::text AS id FROM profiles`;
const therapistIds = Prisma.sql`id::text AS id FROM therapists`;

const profileWords = Prisma.sql`first_name || ' ' || last_name || ' ' || email::text`;
const userWords = Prisma.sql`coalesce(name, '') || ' ' || email::text`;
const therapistWords = Prisma.sql`name || ' ' || title || ' ' || location || ' ' || email`;

const allOf = (text: Prisma.Sql, words: readonly string[]) =>
  Prisma.join(
    words.map((word) => Prisma.sql`(${text}) ILIKE ${anywhere(word)}`),
    ' AND ',
  );

/** Rows of a list whose client or therapist has these words in their name; for a client also in their address. */
export async function rowsOfNamed(words: string): Promise<{ client: OfClient; therapist: OfTherapist }> {
  const clients = Prisma.sql`SELECT ${profileIds} WHERE ${allOf(profileWords, [words])}`;
  const therapists = Prisma.sql`SELECT ${therapistIds} WHERE name ILIKE ${anywhere(words)}`;
  const [ofClients, ofTherapists] = await Promise.all([
    idsOfNamed(clients, profileIds, profileName, [words]),
    idsOfNamed(therapists, therapistIds, Prisma.sql`name`, [words]),
  ]);
  const contains = containing(words);
  return {
    client: ofClients
      ? { clientId: { in: ofClients } }
      : { client: { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] } },
    therapist: ofTherapists ? { therapistId: { in: ofTherapists } } : { therapist: { name: contains } },
  };
}

const guestIds = Prisma.sql`booking_id::text AS id FROM participants`;
const guestWords = Prisma.sql`coalesce(name, '') || ' ' || coalesce(email, '')`;

/** Sessions of guests with these words in the name or address of the booking; those that an account took over are its own. */
export async function sessionsOfGuests(words: string): Promise<Prisma.TherapySessionWhereInput> {
  const found = Prisma.sql`SELECT ${guestIds} WHERE ${allOf(guestWords, [words])}`;
  const ids = await idsOfNamed(found, guestIds, Prisma.sql`name`, [words]);
  const contains = containing(words);
  return ids
    ? { clientId: null, bookingId: { in: ids } }
    : { clientId: null, booking: bookedBy({ OR: [{ name: contains }, { email: contains }] }) };
}

/** Accounts with all these words in their name or address; null for more than a few. */
export function usersNamed(words: readonly string[]): Promise<string[] | null> {
  const found = Prisma.sql`
    SELECT id::text AS id FROM users WHERE ${allOf(userWords, words)}
    UNION SELECT user_id::text FROM profiles WHERE ${allOf(profileWords, words)}`;
  return idsOfNamed(found, Prisma.sql`user_id::text AS id FROM profiles`, profileName, words);
}

/** Therapists with these words in name, title, city or address; null for more than a few. */
export function therapistsNamed(words: string): Promise<string[] | null> {
  const found = Prisma.sql`SELECT ${therapistIds} WHERE ${allOf(therapistWords, [words])}`;
  return idsOfNamed(found, therapistIds, Prisma.sql`name`, [words]);
}

/** The account in a search by id, which the account's page links to; null for other words. */
export async function accountSearched(
  words: string,
): Promise<{ readonly userId: string; readonly email: string } | null> {
  const userId = words.trim();
  if (!isUuid(userId)) return null;
  const found = await db.user.findUnique({ where: { id: userId }, select: { email: true } });
  return found && { userId, email: found.email };
}
