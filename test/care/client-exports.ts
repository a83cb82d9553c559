import type { LineFault } from '@/lib/care/client-card/import/rules';

/** One row of a list of clients, before a program writes it in its own shape. */
type Person = {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
};

/** A kind of row, and what the import does with it: the reason why it is left out, or the person it takes. */
type Kind = readonly [
  kind: string,
  change: (person: Person, nth: number) => Person,
  right: LineFault | 'taken',
  /** Changes the cells of the finished row. */
  cells?: (row: readonly string[]) => readonly string[],
];

/** People whom the practice knows before the import. */
export const knownCard = { name: 'Old Friend', email: 'old@example.in', phone: null };
export const refusedCard = { name: 'Quiet Person', email: 'quiet@example.in', phone: null };

const having = (given: Partial<Person>) => (person: Person) => ({ ...person, ...given });
const named = (name: string) => having({ first: name, last: '' });
const marked = (first: (nth: number) => string) => (person: Person, nth: number) => ({
  ...person,
  first: first(nth),
});

/** Forty kinds of fault in lists that people export and edit; many are no reason to leave a person out. */
export const kinds: readonly Kind[] = [
  ['a sound row', (person) => person, 'taken'],
  ['no name', named(''), 'no-name'],
  ['a name of spaces', named('   '), 'no-name'],
  ['a name of invisible marks', named('\u200b\u2060'), 'no-name'],
  ['a formula as a name', named('=HYPERLINK("http://x.example")'), 'not-a-name'],
  ['a sum as a name', named('=1+1'), 'not-a-name'],
  ['figures as a name', named('98765'), 'not-a-name'],
  ['a link as a name', named('https://x.example/a'), 'not-a-name'],
  ['an address as a name', named('kavya@example.in'), 'not-a-name'],
  ['mark-up as a name', named('<b>Kavya</b>'), 'not-a-name'],
  ['a name of 121 letters', named('x'.repeat(121)), 'name-long'],
  ['an address without its sign', having({ email: 'kavya.example.in' }), 'email'],
  ['an address with a space', having({ email: 'kavya rao@example.in' }), 'email'],
  ['an address with two signs', having({ email: 'kavya@rao@example.in' }), 'email'],
  ['an address that is a formula', having({ email: "=cmd|'/c calc'!A1" }), 'email'],
  ['an address behind a name', having({ email: 'Kavya <kavya@example.in>' }), 'email'],
  ['an address without a country', having({ email: 'kavya@localhost' }), 'email'],
  ['an address of 300 letters', having({ email: `${'k'.repeat(290)}@example.in` }), 'email'],
  ['a number of two figures', having({ phone: '12' }), 'phone'],
  ['words as a number', having({ phone: 'call me' }), 'phone'],
  ['a number of thirty figures', having({ phone: '9'.repeat(30) }), 'phone'],
  ['a number that no country has', having({ phone: '+1 555' }), 'phone'],
  ['one cell too many', (person) => person, 'columns', (row) => [...row, 'more']],
  ['a person twice', having({ first: 'Twice', last: 'Same', email: 'twice@example.in' }), 'taken'],
  [
    'a person twice in capitals',
    having({ first: 'TWICE', last: 'same', email: 'TWICE@example.in' }),
    'taken',
  ],
  ['a card of the practice', having({ first: 'Old', last: 'Friend', email: knownCard.email }), 'known'],
  ['a person who refused', having({ first: 'Q.', last: 'Person', email: refusedCard.email }), 'refused'],
  ['people who share an address', having({ email: 'shared@example.in' }), 'taken'],
  ['one name with many addresses', having({ first: 'Many', last: 'Addresses' }), 'taken'],
  ['cells missing at the end', (person) => person, 'taken', (row) => row.slice(0, -1)],
  ['a line end in a note', having({ note: 'first\nsecond' }), 'taken'],
  ['quotation marks in a note', having({ note: 'says "no"' }), 'taken'],
  ['a formula in a note', having({ note: '=1+1' }), 'taken'],
  ['a date before 1900', having({ note: '14/02/1899' }), 'taken'],
  ['an apostrophe before a number', having({ phone: "'+91 98765 43212" }), 'taken'],
  ['a number in Hindi figures', having({ phone: '९८७६५ ४३२१३' }), 'taken'],
  ['a number of another country', having({ phone: '+44 20 7946 0958' }), 'taken'],
  ['several numbers', having({ phone: '+971 50 123 4567 ::: +1 416 555 0199' }), 'taken'],
  ['several addresses', (person) => ({ ...person, email: `${person.email}; second@example.in` }), 'taken'],
  ['a name in Hindi', marked((nth) => `आशा ${'क'.repeat((nth % 20) + 1)}`), 'taken'],
  ['a name with marks of direction', marked((nth) => `\u202eSara${nth}\u202c`), 'taken'],
];

/** Heads and rows as each program exports them. */
const shapes = {
  simplePractice: {
    head: 'First Name*,Last Name*,Preferred Name,Date of Birth,Email,Email Type,Mobile Phone,Home Phone,Notes,Status',
    row: ({ first, last, email, phone, note }: Person) => [
      ...[first, last, '', '01/01/1990', email, 'Home', phone, '', note, 'Active'],
    ],
  },
  google: {
    head: 'First Name,Middle Name,Last Name,Nickname,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Website 1 - Value',
    row: ({ first, last, email, phone, note }: Person) => [
      ...[first, '', last, '', '', note, '* myContacts', '* Work', email, 'Mobile', phone, ''],
    ],
  },
  calendly: {
    head: 'Event Type Name,Team,Invitee Name,Invitee First Name,Invitee Last Name,Invitee Email,Invitee Time Zone,Text Reminder Number,Canceled,Internal Note',
    row: ({ first, last, email, phone, note }: Person) => [
      ...[
        'Session',
        '',
        `${first} ${last}`.trim(),
        first,
        last,
        email,
        'India Standard Time',
        phone,
        'false',
        note,
      ],
    ],
  },
} as const;

export const shapeNames = Object.keys(shapes) as readonly (keyof typeof shapes)[];

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export type Exported = {
  readonly text: string;
  /** The import's decision about each row, in order. */
  readonly right: readonly { readonly kind: string; readonly right: LineFault | 'taken' }[];
};

/** An export of 500 rows: each kind has a dozen, and whoever comes a second time is the same person. */
export function exportedList(name: keyof typeof shapes): Exported {
  const { head, row } = shapes[name];
  const right: { kind: string; right: LineFault | 'taken' }[] = [];
  const seen = new Set<string>();
  const lines: string[] = [head];
  for (let nth = 0; nth < 500; nth += 1) {
    const chosen = kinds[nth % kinds.length];
    if (!chosen) throw new Error('expected a kind');
    const [kind, change, outcome, cells = (made: readonly string[]) => made] = chosen;
    const sound = { first: `Client${nth}`, last: 'Rao', phone: '', note: '' };
    const person = change({ ...sound, email: `client${nth}@example.in` }, nth);
    const again = `${person.first} ${person.last} ${person.email}`.toLowerCase();
    const counts = outcome === 'taken' || outcome === 'known' || outcome === 'refused';
    right.push({ kind, right: counts && seen.has(again) ? 'same' : outcome });
    if (counts) seen.add(again);
    lines.push(cells(row(person)).map(quoted).join(','));
  }
  return { text: `\ufeff${lines.join('\r\n')}\r\n`, right };
}
