import type { CategoryId } from '@/lib/privacy/records/categories';

export type Link =
  /** The column holds the id of the account. */
  | { readonly by: 'user' | 'profile' | 'therapist'; readonly column: string; readonly whileNull?: string }
  /** Sent without signing in: the column holds the person's confirmed address, and the row names no account. */
  | { readonly by: 'address'; readonly column: string; readonly whileNull?: string }
  /** Part of another row: this table's column holds that row's id. */
  | { readonly by: 'part'; readonly column: string; readonly of: string }
  /** Held by another row: that table's column holds this row's id. */
  | { readonly by: 'held'; readonly in: string; readonly column: string };

/** New values by column, as SQL over the row and `person` (sql.ts). */
export type Changes = Readonly<Record<string, string>>;

/** Reasons for leaving a column out of a person's export. */
export const withholding = {
  secret: 'A secret: anyone who finds the file could use it.',
  machinery: 'Prevents one press of a button from counting twice; says nothing about you.',
  derived: 'Calculated from data that is in the copy.',
  others: 'Identifies or locates someone else.',
  asFile: 'Included in the copy as a file.',
  betweenTherapists:
    'One therapist wrote it for the next, and only the two can open it. Ask them for your records (Mental Healthcare Act 2017 s. 25).',
  authors:
    'Only the therapist who wrote it can open it. Ask them for your records (Mental Healthcare Act 2017 s. 25).',
} as const;

/** Reasons for keeping words in a row after its person was erased. */
export const staying = {
  fixedWord: 'One of a few fixed words, or a number of ours; nothing a person wrote.',
  follows: 'Follows another column that is changed.',
  taxLaw: 'Tax law requires it.',
  proof: 'Proof that a right was respected; without a name.',
  history: 'Belongs to the people this therapist worked with: their own record of it.',
  appendOnly:
    'The record of who did what cannot be changed by anyone; it holds ids, never what a record says.',
  untilSent:
    'The address needed to tell the person that it is done; deleted once the email is sent, after three days at most.',
  untilRefunded:
    'The details needed to refund the person, encrypted with their own key; deleted some weeks after the refund.',
  untilRemoved: 'Name of a file until the store has surely let go of it: an hour.',
  derived: 'Calculated from the other columns.',
  authors: 'The encrypted record of a therapist, which their profession requires; no one else can open it.',
} as const;

/** Names of columns, as one text: a table of twenty columns stays in sight. */
export const columns = (names: string): readonly string[] => names.split(/\s+/);

type Columns<Reason extends string> = { readonly [R in Reason]?: readonly string[] };

export type PersonalTable = {
  readonly table: string;
  readonly category: CategoryId;
  /** The column that names one row; `id` by default. */
  readonly key?: string;
  readonly whose: readonly Link[];
  /** Columns that the export holds under their own names. */
  readonly shown: readonly string[];
  /** Extra columns of the export that make ids readable: SQL by name. */
  readonly named?: Readonly<Record<string, string>>;
  /** A shown column with sealed words, which `lib/privacy/export/sealed.ts` opens for the export. */
  readonly sealed?: string;
  readonly withheld?: Columns<keyof typeof withholding>;
  /** The change in the transaction of the request. `discard` deletes the row and its file. */
  readonly atOnce: 'delete' | 'discard' | 'keep' | Changes;
  /** The change after 30 days. */
  readonly afterwards: 'delete' | 'keep' | Changes;
  /** Columns that can hold words and do not change at once. */
  readonly stays?: Columns<keyof typeof staying>;
};

export type ImpersonalTable = {
  readonly table: string;
  readonly nobody: string;
  readonly columns: readonly string[];
};

export type TableRule = PersonalTable | ImpersonalTable;

export const erasedWords = "'(erased)'";
export const nothing = 'NULL';
/** One address for all rows of a person during the 30 days, by which the purge finds guest rows. */
export const erasedAddress = '(SELECT erased_address FROM person)';
/** The same address for all erased people, once no row needs to be found. */
export const nobodysMailbox = 'erased@erased.invalid';
export const nobodysAddress = `'${nobodysMailbox}'`;
/**
 * Keyed hash in the form of an address: it proves a consent to a person who shows the address, without
 * revealing it.
 */
export const provenAddress = '(SELECT proof_address FROM person)';

/** Erases a value and keeps null. */
export function ifAny(column: string): string {
  return `CASE WHEN t.${column} IS NOT NULL THEN ${erasedWords} END`;
}
