import 'server-only';
import type { Practice, Row } from '@/lib/privacy/export/practice/read';
import { practiceTable } from '@/lib/privacy/export/practice/records';
import type { Tx } from '@/lib/server/db';

/** A person of the practice here: a client, or the person on a card without an account. */
export type PersonHere =
  | { readonly clientId: string; readonly name: string }
  | { readonly cardId: string; readonly name: string };

/** The people of a file, by their ids there and by their address. */
export type PeopleHere = {
  readonly byId: ReadonlyMap<string, PersonHere>;
  readonly byAddress: ReadonlyMap<string, PersonHere>;
};

const addressOf = (email: string | null | undefined) => email?.toLowerCase() ?? '';

/** Maps each key that exactly one of these people has. */
function single<T>(people: readonly T[], keysOf: (person: T) => readonly string[]): Map<string, T> {
  const found = new Map<string, T[]>();
  for (const one of people) {
    for (const key of new Set(keysOf(one))) found.set(key, [...(found.get(key) ?? []), one]);
  }
  return new Map(
    [...found].flatMap(([key, [only, ...more]]) => (only && more.length === 0 ? [[key, only]] : [])),
  );
}

const contactKeys = (person: { name?: string | null; email?: string | null; phone?: string | null }) => {
  const contacts = [
    person.email && `mail ${addressOf(person.email)}`,
    person.phone && `phone ${person.phone}`,
  ];
  const known = contacts.filter((contact): contact is string => Boolean(contact));
  return [...known.map((contact) => `${contact} ${person.name ?? ''}`), ...known];
};

/**
 * The people of a file who are here: clients by their confirmed address, others by the name, address or number on
 * their card. Two people with one address are told apart by their names, or left out.
 */
export async function peopleHere(tx: Tx, therapistId: string, { records }: Practice): Promise<PeopleHere> {
  const there = [
    ...records.therapist_clients.map(({ client_id, ...person }) => ({ ids: [client_id], ...person })),
    ...records.client_cards.map(({ id, client_id, ...person }) => ({
      ids: client_id ? [id, client_id] : [id],
      ...person,
    })),
  ];
  const addresses = there.flatMap(({ email }) => (email === null ? [] : [email]));
  const clients = await tx.therapistClient.findMany({
    where: { therapistId, client: { user: { email: { in: addresses }, emailVerifiedAt: { not: null } } } },
    select: { clientId: true, name: true, client: { select: { email: true } } },
  });
  const cards = await tx.clientCard.findMany({
    where: { therapistId, clientId: null, name: { not: null } },
    select: { id: true, name: true, email: true, phone: true },
  });
  const client = new Map(clients.map(({ client: { email }, ...one }) => [addressOf(email), one]));
  const card = single(cards, contactKeys);
  const here = (person: (typeof there)[number]): PersonHere | undefined => {
    const byAccount = client.get(addressOf(person.email));
    if (byAccount) return byAccount;
    const key = contactKeys(person).find((one) => card.has(one));
    const found = key === undefined ? undefined : card.get(key);
    return found && { cardId: found.id, name: found.name ?? '' };
  };
  const known = there.map((person) => ({ ...person, here: here(person) }));
  return {
    byId: new Map(known.flatMap(({ ids, here: one }) => (one ? ids.map((id) => [id, one] as const) : []))),
    byAddress: new Map(
      known.flatMap(({ email, here: one }) => (one && email ? [[addressOf(email), one]] : [])),
    ),
  };
}

export const idOfPerson = (person: PersonHere) => ('clientId' in person ? person.clientId : person.cardId);

/** The id of a row in its list. */
export const keyOf = (table: string, row: Row) =>
  String(row[table === 'notes' || table === 'summaries' ? 'id' : (practiceTable(table).rule.key ?? 'id')]);

/**
 * Finds the person of each row of a file, by its client or as a part of another row: null for rows of the practice
 * itself, `left` for rows of people who are not here.
 */
export function ownersOf(lists: ReadonlyMap<string, readonly Row[]>, { byId, byAddress }: PeopleHere) {
  const indexes = new Map<string, ReadonlyMap<string, Row>>();
  const rowsBy = (table: string, column: string) => {
    const name = `${table} ${column}`;
    const found = indexes.get(name) ?? new Map(lists.get(table)?.map((row) => [String(row[column]), row]));
    indexes.set(name, found);
    return found;
  };
  const ownerOf = (table: string, row: Row): PersonHere | null | 'left' => {
    const named = row.client_id ?? row.card_id;
    if (typeof named === 'string') return byId.get(named) ?? 'left';
    if (table === 'notes' || table === 'summaries') return 'left';
    const { of, through = [], byAddress: guests } = practiceTable(table).of;
    if (guests) return byAddress.get(addressOf(String(row.email))) ?? 'left';
    if (table === 'bookings') {
      const guest = rowsBy('participants', 'booking_id').get(keyOf(table, row));
      return guest ? ownerOf('participants', guest) : 'left';
    }
    for (const [column, whole] of [...(typeof of === 'string' ? [] : [of]), ...through]) {
      const above = typeof row[column] === 'string' ? rowsBy(whole, 'id').get(row[column]) : undefined;
      if (above) return ownerOf(whole, above);
      if (typeof of !== 'string') return 'left';
    }
    return of === 'client' ? 'left' : null;
  };
  return ownerOf;
}
