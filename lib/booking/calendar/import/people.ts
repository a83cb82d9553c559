import 'server-only';
import type { EntryFault } from '@/lib/booking/calendar/import/rules';
import type { ComingEntry } from '@/lib/booking/calendar/import/sealed';
import type { Tx } from '@/lib/server/db';

/** A client of a therapist, or the person on a card without an account. */
export type Known = {
  readonly id: string;
  readonly isCard: boolean;
  readonly name: string;
  /** Small letters; null for a card without an address. A client's is confirmed. */
  readonly email: string | null;
  readonly phone: string | null;
  /** The client's zone; IANA. */
  readonly timeZone: string | null;
};

type Row = Known & { readonly folded: string };

function readKnown(tx: Pick<Tx, '$queryRaw'>, therapistId: string): Promise<Row[]> {
  return tx.$queryRaw<Row[]>`
    SELECT p.id::text AS id, false AS "isCard", k.name, p.time_zone AS "timeZone", NULL AS phone,
      CASE WHEN u.email_verified_at IS NOT NULL THEN lower(u.email::text) END AS email, fold_text(k.name) AS folded
    FROM therapist_clients k JOIN profiles p ON p.id = k.client_id JOIN users u ON u.id = p.user_id
    WHERE k.therapist_id = ${therapistId}::uuid
    UNION ALL
    SELECT c.id::text, true, c.name, NULL, c.phone, lower(c.email::text), fold_text(c.name)
    FROM client_cards c
    WHERE c.therapist_id = ${therapistId}::uuid AND c.client_id IS NULL AND c.name IS NOT NULL`;
}

/** Titles without case and accents, as the database folds names. */
async function foldedTitles(
  tx: Pick<Tx, '$queryRaw'>,
  entries: readonly ComingEntry[],
): Promise<ReadonlyMap<string, string>> {
  const titles = [...new Set(entries.map(({ title }) => title))];
  const rows = await tx.$queryRaw<{ title: string; folded: string }[]>`
    SELECT title, fold_text(title) AS folded FROM unnest(${titles}::text[]) AS given (title)`;
  return new Map(rows.map(({ title, folded }) => [title, folded]));
}

const wordsOf = (folded: string) => folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

type Named = { readonly person: Known; readonly words: readonly string[] };

/** People whose whole name is in a title, without those whose name is a part of a longer one there. */
function namedIn(title: readonly string[], byFirstWord: ReadonlyMap<string, readonly Named[]>): Known[] {
  const hits = title.flatMap((first, from) =>
    (byFirstWord.get(first) ?? [])
      .filter(({ words }) => words.every((word, index) => title[from + index] === word))
      .map(({ person, words }) => ({ person, from, until: from + words.length })),
  );
  const whole = hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.from <= hit.from &&
          other.until >= hit.until &&
          other.until - other.from > hit.until - hit.from,
      ),
  );
  return [...new Set(whole.map(({ person }) => person))];
}

type Match = { readonly person: Known } | { readonly why: EntryFault };

function only(people: readonly Known[]): Match {
  const [person] = people;
  if (!person) return { why: 'no-client' };
  if (people.length > 1) return { why: 'several' };
  // A guest's appointment cannot be moved or cancelled without an address.
  return person.email === null && person.isCard ? { why: 'no-address' } : { person };
}

/**
 * The client or the client card that an entry is about: by the address of a person invited, and among people
 * who share one by the name in its title; without an address by the whole name alone.
 */
export async function matcherOf(
  tx: Pick<Tx, '$queryRaw'>,
  therapistId: string,
  entries: readonly ComingEntry[],
): Promise<(entry: ComingEntry) => Match> {
  const known = await readKnown(tx, therapistId);
  const folded = await foldedTitles(tx, entries);
  const byAddress = new Map<string, Known[]>();
  const byFirstWord = new Map<string, Named[]>();
  for (const { folded: name, ...person } of known) {
    const words = wordsOf(name);
    const [first] = words;
    if (person.email !== null) byAddress.set(person.email, [...(byAddress.get(person.email) ?? []), person]);
    if (first) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { person, words }]);
  }
  return ({ title, people }) => {
    const invited = people.flatMap((address) => byAddress.get(address) ?? []);
    const ids = new Set(invited.map(({ id }) => id));
    if (ids.size === 1) return only(invited.slice(0, 1));
    const inTitle = namedIn(wordsOf(folded.get(title) ?? ''), byFirstWord);
    if (ids.size === 0) return only(inTitle);
    const both = inTitle.filter(({ id }) => ids.has(id));
    return both.length === 1 ? only(both) : { why: 'several' };
  };
}
