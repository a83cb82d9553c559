import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { anywhere, containing } from '@/lib/admin/table/conditions';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';

/**
 * How many people a search may name for a list to look up their rows one by one. When it names more, rows that fit are
 * frequent, so the list reads its rows in order and looks at the names.
 */
const few = 200;

type Contains = ReturnType<typeof containing>;

/** A condition on rows that have a client. */
type OfClient =
  | { readonly clientId: { in: string[] } }
  | { readonly client: { OR: [{ firstName: Contains }, { lastName: Contains }, { email: Contains }] } };

/** A condition on rows that have a therapist. */
type OfTherapist =
  | { readonly therapistId: { in: string[] } }
  | { readonly therapist: { readonly name: Contains } };

/** The ids that a query finds, by an index of three letters; null when they are more than a few. */
async function idsOf(found: Prisma.Sql): Promise<string[] | null> {
  const rows = await db.$queryRaw<{ id: string }[]>`${found} LIMIT ${few + 1}`;
  return rows.length > few ? null : rows.map(({ id }) => id);
}

const profileWords = Prisma.sql`first_name || ' ' || last_name || ' ' || email::text`;
const userWords = Prisma.sql`coalesce(name, '') || ' ' || email::text`;
const therapistWords = Prisma.sql`name || ' ' || title || ' ' || location || ' ' || email`;

const allOf = (text: Prisma.Sql, words: readonly string[]) =>
  Prisma.join(
    words.map((word) => Prisma.sql`(${text}) ILIKE ${anywhere(word)}`),
    ' AND ',
  );

/** Rows of a list whose client, or whose therapist, has these words in their name; a client also in their address. */
export async function rowsOfNamed(words: string): Promise<{ client: OfClient; therapist: OfTherapist }> {
  const [clientIds, therapistIds] = await Promise.all([
    idsOf(Prisma.sql`SELECT id::text AS id FROM profiles WHERE ${allOf(profileWords, [words])}`),
    idsOf(Prisma.sql`SELECT id::text AS id FROM therapists WHERE name ILIKE ${anywhere(words)}`),
  ]);
  const contains = containing(words);
  return {
    client: clientIds
      ? { clientId: { in: clientIds } }
      : { client: { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] } },
    therapist: therapistIds ? { therapistId: { in: therapistIds } } : { therapist: { name: contains } },
  };
}

/** Accounts with all these words in their name or address; null when they are more than a few. */
export function usersNamed(words: readonly string[]): Promise<string[] | null> {
  return idsOf(Prisma.sql`
    SELECT id::text AS id FROM users WHERE ${allOf(userWords, words)}
    UNION SELECT user_id::text FROM profiles WHERE ${allOf(profileWords, words)}`);
}

/** Therapists with these words in name, title, city or address; null when they are more than a few. */
export function therapistsNamed(words: string): Promise<string[] | null> {
  return idsOf(Prisma.sql`SELECT id::text AS id FROM therapists WHERE ${allOf(therapistWords, [words])}`);
}

/** The account that a list is searched for by its id, as the account's page leads there; null for any other words. */
export async function accountSearched(
  words: string,
): Promise<{ readonly userId: string; readonly email: string } | null> {
  const userId = words.trim();
  if (!isUuid(userId)) return null;
  const found = await db.user.findUnique({ where: { id: userId }, select: { email: true } });
  return found && { userId, email: found.email };
}
