import 'server-only';
import type { ClientList } from '@/lib/care/client-card/import/list';
import type { LineFault } from '@/lib/care/client-card/import/rules';
import { refusedKeysOf } from '@/lib/care/client-card/refused';
import { cardMessages } from '@/lib/care/client-card/rules';
import { cardEmail, cardName } from '@/lib/care/client-card/schema';
import { phoneOf } from '@/lib/format/phone';
import type { Tx } from '@/lib/server/db';

export type ListedPerson = {
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Whether the line has further addresses or numbers, which are left out. */
  readonly more: boolean;
};

type Fault = { readonly line: number; readonly why: LineFault };

export type Sorted = {
  readonly people: readonly ListedPerson[];
  readonly faults: readonly Fault[];
};

/** The parts of a cell with several addresses or numbers; Google Contacts divides them by ":::". */
const partsOf = (cell: string) =>
  cell
    .split(/:::|[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);

function nameIn(text: string): { readonly name: string } | { readonly why: LineFault } {
  const read = cardName.safeParse(text);
  if (read.success) return { name: read.data };
  const [issue] = read.error.issues;
  if (issue?.message === cardMessages.name) return { why: 'no-name' };
  return { why: issue?.message === cardMessages.nameLong ? 'name-long' : 'not-a-name' };
}

/** A workbook gives a number as its figures; a spreadsheet writes an apostrophe before a plus. */
const phoneText = (cell: string) => cell.replace(/^'/, '');

function personIn(cells: readonly string[], columns: readonly number[], width: number, line: number) {
  const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''));
  const [name, firstName, lastName, email, phone] = columns;
  if (cells.slice(width).some((extra) => extra !== '')) return { line, why: 'columns' } as const;
  const named = nameIn(cell(name) || `${cell(firstName)} ${cell(lastName)}`.trim());
  if ('why' in named) return { line, why: named.why } as const;
  const [addresses, numbers] = [partsOf(cell(email)), partsOf(phoneText(cell(phone)))];
  const address = cardEmail.safeParse(addresses[0] ?? '');
  if (!address.success) return { line, why: 'email' } as const;
  const number = numbers[0] === undefined ? null : phoneOf(numbers[0]);
  if (number === undefined) return { line, why: 'phone' } as const;
  const more = addresses.length > 1 || numbers.length > 1;
  return { line, name: named.name, email: address.data, phone: number, more };
}

/** Every line below the head, as a person or with the reason why it is left out. */
export function readPeople({ rows, lines }: ClientList, columns: readonly number[]): Sorted {
  const [head = [], ...below] = rows;
  const read = below.map((cells, index) => personIn(cells, columns, head.length, lines[index + 1] ?? 0));
  return {
    people: read.filter((line) => !('why' in line)) as ListedPerson[],
    faults: read.filter((line) => 'why' in line) as Fault[],
  };
}

type Compared = { readonly nth: number; readonly name: string; readonly known: boolean };

const contactOf = ({ email, phone }: ListedPerson) => email ?? phone ?? '';

/** How the database compares some people with the therapist's cards and clients. */
function compare(
  tx: Pick<Tx, '$queryRaw'>,
  therapistId: string,
  people: readonly ListedPerson[],
): Promise<Compared[]> {
  const names = people.map(({ name }) => name);
  const emails = people.map(({ email }) => email ?? '');
  return tx.$queryRaw<Compared[]>`
    SELECT given.nth::int AS nth, fold_text(given.name) AS name,
      EXISTS (SELECT FROM client_cards c WHERE c.therapist_id = ${therapistId}::uuid AND c.name IS NOT NULL
        AND fold_text(c.name) = fold_text(given.name)
        AND coalesce(c.email::text, c.phone, '') = given.contact)
      OR EXISTS (SELECT FROM users u JOIN profiles p ON p.user_id = u.id
        JOIN therapist_clients k ON k.client_id = p.id AND k.therapist_id = ${therapistId}::uuid
        WHERE u.email = given.email::citext AND u.email_verified_at IS NOT NULL) AS known
    FROM unnest(${names}::text[], ${people.map(contactOf)}::text[], ${emails}::text[]) WITH ORDINALITY
      AS given (name, contact, email, nth) ORDER BY given.nth`;
}

const step = 500;

/**
 * The same without people whom the therapist has already, who refused a card, or who are in the list twice.
 * The database compares, so that a preview and an import agree on what one person is.
 */
export async function withoutKnown(
  tx: Pick<Tx, '$queryRaw' | 'clientCard'>,
  therapistId: string,
  { people, faults }: Sorted,
): Promise<Sorted> {
  const compared: Compared[] = [];
  for (let start = 0; start < people.length; start += step) {
    compared.push(...(await compare(tx, therapistId, people.slice(start, start + step))));
  }
  const refusals = await tx.clientCard.findMany({
    where: { therapistId, refusedAt: { not: null } },
    select: { refusedKeys: true },
  });
  const refused = new Set(refusals.flatMap(({ refusedKeys }) => refusedKeys));
  const seen = new Set<string>();
  const faultOf = (person: ListedPerson, index: number): LineFault | null => {
    const key = `${compared[index]?.name}|${contactOf(person)}`;
    if (seen.has(key)) return 'same';
    seen.add(key);
    if (refused.size > 0 && refusedKeysOf(person).some((one) => refused.has(one))) return 'refused';
    return compared[index]?.known ? 'known' : null;
  };
  const judged = people.map((person, index) => ({ person, why: faultOf(person, index) }));
  const left = judged.flatMap(({ person, why }) => (why ? [{ line: person.line, why }] : []));
  return {
    people: judged.flatMap(({ person, why }) => (why ? [] : [person])),
    faults: [...faults, ...left].sort((a, b) => a.line - b.line),
  };
}
