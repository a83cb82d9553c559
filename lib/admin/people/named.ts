import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { anywhere, containing } from '@/lib/admin/table/conditions';
import { mostCounted } from '@/lib/admin/table/paging';
import { bookedBy } from '@/lib/care/participant/columns';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';

/**
 * Most people whose ids a search hands on. If it finds more, matching rows are frequent, so the list reads its rows in
 * order and compares the names.
 */
export const mostNamed = 10_000;

/** Most people whose names only sound alike; more make the search too wide. */
const mostAlike = 200;

type Contains = ReturnType<typeof containing>;

type WithWord = { OR: [{ firstName: Contains }, { lastName: Contains }, { email: Contains }] };

type OfClient = { readonly clientId: { in: string[] } } | { readonly client: { AND: WithWord[] } };

type OfTherapist =
  | { readonly therapistId: { in: string[] } }
  | { readonly therapist: { readonly name: Contains } };

/** The ids that a query finds by a trigram index; null for more than `most`. */
async function idsOf(found: Prisma.Sql, most: number): Promise<string[] | null> {
  const rows = await db.$queryRaw<{ id: string }[]>`${found} LIMIT ${most + 1}`;
  return rows.length > most ? null : rows.map(({ id }) => id);
}

/** The same, with the few whose names sound alike: "Laxmi" finds Lakshmi (ADR 15). */
async function idsOfNamed(
  found: Prisma.Sql,
  table: Prisma.Sql,
  name: Prisma.Sql,
  words: readonly string[],
  most = mostNamed,
) {
  // A number or an address has no sound.
  const sounds = words.filter((word) => word.length >= 3 && !/[\d@]/.test(word));
  const [ids, alike] = await Promise.all([
    idsOf(found, most),
    sounds.length < words.length
      ? []
      : idsOf(
          Prisma.sql`SELECT ${table} WHERE ${Prisma.join(
            // A shorter sound is a part of too many, and no index finds it.
            sounds.map(
              (word) => Prisma.sql`char_length(sound_of(${word})) >= 3
                AND sound_of(${name}) LIKE sound_of(${anywhere(word)})`,
            ),
            ' AND ',
          )}`,
          mostAlike,
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

/** Thousands share the end of an address, so the index looks for the part before it, and the rows are compared. */
function containsWord(text: Prisma.Sql, word: string): Prisma.Sql {
  const [name = '', ...end] = word.split('@');
  if (name.length < 3 || end.length === 0) return Prisma.sql`(${text}) ILIKE ${anywhere(word)}`;
  return Prisma.sql`(${text}) ILIKE ${anywhere(`${name}@`)} AND (${text}) || '' ILIKE ${anywhere(word)}`;
}

const allOf = (text: Prisma.Sql, words: readonly string[]) =>
  Prisma.join(
    words.map((word) => containsWord(text, word)),
    ' AND ',
  );

const eachOf = (words: string) => words.split(/\s+/).filter((word) => word !== '');

/** Compares each of these words with a person's name and address, where `profilesNamed` finds too many. */
export function withWords(words: string): { AND: WithWord[] } {
  const each = eachOf(words).map(containing);
  return { AND: each.map((word) => ({ OR: [{ firstName: word }, { lastName: word }, { email: word }] })) };
}

/** People with these words in their name or address; null for too many. */
export function profilesNamed(words: string): Promise<string[] | null> {
  const found = Prisma.sql`SELECT ${profileIds} WHERE ${allOf(profileWords, [words])}`;
  return idsOfNamed(found, profileIds, profileName, [words]);
}

/** Newsletter addresses with these words; null for too many. The type of the column has no index for a part of it. */
export function subscribersNamed(words: string): Promise<string[] | null> {
  return idsOf(
    Prisma.sql`SELECT id::text AS id FROM newsletter_subscribers WHERE email::text ILIKE ${anywhere(words)}`,
    mostNamed,
  );
}

/** Rows of a list whose client or therapist has these words in their name; for a client also in their address. */
export async function rowsOfNamed(words: string): Promise<{ client: OfClient; therapist: OfTherapist }> {
  const therapists = Prisma.sql`SELECT ${therapistIds} WHERE name ILIKE ${anywhere(words)}`;
  const [ofClients, ofTherapists] = await Promise.all([
    profilesNamed(words),
    idsOfNamed(therapists, therapistIds, Prisma.sql`name`, [words]),
  ]);
  return {
    client: ofClients ? { clientId: { in: ofClients } } : { client: withWords(words) },
    therapist: ofTherapists
      ? { therapistId: { in: ofTherapists } }
      : { therapist: { name: containing(words) } },
  };
}

const guestIds = Prisma.sql`booking_id::text AS id FROM participants`;
const guestWords = Prisma.sql`coalesce(name, '') || ' ' || coalesce(email, '')`;

const calendarsOf = async (therapist: Prisma.CalendarWhereInput) =>
  (await db.calendar.findMany({ where: therapist, select: { id: true } })).map(({ id }) => id);

/**
 * Bookings of people with these words in their name or address, and of therapists with such a name. Their ids come
 * first: Postgres would read every booking to compare its person or its calendar.
 */
export async function bookingsOfNamed(words: string): Promise<Prisma.BookingWhereInput> {
  const { client, therapist } = await rowsOfNamed(words);
  const found = (ids: readonly string[]) => Prisma.sql`SELECT ${guestIds}
    WHERE client_id = ANY(${ids}::uuid[]) OR ${allOf(guestWords, [words])}`;
  const [booked, calendars] = await Promise.all([
    'clientId' in client
      ? idsOfNamed(found(client.clientId.in), guestIds, Prisma.sql`name`, [words], mostCounted)
      : null,
    'therapistId' in therapist ? calendarsOf(therapist) : null,
  ]);
  const contains = containing(words);
  return {
    OR: [
      booked ? { id: { in: booked } } : bookedBy({ OR: [{ name: contains }, { email: contains }, client] }),
      calendars ? { calendarId: { in: calendars } } : { calendar: therapist },
    ],
  };
}

/** Bookings of an account, as client, as guest with its address, and as therapist. */
export async function bookingsOfAccount({
  userId,
  email,
  client,
  therapist,
}: Searched): Promise<Prisma.BookingWhereInput> {
  const asGuest = { clientId: null, OR: [{ userId }, { email }] };
  const [booked, calendars] = await Promise.all([
    db.participant.findMany({ where: { OR: [client, asGuest] }, select: { bookingId: true } }),
    calendarsOf(therapist),
  ]);
  return {
    OR: [{ id: { in: booked.map(({ bookingId }) => bookingId) } }, { calendarId: { in: calendars } }],
  };
}

/** Sessions of guests with these words in the name or address of the booking; those that an account took over are its own. */
export async function sessionsOfGuests(words: string): Promise<Prisma.TherapySessionWhereInput> {
  const found = Prisma.sql`SELECT ${guestIds} WHERE ${allOf(guestWords, [words])}`;
  const ids = await idsOfNamed(found, guestIds, Prisma.sql`name`, [words]);
  const contains = containing(words);
  return ids
    ? { clientId: null, bookingId: { in: ids } }
    : { clientId: null, booking: bookedBy({ OR: [{ name: contains }, { email: contains }] }) };
}

/** Accounts with all these words in their name or address; null for too many. */
export function usersNamed(words: readonly string[]): Promise<string[] | null> {
  const found = Prisma.sql`
    SELECT id::text AS id FROM users WHERE ${allOf(userWords, words)}
    UNION SELECT user_id::text FROM profiles WHERE ${allOf(profileWords, words)}`;
  return idsOfNamed(found, Prisma.sql`user_id::text AS id FROM profiles`, profileName, words);
}

/** Therapists with these words in name, title, city or address; null for too many. */
export function therapistsNamed(words: string): Promise<string[] | null> {
  const found = Prisma.sql`SELECT ${therapistIds} WHERE ${allOf(therapistWords, [words])}`;
  return idsOfNamed(found, therapistIds, Prisma.sql`name`, [words]);
}

type Searched = { readonly userId: string; readonly email: string } & {
  readonly [K in 'client' | 'therapist']: { readonly [I in `${K}Id`]: { in: string[] } };
};

const idOf = (row: { readonly id: string } | null) => (row ? [row.id] : []);

/**
 * The account in a search by id, which the account's page links to, and conditions on the rows that name it; null for
 * other words.
 */
export async function accountSearched(words: string): Promise<Searched | null> {
  const userId = words.trim();
  if (!isUuid(userId)) return null;
  const found = await db.user.findUnique({
    where: { id: userId },
    select: { email: true, profile: { select: { id: true } }, therapist: { select: { id: true } } },
  });
  return (
    found && {
      userId,
      email: found.email,
      client: { clientId: { in: idOf(found.profile) } },
      therapist: { therapistId: { in: idOf(found.therapist) } },
    }
  );
}
